import { Field, ID } from 'type-graphql';
import { OutputType } from '../../kit/rules/outputType.ts';

@OutputType({ rule: 'parent', description: 'The way to another question of the knowledge base.' })
export class KnowledgeLink {
  @Field(() => ID, { description: 'Id of the question.' })
  id!: string;

  @Field({ description: 'The question.' })
  question!: string;

  @Field({ description: 'Its name in addresses.' })
  slug!: string;
}
