import { Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { maxHtml } from '../../../kit/html/cleanHtml.ts';
import { patchOf } from '../../../kit/resource/resolvers/patchOf.ts';

@InputType({ description: 'New FAQ question, added at the end of its category.' })
export class FaqQuestionInput {
  @Field(() => ID, {
    description:
      'Id of the `FaqCategory`. Rejected with `unknown` when it does not exist, and with `max` when the category already has 100 questions.',
  })
  categoryId!: string;

  @Field({ description: 'Question, 1 to 200 characters.' })
  @Length(1, 200)
  question!: string;

  @Field({ description: 'Answer as plain text, 1 to 4,000 characters.' })
  @Length(1, 4000)
  answer!: string;
}

export const FaqQuestionPatch = patchOf(
  FaqQuestionInput,
  'FaqQuestionPatch',
  'Changes to a frequently asked question.',
);
export type FaqQuestionPatch = Partial<FaqQuestionInput>;

@InputType({ description: 'New question of the knowledge base, added at the end of its topic.' })
export class KnowledgeQuestionInput {
  @Field(() => ID, {
    description:
      'Id of the `KnowledgeTopic`. Rejected with `unknown` when it does not exist, and with `max` when the topic already has 100 questions.',
  })
  topicId!: string;

  @Field({
    description:
      'Question, 1 to 200 characters. The slug is derived from the question on creation and never changes.',
  })
  @Length(1, 200)
  question!: string;

  @Field({
    description:
      'Answer as HTML, 1 to 100,000 characters; rejected with `required` without words. Elements that the editor does not produce are removed: scripts, styles, frames, forms and external pictures.',
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
