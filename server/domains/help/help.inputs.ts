import { Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { maxHtml } from '../../kit/html/cleanHtml.ts';
import { patchOf } from '../../kit/resource/patchOf.ts';

@InputType({ description: 'A new frequent question; it becomes the last one of its chapter.' })
export class FaqQuestionInput {
  @Field(() => ID, {
    description:
      'The chapter: id of the `FaqCategory`; `unknown` when there is none such, `max` when it holds 100 questions already.',
  })
  categoryId!: string;

  @Field({ description: 'The question, 1 to 200 characters.' })
  @Length(1, 200)
  question!: string;

  @Field({ description: 'The answer, plain text, 1 to 4,000 characters.' })
  @Length(1, 4000)
  answer!: string;
}

export const FaqQuestionPatch = patchOf(
  FaqQuestionInput,
  'FaqQuestionPatch',
  'Changes to a frequent question.',
);
export type FaqQuestionPatch = Partial<FaqQuestionInput>;

@InputType({ description: 'A new question of the knowledge base; it becomes the last one of its group.' })
export class KnowledgeQuestionInput {
  @Field(() => ID, {
    description:
      'The group: id of the `KnowledgeTopic`; `unknown` when there is none such, `max` when it holds 100 questions already.',
  })
  topicId!: string;

  @Field({ description: 'The question, 1 to 200 characters. Its name in addresses is made from it, once.' })
  @Length(1, 200)
  question!: string;

  @Field({
    description:
      'The answer as HTML, 1 to 100,000 characters. What the editor does not make is taken out: scripts, styles, frames, forms, pictures from elsewhere.',
  })
  @Length(1, maxHtml)
  content!: string;
}

export const KnowledgeQuestionPatch = patchOf(
  KnowledgeQuestionInput,
  'KnowledgeQuestionPatch',
  'Changes to a question of the knowledge base.',
);
export type KnowledgeQuestionPatch = Partial<KnowledgeQuestionInput>;
