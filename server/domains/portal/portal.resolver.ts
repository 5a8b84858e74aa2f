import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { SignedInOnly } from '../../kit/rules/rule.ts';
import { bookmarkedPages, bookmarkedTargets, reorderBookmarks, toggleBookmark } from './bookmarks.ts';
import { visiblePages } from './pages.ts';
import { PortalPage } from './portalPage.ts';

/** The portal's pages, and the viewer's own choice of them. Nobody reaches the bookmarks of another here. */
@Resolver(() => PortalPage)
export class PortalResolver {
  @SignedInOnly()
  @Query(() => [PortalPage], {
    description: 'The pages of the portal that the viewer may see, in the order of its menu.',
  })
  async pages(@Ctx() context: Context): Promise<PortalPage[]> {
    const bookmarked = new Set(await bookmarkedTargets(context));
    return visiblePages(context).map((page) => ({ ...page, isBookmarked: bookmarked.has(page.target) }));
  }

  @SignedInOnly()
  @Query(() => [PortalPage], {
    description:
      'The viewer’s bookmarks in their order. One of a page that they may not see now is left out, and comes back with the right to see it.',
  })
  async bookmarks(@Ctx() context: Context): Promise<PortalPage[]> {
    const pages = await bookmarkedPages(context);
    return pages.map((page) => ({ ...page, isBookmarked: true }));
  }

  @SignedInOnly()
  @Mutation(() => [PortalPage], {
    description:
      'Adds a page to the end of the viewer’s bookmarks or takes it away, and gives back what they are then. NOT_FOUND for a page that does not exist or that they may not see.',
  })
  async toggleBookmark(
    @Arg('target', { description: 'Which page, as `PortalPage.target`.' }) target: string,
    @Arg('isBookmarked', () => Boolean, {
      nullable: true,
      description: 'What it shall be afterwards, however often this is sent; when absent, what it was not.',
    })
    isBookmarked: boolean | null | undefined,
    @Ctx() context: Context,
  ): Promise<PortalPage[]> {
    await toggleBookmark(context, target, isBookmarked ?? undefined);
    return this.bookmarks(context);
  }

  @SignedInOnly()
  @Mutation(() => [PortalPage], {
    description:
      'Puts the viewer’s bookmarks into an order and gives them back. Those that are not named follow in the order that they had. BAD_USER_INPUT at `targets` when one is named twice or is none of them.',
  })
  async reorderBookmarks(
    @Arg('targets', () => [String], { description: 'Their targets, the first one first.' })
    targets: string[],
    @Ctx() context: Context,
  ): Promise<PortalPage[]> {
    await reorderBookmarks(context, targets);
    return this.bookmarks(context);
  }
}
