import { Field, ID } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';

@OutputType({
  rule: 'parent',
  description:
    'Public data of the author of an article or a comment; reading the `User` requires more rights.',
})
export class BlogAuthor {
  @Field(() => ID, { description: 'Id of the person.' })
  id!: string;

  @Field({ description: 'First and last name.' })
  fullName!: string;

  @Field({ description: 'Address of the profile picture; empty without one.' })
  avatar!: string;
}
