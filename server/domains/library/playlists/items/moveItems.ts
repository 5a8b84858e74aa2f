import { invalidInput } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { findItemsInOrder, writeOrder, type ItemChange, type AuditChanges } from './changeItems.ts';
import { reorderItems } from './reorderItems.ts';

const maxAtOnce = 1000;

/** Moves items together to another position; returns the audit changes of their positions. */
export async function moveItems(
  change: ItemChange,
  itemIds: readonly string[],
  to: number,
): Promise<AuditChanges> {
  if (to < 1) throw invalidInput({ to: 'min' });
  const items = await findItemsInOrder(change);
  const selected = idsOf(itemIds);
  const moving = new Set(items.filter(({ id }) => selected.has(id)).map(({ id }) => id));
  const order = reorderItems(items, moving, to);
  if (order.every((id, index) => id === items[index]!.id)) return {};
  await writeOrder(change, order);
  const positions = (ids: readonly number[]) =>
    ids.flatMap((id, index) => (moving.has(id) ? [index + 1] : []));
  return { position: [positions(items.map(({ id }) => id)), positions(order)] };
}

/** Removes items and closes the gaps; returns the audit changes with the removed media. */
export async function removeItems(
  change: ItemChange,
  itemIds: readonly string[] | 'all',
): Promise<AuditChanges> {
  const items = await findItemsInOrder(change);
  const selected = itemIds === 'all' ? undefined : idsOf(itemIds);
  const removed = selected ? items.filter(({ id }) => selected.has(id)) : items;
  if (removed.length === 0) return {};
  const ids = removed.map(({ id }) => id);
  await deleteItems.write(change, { ids });
  const left = new Set(ids);
  await writeOrder(
    change,
    items.map(({ id }) => id).filter((id) => !left.has(id)),
  );
  return { media: [removed.map(({ media }) => media), null] };
}

const deleteItems = query('library.deletePlaylistItems', (db, { ids }: Given<{ ids: number[] }>) =>
  db.deleteFrom('PlaylistItem').where('id', 'in', ids),
);

function idsOf(itemIds: readonly string[]): Set<number> {
  if (itemIds.length === 0) throw invalidInput({ itemIds: 'required' });
  if (itemIds.length > maxAtOnce) throw invalidInput({ itemIds: 'tooLong' });
  return new Set(itemIds.flatMap((id) => parseId(id) ?? []));
}
