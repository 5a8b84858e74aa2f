import { Field, ID } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';

@OutputType({
  rule: 'parent',
  description:
    'Author of an article or a comment, as readers see them; reading the `User` requires more rights.',
})
export class BlogAuthor {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field({ description: 'Address of a picture; empty without one.' })
  avatar!: string;
}
