import { matchPath } from 'react-router-dom';
import type { MenuEntry } from '../../../kit/defineFeature';

/**
 * Returns whether a menu entry leads to the current page. This also holds on pages below it (`/admin/users/7` belongs
 * to `/admin/users/list`) and on the pages in `covers`.
 */
export function isCurrent(pathname: string, { to, covers = [] }: Pick<MenuEntry, 'to' | 'covers'>) {
  const root = to.replace(/\/list$/, '');
  return (
    pathname === root ||
    pathname.startsWith(`${root}/`) ||
    covers.some((pattern) => matchPath(pattern, pathname) !== null)
  );
}
