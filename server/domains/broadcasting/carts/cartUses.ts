import type { Context } from '../../../kit/context.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { contextOf } from '../../../kit/resource/ownRows.ts';
import { maxShown, totalOf, type RecordUses } from '../../../kit/resource/uses.ts';

/* Media items on a cart pad cannot be deleted. Private carts of other people are counted, but not named. */

const findCartsWithMedium = query('broadcasting.findCartsWithMedium', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom('Cart')
    .select(['id', 'label', 'page', 'position', 'owner'])
    .where('media', '=', of)
    .orderBy('id')
    .limit(maxShown),
);

const countCartsWithMedium = query('broadcasting.countCartsWithMedium', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('Cart').select(count).where('media', '=', of),
);

const moveCarts = query('broadcasting.moveCarts', (db, { from, to }: Given<{ from: number; to: number }>) =>
  db
    .updateTable('Cart')
    .set(({ eb }) => ({ media: to, version: eb('version', '+', 1) }))
    .where('media', '=', from),
);

type Found = Awaited<ReturnType<typeof findCartsWithMedium.all>>;

const usesIn = (carts: Found, { viewer }: Context) =>
  carts
    .filter(({ owner }) => owner === null || owner === viewer?.userId)
    .map(({ id, label, page, position }) => ({
      kind: 'Cart',
      id: String(id),
      name: label || `${page} · F${position}`,
    }));

export const cartUses: RecordUses = {
  subject: 'MediaItem',
  kind: 'LiveSession',
  find: async (scope, of) => {
    const carts = await findCartsWithMedium.all(scope, { of });
    const total = await totalOf(carts, () => countCartsWithMedium.first(scope, { of }));
    return { total, uses: usesIn(carts, contextOf(scope)) };
  },
  usesOfEach: async (context, ids) =>
    (await findCartsWithMedium.ofEach(context, ids, {})).map((carts) => usesIn(carts, context)),
  move: async (writing, from, to) => void (await moveCarts.write(writing, { from, to })),
};
