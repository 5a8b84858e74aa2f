import type { Context } from '../../kit/context.ts';
import type { ListedPage, PageRule } from './listedPage.ts';
import { pages, screens } from './pages.generated.ts';

type Viewer = Pick<Context, 'abilities' | 'viewingAs'>;

/** The pages that the viewer may see, in the order of the menu. */
export const visiblePages = (viewer: Viewer): ListedPage[] =>
  pages.filter(({ rules }) => maySee(rules, viewer));

/** Whether a page of this name exists, seen or not. */
export const isPage = (target: string) => pages.some((page) => page.target === target);

/** Whether the viewer may see the screen with this pattern of an address. */
export function maySeeScreen(pattern: string, viewer: Viewer): boolean {
  const rules = Object.hasOwn(screens, pattern) ? screens[pattern] : undefined;
  return rules !== undefined && maySee(rules, viewer);
}

/** As the portal itself decides: whoever views it as a role may look only, and sees no page for changing things. */
function maySee(rules: readonly PageRule[], { abilities, viewingAs }: Viewer): boolean {
  if (rules.length === 0) return abilities.signedIn;
  return rules.some(
    ({ action, subject }) => abilities.can(action, subject) && (viewingAs === undefined || action === 'read'),
  );
}
