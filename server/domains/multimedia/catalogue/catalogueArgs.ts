import { ArgsType, Field, ID, Int } from 'type-graphql';

@ArgsType()
export class LikelySameArgs {
  @Field(() => ID, {
    nullable: true,
    description: 'Only the group that this one is in; all groups when absent.',
  })
  id?: string;

  @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' })
  page!: number;

  @Field(() => Int, { defaultValue: 10, description: 'Groups on a page, 1 to 50.' })
  perPage!: number;
}

@ArgsType()
export class MergeArgs {
  @Field(() => ID, { description: 'The one that stays.' })
  intoId!: string;

  @Field(() => [ID], { description: 'Those that go into the recycle bin, 1 to 50.' })
  fromIds!: string[];
}
