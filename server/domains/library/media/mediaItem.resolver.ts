import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { findPage } from '../../../kit/list/findPage.ts';
import { checkListQuery, listArgsOf, pageOf, type ListQuery, type Page } from '../../../kit/list/listArgs.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { librarySearch } from '../search/librarySearch.ts';
import { failedMedia, usableMedia } from './failures.ts';
import { withMediaFields } from './mediaFields.ts';
import { MediaItem } from './mediaItem.entity.ts';

const ListArgs = listArgsOf(MediaItem);
const MediaItemPage = pageOf(MediaItem);

/** Reads media of all kinds; changes go through the resolver of the kind. */
@Resolver(() => MediaItem)
export class MediaItemResolver extends withMediaFields(
  MediaItem,
  ReadResolver(MediaItem, {
    roles: { staff: ['read'], editor: ['manage'] },
    searchLanguage: librarySearch,
    whereListed: (context) => usableMedia(context, {}),
  }),
) {
  @Allow('read', 'MediaItem')
  @Query(() => MediaItemPage, {
    description:
      'A page of uploaded files that cannot be used, of all kinds; `failure` has the reason. The lists and counts of media do not contain these files; `mediaDuplicates` and the recycle bin may.',
  })
  failedMedia(
    @Args(() => ListArgs, { validateFn: (query) => checkListQuery(query as ListQuery) }) query: ListQuery,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Page<Row>> {
    const where = failedMedia(context, {});
    return findPage(context, MediaItem, query, info, { where, searchLanguage: librarySearch });
  }
}
