import { matchPath } from 'react-router-dom';
import type { MenuEntry } from '../../../kit/defineFeature';

/**
 * An entry stays lit while one is on a page below it: `/admin/users/7` belongs to `/admin/users/list`, and a page elsewhere to
 * the entry that it names.
 */
export function isCurrent(pathname: string, { to, covers = [] }: Pick<MenuEntry, 'to' | 'covers'>) {
  const root = to.replace(/\/list$/, '');
  return (
    pathname === root ||
    pathname.startsWith(`${root}/`) ||
    covers.some((pattern) => matchPath(pattern, pathname) !== null)
  );
}
