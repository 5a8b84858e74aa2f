import { ArgsType, Field, ID, Int, type ClassType } from 'type-graphql';

export interface LikelyDuplicatesArgs {
  id?: string;
  page: number;
  perPage: number;
}

/** What is asked of names that are nearly the same, of one type. */
export function likelyDuplicatesArgsOf(typeName: string): ClassType<LikelyDuplicatesArgs> {
  @ArgsType()
  class LikelyDuplicates implements LikelyDuplicatesArgs {
    @Field(() => ID, {
      nullable: true,
      description: `Only the group that this one is in: id of the \`${typeName}\`; all groups when absent.`,
    })
    id?: string;

    @Field(() => Int, { defaultValue: 1, description: 'Which page, from 1.' })
    page!: number;

    @Field(() => Int, { defaultValue: 10, description: 'Groups on a page, 1 to 50.' })
    perPage!: number;
  }
  return LikelyDuplicates;
}

export interface MergeArgs {
  intoId: string;
  fromIds: string[];
}

/** What is to become one, of one type. */
export function mergeArgsOf(typeName: string): ClassType<MergeArgs> {
  @ArgsType()
  class Merge implements MergeArgs {
    @Field(() => ID, { description: `Id of the \`${typeName}\` that stays.` })
    intoId!: string;

    @Field(() => [ID], {
      description: `Id of each \`${typeName}\` that goes into the recycle bin, 1 to 50.`,
    })
    fromIds!: string[];
  }
  return Merge;
}
