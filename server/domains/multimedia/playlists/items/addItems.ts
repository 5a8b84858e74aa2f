import { invalidInput, type FieldProblem, type FieldProblems } from '../../../../kit/errors.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { PublicityValidity, validityOf } from '../../media/kinds/publicityValidity.ts';
import { MediaKind } from '../../media/kinds/mediaKind.ts';
import { MediaState } from '../../media/mediaState.ts';
import { itemsInOrder, writeOrder, type ItemChange } from './changeItems.ts';
import { idList } from './idList.ts';
import { placeOf } from './itemOrder.ts';

const mostAtOnce = 1000;
export const mostItems = 10_000;

/** Puts media into a playlist at a place, at its end without one; refuses all of them when one cannot be played. */
export async function addItems(
  change: ItemChange,
  mediaIds: readonly string[],
  at: number | null | undefined,
  today: string,
): Promise<number[]> {
  if (mediaIds.length === 0) throw invalidInput({ mediaIds: 'required' });
  if (mediaIds.length > mostAtOnce) throw invalidInput({ mediaIds: 'tooLong' });
  if (at != null && at < 1) throw invalidInput({ at: 'min' });
  const ids = await playable(change, mediaIds, today);
  const items = await itemsInOrder(change);
  if (items.length + ids.length > mostItems) throw invalidInput({ mediaIds: 'max' });
  const place = at == null ? items.length : placeOf(items, at);
  const added = await insertItems(change, ids, items.length);
  if (place < items.length) {
    const others = items.map(({ id }) => id);
    await writeOrder(change, [...others.slice(0, place), ...added, ...others.slice(place)]);
  }
  return ids;
}

/** Puts media behind the last of so many items, and gives the ids of their places in order. */
export async function insertItems(
  { transaction, context, playlist }: ItemChange,
  mediaIds: readonly number[],
  behind: number,
): Promise<number[]> {
  const { table, value } = idList(context.database.engine, mediaIds);
  const now = context.reads.models.byName('PlaylistItem').stored(new Date());
  const moment = context.database.engine === 'sqlite' ? 'integer' : 'timestamptz';
  await transaction.run(
    `insert into playlist_item
       (version, created_at, updated_at, search_text, guarded_search_text, radio_id, playlist_id, media_id, position)
     select 1, cast(? as ${moment}), cast(? as ${moment}), '', '', p.radio_id, p.id, given.id,
       cast(? as integer) + given.place + 1
     from playlist p, ${table} given where p.id = ? order by given.place`,
    [now, now, behind, value, playlist.id],
  );
  const rows = await transaction.rows(
    'select id from playlist_item where playlist_id = ? and position > ? order by position',
    [playlist.id, behind],
  );
  return rows.map(([id]) => Number(id));
}

/** The media with these ids, all of which can be played; else says of each what keeps it out, as `mediaIds.3`. */
async function playable(
  { transaction, context }: ItemChange,
  given: readonly string[],
  today: string,
): Promise<number[]> {
  const ids = given.map((id) => parseId(id) ?? 0);
  const isPostgres = context.database.engine === 'postgresql';
  const { table, value } = idList(context.database.engine, [...new Set(ids)]);
  const rows = await transaction.rows(
    `select m.id, m.state, m.kind, m.valid_from, m.valid_to, m.evergreen
     from media_item m where m.id in (select id from ${table} given) and m.radio_id = ? and m.deleted_at is null
     order by m.id${isPostgres ? ' for share of m' : ''}`,
    [value, context.radioId ?? -1],
  );
  const problemOf = new Map<number, FieldProblem | undefined>();
  for (const [id, state, kind, validFrom, validTo, evergreen] of rows) {
    const spot = {
      validFrom: validFrom as string | null,
      validTo: validTo as string | null,
      evergreen: Boolean(evergreen),
    };
    if (state !== MediaState.READY) problemOf.set(Number(id), 'notReady');
    else if (kind === MediaKind.PUBLICITY && validityOf(spot, today) !== PublicityValidity.VALID)
      problemOf.set(Number(id), 'outOfDays');
    else problemOf.set(Number(id), undefined);
  }
  const problems: FieldProblems = {};
  ids.forEach((id, index) => {
    const problem = problemOf.has(id) ? problemOf.get(id) : 'unknown';
    if (problem) problems[`mediaIds.${index}`] = problem;
  });
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
  return ids;
}
