import type { Context } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import type { ListedPage } from './listedPage.ts';
import { isPage, visiblePages } from './pages.ts';

/** Returns the names of the viewer's bookmarked pages, in the viewer's order. Includes pages that the viewer cannot see now. */
export async function findBookmarkedTargets(context: Context): Promise<string[]> {
  const bookmarks = await findBookmarks.all(context, { user: context.viewer!.userId });
  return bookmarks.map(({ target }) => target);
}

const findBookmarks = query('portal.findBookmarks', (db, { user }: Given<{ user: number }>) =>
  db
    .selectFrom('Bookmark')
    .select(['target', 'position'])
    .where('user', '=', user)
    .orderBy('position')
    .orderBy('id'),
);

/** Returns the pages that the viewer has bookmarked and may see, in the viewer's order. */
export async function findBookmarkedPages(context: Context): Promise<ListedPage[]> {
  const pages = new Map(visiblePages(context).map((page) => [page.target, page]));
  return (await findBookmarkedTargets(context)).flatMap((target) => pages.get(target) ?? []);
}

/** Adds a page to the viewer's bookmarks, or removes it. Does nothing when the bookmark has the wanted state already. */
export async function bookmarkPage(context: Context, target: string, isWanted: boolean): Promise<void> {
  if (!visiblePages(context).some((page) => page.target === target)) throw notFound('PortalPage');
  await change(context, (targets) => {
    const isThere = targets.includes(target);
    if (isThere === isWanted) return targets;
    return isThere ? targets.filter((candidate) => candidate !== target) : [...targets, target];
  });
}

/**
 * Reorders the bookmarks of pages that the viewer may see: first those in `order`, then the others. Bookmarks of
 * other pages keep their positions.
 */
export async function reorderBookmarks(context: Context, order: readonly string[]): Promise<void> {
  if (new Set(order).size < order.length) throw invalidInput({ targets: 'invalid' });
  const visible = new Set(visiblePages(context).map((page) => page.target));
  await change(context, (targets) => {
    const movable = targets.filter((target) => visible.has(target));
    if (order.some((target) => !movable.includes(target))) throw invalidInput({ targets: 'unknown' });
    const next = [...order, ...movable.filter((target) => !order.includes(target))];
    return targets.map((target) => (visible.has(target) ? next.shift()! : target));
  });
}

/** Serialises the changes of one person, so that two tabs do not undo each other. Bookmarks of deleted pages are removed. */
async function change(context: Context, of: (targets: string[]) => string[]): Promise<void> {
  const user = context.viewer!.userId;
  await inTransaction(context.database, async (transaction) => {
    await lockUser.all(transaction, { user });
    const bookmarks = await findBookmarks.all(transaction, { user });
    const before = new Map(bookmarks.map(({ target, position }) => [target, position]));
    const after = of([...before.keys()].filter(isPage));
    await storeOrder(transaction, user, before, after);
  });
}

const lockUser = query('portal.lockUser', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('User').select('id').where('id', '=', user).forNoKeyUpdate(),
);

type BookmarkPosition = Given<{ user: number; target: string; position: number }>;

const deleteBookmark = query(
  'portal.deleteBookmark',
  (db, { user, target }: Given<{ user: number; target: string }>) =>
    db.deleteFrom('Bookmark').where('user', '=', user).where('target', '=', target),
);

const insertBookmark = query('portal.insertBookmark', (db, { user, target, position }: BookmarkPosition) =>
  db.insertInto('Bookmark').values({ user, target, position }),
);

const moveBookmark = query('portal.moveBookmark', (db, { user, target, position }: BookmarkPosition) =>
  db.updateTable('Bookmark').set({ position }).where('user', '=', user).where('target', '=', target),
);

async function storeOrder(
  transaction: Transaction,
  user: number,
  before: ReadonlyMap<string, number>,
  after: readonly string[],
): Promise<void> {
  for (const target of before.keys()) {
    if (!after.includes(target)) await deleteBookmark.write(transaction, { user, target });
  }
  for (const [position, target] of after.entries()) {
    const bookmark = { user, target, position };
    if (!before.has(target)) await insertBookmark.write(transaction, bookmark);
    else if (before.get(target) !== position) await moveBookmark.write(transaction, bookmark);
  }
}
