import { Field, ID } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';

@OutputType({ rule: 'parent', description: 'Link to another question of the knowledge base.' })
export class KnowledgeLink {
  @Field(() => ID, { description: 'Id of the question.' })
  id!: string;

  @Field({ description: 'Question to link to.' })
  question!: string;

  @Field({ description: 'Slug of the question.' })
  slug!: string;
}
