/** An entry stays lit while one is on a record below it: `/admin/users/7` belongs to `/admin/users/list`. */
export function isCurrent(pathname: string, to: string) {
  const root = to.replace(/\/list$/, '');
  return pathname === root || pathname.startsWith(`${root}/`);
}
