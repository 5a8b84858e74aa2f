import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../kit/context.ts';
import { SignedInOnly } from '../../kit/rules/rule.ts';
import { bookmarkedPages, bookmarkedTargets, bookmarkPage, reorderBookmarks } from './bookmarks.ts';
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
      'Adds a page to the end of the viewer’s bookmarks or takes it away, and gives back what they are then. Fine when it is so already. NOT_FOUND for a page that does not exist or that they may not see.',
  })
  async bookmarkPage(
    @Arg('target', { description: 'Which page, as `PortalPage.target`.' }) target: string,
    @Arg('isBookmarked', () => Boolean, { description: 'Whether it is to be among them.' }) isOn: boolean,
    @Ctx() context: Context,
  ): Promise<PortalPage[]> {
    await bookmarkPage(context, target, isOn);
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
