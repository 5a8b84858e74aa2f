import { conflict, invalidInput, notFound, type FieldProblems } from '../../../../kit/errors.ts';
import type { Context } from '../../../../kit/context.ts';
import { problemsOfInput } from '../../../../kit/graphql/errors/validateInput.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { parseId, scopeOf } from '../../../../kit/read/reads.ts';
import { alterRow } from '../../../../kit/resource/recordedWrites.ts';
import { findStored } from '../../../../kit/resource/writes.ts';
import { insertRow, type Values } from '../../../../kit/write/rowWrites.ts';
import {
  changeRundown,
  orderOf,
  writeOrder,
  type RundownWriting,
  type AuditedChanges,
} from '../changeRundown.ts';
import { problemsOfItem, type WholeItem } from './itemProblems.ts';
import type { RundownItemInput, RundownItemPatch } from '../rundown.inputs.ts';
import { RundownItem } from './rundownItem.entity.ts';

export const maxItems = 500;
const maxAtOnce = 100;

/** Adds items at a position, or at the end: all of them or none. */
export async function addRundownItems(
  writing: RundownWriting,
  given: readonly RundownItemInput[],
  at: number | null | undefined,
): Promise<AuditedChanges> {
  if (given.length === 0) throw invalidInput({ items: 'required' });
  if (given.length > maxAtOnce) throw invalidInput({ items: 'tooLong' });
  if (at != null && at < 1) throw invalidInput({ at: 'min' });
  const problems: FieldProblems = {};
  for (const [index, item] of given.entries()) {
    const ill = await problemsOfInput(item);
    Object.assign(ill, { ...(await problemsOfItem(wholeOf(item), item, writing)), ...ill });
    for (const [field, problem] of Object.entries(ill)) problems[`items.${index}.${field}`] = problem;
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  const items = given.map((item) => ({
    ...valuesOf(wholeOf(item)),
    notes: item.notes ?? '',
    addedBy: nameOf(writing),
  }));
  return insertItems(writing, items, at);
}

/** Inserts items into a rundown without checking them; they must be valid. */
export async function insertItems(
  writing: RundownWriting,
  items: readonly Values[],
  at: number | null | undefined,
): Promise<AuditedChanges> {
  const { transaction, context, rundown } = writing;
  const order = await orderOf(writing);
  if (order.length + items.length > maxItems) throw invalidInput({ items: 'max' });
  const model = context.reads.models.of(RundownItem);
  const added: number[] = [];
  for (const [index, item] of items.entries()) {
    const values = { ...item, rundown, position: order.length + index + 1 };
    added.push((await insertRow(transaction, model, values, scopeOf(context))).id);
  }
  const position = at == null ? order.length : Math.min(at - 1, order.length);
  if (position < order.length)
    await writeOrder(writing, [...order.slice(0, position), ...added, ...order.slice(position)]);
  return {
    items: [null, items.map(({ kind, title, media, playlist }) => ({ kind, title, media, playlist }))],
  };
}

/** Moves items together to another position, in their current order. */
export async function moveRundownItems(
  writing: RundownWriting,
  itemIds: readonly string[],
  to: number,
): Promise<AuditedChanges> {
  if (to < 1) throw invalidInput({ to: 'min' });
  const order = await orderOf(writing);
  const moving = new Set(idsAmong(order, itemIds));
  const unmoved = order.filter((id) => !moving.has(id));
  const at = Math.min(to - 1, unmoved.length);
  const next = [...unmoved.slice(0, at), ...order.filter((id) => moving.has(id)), ...unmoved.slice(at)];
  if (next.every((id, index) => id === order[index])) return {};
  await writeOrder(writing, next);
  return { order: [order, next] };
}

const deleteRundownItems = query('scheduling.deleteRundownItems', (db, { ids }: Given<{ ids: number[] }>) =>
  db.deleteFrom('RundownItem').where('id', 'in', ids),
);

/** Removes items from a rundown, and renumbers the positions of the others. */
export async function removeRundownItems(
  writing: RundownWriting,
  itemIds: readonly string[],
): Promise<AuditedChanges> {
  const order = await orderOf(writing);
  const removedIds = idsAmong(order, itemIds);
  if (removedIds.length === 0) return {};
  await removeItems(writing, removedIds);
  await writeOrder(
    writing,
    order.filter((id) => !removedIds.includes(id)),
  );
  return { items: [removedIds, null] };
}

/** Removes items by their ids, which must exist; the positions of the others stay. */
export const removeItems = async (writing: RundownWriting, ids: readonly number[]): Promise<void> =>
  void (await deleteRundownItems.write(writing, { ids: [...ids] }));

function idsAmong(order: readonly number[], itemIds: readonly string[]): number[] {
  if (itemIds.length === 0) throw invalidInput({ itemIds: 'required' });
  if (itemIds.length > maxItems) throw invalidInput({ itemIds: 'tooLong' });
  const requestedIds = new Set(itemIds.map((id) => parseId(id) ?? 0));
  return order.filter((id) => requestedIds.has(id));
}

const findRundownOfItem = query('scheduling.findRundownOfItem', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('RundownItem as item')
    .innerJoin('Rundown as rundown', 'rundown.id', 'item.rundown')
    .select(['rundown.slot', 'rundown.date'])
    .where('item.id', '=', id),
);

interface Change {
  id: string;
  /** The version that the change started from. */
  version: number;
  /** Reads the item as the viewer may see it, for the CONFLICT error. */
  current: (id: number) => Promise<object | null>;
}

/** Changes an item. When its kind, media item or playlist is given, it counts as chosen by the user, not by a rule. */
export async function updateRundownItem(
  context: Context,
  { id, version, current }: Change,
  given: RundownItemPatch,
): Promise<number> {
  const position = await findRundownOfItem.first(context, { id: parseId(id) ?? 0 });
  if (!position) throw notFound('RundownItem');
  let isStale = false;
  await changeRundown(context, { slotId: String(position.slot), date: position.date }, async (writing) => {
    const stored = await findStored(writing, RundownItem, id);
    isStale = stored.version !== version;
    if (isStale) return {};
    const ill = await problemsOfInput(given);
    const whole = wholeOf({ ...given, kind: given.kind ?? stored.kind }, stored);
    const problems = { ...(await problemsOfItem(whole, given, writing)), ...ill };
    if (Object.keys(problems).length > 0) throw invalidInput(problems);
    const plays = given.mediaId !== undefined || given.playlistId !== undefined || given.kind !== undefined;
    const values = {
      ...valuesOf(whole),
      ...(given.notes !== undefined && { notes: given.notes }),
      ...(plays && { reason: null, addedBy: nameOf(writing) }),
    };
    const model = context.reads.models.of(RundownItem);
    return (await alterRow(writing, model, stored, values)) ?? {};
  });
  if (isStale) throw conflict('RundownItem', await current(Number(id)));
  return Number(id);
}

type Known = Pick<RundownItem, 'kind' | 'title' | 'duration' | 'offset' | 'isHard'> & {
  media: number | null;
  playlist: number | null;
};

function wholeOf(given: RundownItemPatch & { kind: RundownItem['kind'] }, stored?: Known): WholeItem {
  const idOf = (value: number | null | undefined) => (value == null ? null : String(value));
  const or = <T>(value: T | undefined, there: T): T => (value === undefined ? there : value);
  return {
    kind: given.kind,
    title: or(given.title, stored?.title ?? ''),
    mediaId: or(given.mediaId, idOf(stored?.media)),
    playlistId: or(given.playlistId, idOf(stored?.playlist)),
    duration: or(given.duration, stored?.duration ?? null),
    offset: or(given.offset, stored?.offset ?? null),
    isHard: or(given.isHard, stored?.isHard ?? false),
  };
}

const valuesOf = ({ kind, title, mediaId, playlistId, duration, offset, isHard }: WholeItem) => ({
  kind,
  title,
  media: mediaId === null ? null : Number(mediaId),
  playlist: playlistId === null ? null : Number(playlistId),
  duration,
  offset,
  isHard,
});

/** Name of the current user. */
export const nameOf = ({ context }: RundownWriting): string => context.viewer?.name ?? '';
