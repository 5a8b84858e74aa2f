import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { SignedInOnly } from '../../../kit/rules/rule.ts';
import { recordsAt } from './recordsAt.ts';
import { searchEverywhere } from './search.ts';
import { SearchGroup, SearchRow } from './search.types.ts';
import { StoredPicture, storedPictures } from './storedPictures.ts';

@Resolver()
export class SearchResolver {
  @SignedInOnly()
  @Query(() => [SearchGroup], {
    description:
      'Pages of the portal and records of every kind that hold a text, as the lists of the viewer’s current radio would find them. Kinds of which nothing matches, or which the viewer may not read, are left out. BAD_USER_INPUT at `query` when it is empty or too long.',
  })
  search(
    @Arg('query', { description: 'The text, 1 to 100 characters without the spaces around it.' })
    query: string,
    @Ctx() context: Context,
  ): Promise<SearchGroup[]> {
    return searchEverywhere(context, query);
  }

  @SignedInOnly()
  @Query(() => [SearchRow], {
    // Each may be of no record that the viewer sees.
    nullable: 'items',
    description:
      'The records that paths of the portal lead to, such as the links of a message, in their order and as the search would show each: null for a path that leads to no record, and for one that the viewer may not read or that is not of their current radio.',
  })
  recordsAt(
    @Arg('paths', () => [String], { description: 'Paths such as `/admin/users/5`, at most 20.' })
    paths: string[],
    @Ctx() context: Context,
  ): Promise<Array<SearchRow | null>> {
    return recordsAt(context, paths);
  }

  @SignedInOnly()
  @Query(() => [StoredPicture], {
    description:
      'The pictures in our storage that belong to records the viewer may read, such as people and radios: of each kind at most 100, the newest records first.',
  })
  storedPictures(@Ctx() context: Context): Promise<StoredPicture[]> {
    return storedPictures(context);
  }
}
