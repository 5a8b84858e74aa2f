import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { SignedInOnly } from '../../../../kit/rules/rule.ts';
import { findRecordsAt } from './findRecordsAt.ts';
import { searchEverywhere } from './search.ts';
import { SearchGroup, SearchRow } from './search.types.ts';
import { StoredPicture, findStoredPictures } from './storedPictures.ts';

@Resolver()
export class SearchResolver {
  @SignedInOnly()
  @Query(() => [SearchGroup], {
    description:
      'Searches the pages of the portal, and the records of the platform and of the current radio. Pages are found by their English titles, records of all lists by the same rules as with the `search` argument of their list, and team members by their full name. Kinds without a match, and kinds that the viewer may not read, are left out. BAD_USER_INPUT at `query` when it is empty or too long.',
  })
  search(
    @Arg('query', { description: 'Text to find, 1 to 100 characters without surrounding spaces.' })
    query: string,
    @Ctx() context: Context,
  ): Promise<SearchGroup[]> {
    return searchEverywhere(context, query);
  }

  @SignedInOnly()
  @Query(() => [SearchRow], {
    // A path may lead to no record that the viewer sees, so the items can be null.
    nullable: 'items',
    description:
      'Resolves paths of the portal, such as the links of a message, to records. Returns a search result for each path, in the same order. Null for a path without a record, and for a record that the viewer may not read or that belongs to another radio. BAD_USER_INPUT at `paths` beyond 20 paths.',
  })
  recordsAt(
    @Arg('paths', () => [String], { description: 'Paths such as `/admin/users/5`, at most 20.' })
    paths: string[],
    @Ctx() context: Context,
  ): Promise<Array<SearchRow | null>> {
    return findRecordsAt(context, paths);
  }

  @SignedInOnly()
  @Query(() => [StoredPicture], {
    description:
      'Stored pictures of records that the viewer may read, such as people and radios. Only the 100 newest records with a picture of each kind are considered.',
  })
  storedPictures(@Ctx() context: Context): Promise<StoredPicture[]> {
    return findStoredPictures(context);
  }
}
