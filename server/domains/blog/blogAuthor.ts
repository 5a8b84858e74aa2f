import { Field, ID } from 'type-graphql';
import { OutputType } from '../../kit/rules/outputType.ts';

@OutputType({
  rule: 'parent',
  description: 'Who wrote an article or a comment, for whoever reads it; their record needs more.',
})
export class BlogAuthor {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field({ description: 'Address of a picture; empty when there is none.' })
  avatar!: string;
}
