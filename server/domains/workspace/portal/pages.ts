import type { Context } from '../../../kit/context.ts';
import type { ListedPage, PageRule } from './listedPage.ts';
import { pages, screens } from './pages.generated.ts';

type Viewer = Pick<Context, 'abilities' | 'viewingAs'>;

/** Returns the pages of the portal that the viewer may see, in menu order. */
export const visiblePages = (viewer: Viewer): ListedPage[] =>
  pages.filter(({ rules }) => maySee(rules, viewer));

/** Returns true when the portal has a page with this name, also when the viewer may not see it. */
export const isPage = (target: string) => pages.some((page) => page.target === target);

/** Returns true when the viewer may see the screen whose URL path has this pattern. */
export function maySeeScreen(pattern: string, viewer: Viewer): boolean {
  const rules = Object.hasOwn(screens, pattern) ? screens[pattern] : undefined;
  return rules !== undefined && maySee(rules, viewer);
}

/**
 * Decides like the client. In "view as" mode everything is read-only, so pages that require a right to change
 * are hidden.
 */
function maySee(rules: readonly PageRule[], { abilities, viewingAs }: Viewer): boolean {
  if (rules.length === 0) return abilities.signedIn;
  return rules.some(
    ({ action, subject }) => abilities.can(action, subject) && (viewingAs === undefined || action === 'read'),
  );
}
