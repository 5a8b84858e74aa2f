import { ArgsType, Field, ID, Int, type ClassType } from 'type-graphql';

export interface LikelyDuplicatesArgs {
  id?: string;
  page: number;
  perPage: number;
}

/** Creates the GraphQL arguments of the query for likely duplicates of one type. */
export function likelyDuplicatesArgsOf(typeName: string): ClassType<LikelyDuplicatesArgs> {
  @ArgsType()
  class LikelyDuplicates implements LikelyDuplicatesArgs {
    @Field(() => ID, {
      nullable: true,
      description: `Only the group that contains this \`${typeName}\`, by id; all groups when absent.`,
    })
    id?: string;

    @Field(() => Int, { defaultValue: 1, description: 'Page number, starting at 1.' })
    page!: number;

    @Field(() => Int, { defaultValue: 10, description: 'Groups on a page, 1 to 50.' })
    perPage!: number;
  }
  return LikelyDuplicates;
}
