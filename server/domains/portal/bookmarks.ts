import type { Context } from '../../kit/context.ts';
import type { Transaction } from '../../kit/database/database.ts';
import { invalidInput, notFound } from '../../kit/errors.ts';
import { inTransaction } from '../../kit/resource/transaction.ts';
import type { ListedPage } from './listedPage.ts';
import { isPage, visiblePages } from './pages.ts';

/** The targets of the viewer's bookmarks in their order, those of pages out of sight among them. */
export async function bookmarkedTargets({ database, viewer }: Context): Promise<string[]> {
  const rows = await database.rows('select target from bookmark where user_id = ? order by position, id', [
    viewer!.userId,
  ]);
  return rows.map(([target]) => String(target));
}

/** The bookmarked pages that the viewer may see. */
export async function bookmarkedPages(context: Context): Promise<ListedPage[]> {
  const pages = new Map(visiblePages(context).map((page) => [page.target, page]));
  return (await bookmarkedTargets(context)).flatMap((target) => pages.get(target) ?? []);
}

/** Adds or removes a page when it is not so already. */
export async function bookmarkPage(context: Context, target: string, isWanted: boolean): Promise<void> {
  if (!visiblePages(context).some((page) => page.target === target)) throw notFound('PortalPage');
  await change(context, (targets) => {
    const isThere = targets.includes(target);
    if (isThere === isWanted) return targets;
    return isThere ? targets.filter((other) => other !== target) : [...targets, target];
  });
}

/** Puts the visible ones into an order; those out of sight keep their places, those not named follow. */
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

/** Changes of one person take turns, so that two tabs do not undo each other. Of pages that are no more, nothing stays. */
async function change(context: Context, of: (targets: string[]) => string[]): Promise<void> {
  const { database, viewer } = context;
  await inTransaction(database, async (transaction) => {
    if (database.engine === 'postgresql')
      await transaction.rows('select 1 from "user" where id = ? for no key update', [viewer!.userId]);
    const rows = await transaction.rows(
      'select target, position from bookmark where user_id = ? order by position, id',
      [viewer!.userId],
    );
    const before = new Map(rows.map(([target, position]) => [String(target), Number(position)]));
    const after = of([...before.keys()].filter(isPage));
    await keep(transaction, viewer!.userId, before, after);
  });
}

async function keep(
  transaction: Transaction,
  userId: number,
  before: ReadonlyMap<string, number>,
  after: readonly string[],
): Promise<void> {
  for (const target of before.keys()) {
    if (!after.includes(target))
      await transaction.run('delete from bookmark where user_id = ? and target = ?', [userId, target]);
  }
  for (const [position, target] of after.entries()) {
    const values = [position, userId, target];
    if (!before.has(target))
      await transaction.run('insert into bookmark (position, user_id, target) values (?, ?, ?)', values);
    else if (before.get(target) !== position)
      await transaction.run('update bookmark set position = ? where user_id = ? and target = ?', values);
  }
}
