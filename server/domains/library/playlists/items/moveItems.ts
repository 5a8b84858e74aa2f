import { invalidInput } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { itemsInOrder, writeOrder, type ItemChange, type Told } from './changeItems.ts';
import { moved } from './itemOrder.ts';

const maxAtOnce = 1000;

/** Moves items together to another position; returns the audit changes of their positions. */
export async function moveItems(change: ItemChange, itemIds: readonly string[], to: number): Promise<Told> {
  if (to < 1) throw invalidInput({ to: 'min' });
  const items = await itemsInOrder(change);
  const asked = idsOf(itemIds);
  const moving = new Set(items.filter(({ id }) => asked.has(id)).map(({ id }) => id));
  const order = moved(items, moving, to);
  if (order.every((id, index) => id === items[index]!.id)) return {};
  await writeOrder(change, order);
  const places = (ids: readonly number[]) => ids.flatMap((id, index) => (moving.has(id) ? [index + 1] : []));
  return { position: [places(items.map(({ id }) => id)), places(order)] };
}

/** Removes items and closes the gaps; returns the audit changes with the removed media. */
export async function removeItems(change: ItemChange, itemIds: readonly string[] | 'all'): Promise<Told> {
  const items = await itemsInOrder(change);
  const asked = itemIds === 'all' ? undefined : idsOf(itemIds);
  const gone = asked ? items.filter(({ id }) => asked.has(id)) : items;
  if (gone.length === 0) return {};
  const ids = gone.map(({ id }) => id);
  await removing.write(change, { ids });
  const left = new Set(ids);
  await writeOrder(
    change,
    items.map(({ id }) => id).filter((id) => !left.has(id)),
  );
  return { media: [gone.map(({ media }) => media), null] };
}

const removing = query('library.removingItems', (db, { ids }: Given<{ ids: number[] }>) =>
  db.deleteFrom('PlaylistItem').where('id', 'in', ids),
);

function idsOf(itemIds: readonly string[]): Set<number> {
  if (itemIds.length === 0) throw invalidInput({ itemIds: 'required' });
  if (itemIds.length > maxAtOnce) throw invalidInput({ itemIds: 'tooLong' });
  return new Set(itemIds.flatMap((id) => parseId(id) ?? []));
}
