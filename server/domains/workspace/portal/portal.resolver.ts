import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { SignedInOnly } from '../../../kit/rules/rule.ts';
import { findBookmarkedPages, findBookmarkedTargets, bookmarkPage, reorderBookmarks } from './bookmarks.ts';
import { visiblePages } from './pages.ts';
import { PortalPage } from './portalPage.ts';

/** Pages of the portal, and the bookmarks of the viewer; never those of other people. */
@Resolver(() => PortalPage)
export class PortalResolver {
  @SignedInOnly()
  @Query(() => [PortalPage], {
    description:
      'Pages of the portal (the back office below `/admin/`) that the viewer may see, in menu order.',
  })
  async pages(@Ctx() context: Context): Promise<PortalPage[]> {
    const bookmarked = new Set(await findBookmarkedTargets(context));
    return visiblePages(context).map((page) => ({ ...page, isBookmarked: bookmarked.has(page.target) }));
  }

  @SignedInOnly()
  @Query(() => [PortalPage], {
    description:
      'Bookmarks of the viewer, in the order that the viewer chose. Bookmarks of pages that the viewer may not see are left out until the viewer has the right again.',
  })
  async bookmarks(@Ctx() context: Context): Promise<PortalPage[]> {
    const pages = await findBookmarkedPages(context);
    return pages.map((page) => ({ ...page, isBookmarked: true }));
  }

  @SignedInOnly()
  @Mutation(() => [PortalPage], {
    description:
      'Adds a page to the end of the viewer’s bookmarks or removes it, and returns the bookmarks. Idempotent. NOT_FOUND for a page that does not exist or that the viewer may not see.',
  })
  async bookmarkPage(
    @Arg('target', { description: 'Page, as in `PortalPage.target`.' }) target: string,
    @Arg('isBookmarked', () => Boolean, { description: 'True to add the page, false to remove it.' })
    isOn: boolean,
    @Ctx() context: Context,
  ): Promise<PortalPage[]> {
    await bookmarkPage(context, target, isOn);
    return this.bookmarks(context);
  }

  @SignedInOnly()
  @Mutation(() => [PortalPage], {
    description:
      'Reorders the viewer’s bookmarks and returns them. Bookmarks that are not in `targets` follow in their previous order; those of pages that the viewer may not see stay where they are. BAD_USER_INPUT at `targets` when a target occurs twice, or is not in `bookmarks`.',
  })
  async reorderBookmarks(
    @Arg('targets', () => [String], { description: 'Targets in the new order.' })
    targets: string[],
    @Ctx() context: Context,
  ): Promise<PortalPage[]> {
    await reorderBookmarks(context, targets);
    return this.bookmarks(context);
  }
}
