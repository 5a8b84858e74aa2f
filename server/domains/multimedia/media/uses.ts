import type { Context } from '../../../kit/context.ts';
import type { Transaction } from '../../../kit/database/database.ts';
import { inUse, type Use } from '../../../kit/errors.ts';
import { count, countOfEach } from '../../../kit/query/counts.ts';
import type { Given } from '../../../kit/query/query.ts';
import { batched } from '../../../kit/read/batch.ts';

/** Something that plays media. Others than playlists add themselves with `addUses`. */
interface Uses {
  /** Name of the type of what plays them. */
  kind: string;
  /** Its table, and what names a row of it. */
  table: string;
  name: string;
  /** Which rows `u` of it, that are not in the recycle bin, play the medium `?`. */
  where: string;
  /** Puts one medium into the places of another: the first value is the new one, the second the old one. */
  move: string;
}

const known: Uses[] = [
  {
    kind: 'Playlist',
    table: 'playlist',
    name: 'name',
    where:
      'u.id in (select i.playlist_id from playlist_item i where i.media_id = ?) and u.deleted_at is null',
    move: 'update playlist_item set media_id = ?, version = version + 1 where media_id = ?',
  },
];

/** Names another thing that plays media: it is shown, and keeps them from being deleted. */
export const addUses = (uses: Uses): void => void known.push(uses);

const mostShown = 100;

const placesSql = ({ table, name, where }: Uses) =>
  `select u.id, u.${name} as called from ${table} u where ${where} and u.radio_id = ? order by lower(u.${name}), u.id limit ${mostShown}`;
const countSql = ({ table, where }: Uses) =>
  `select count(*) from ${table} u where ${where} and u.radio_id = ?`;

/** Where a medium is used, as far as the viewer may read what uses it; the media of a page together. */
export const usesOf = batched(async (context, ids): Promise<Use[][]> => {
  const places = ids.map((): Use[] => []);
  for (const uses of readable(context)) {
    const found = await context.database.rowsOfEach(placesSql(uses), ids, [context.radioId ?? -1]);
    found.forEach((rows, index) => places[index]!.push(...rows.map((row) => useOf(uses, row))));
  }
  return places.map((all) => all.slice(0, mostShown));
});

/** In how many playlists a medium is. */
export const playlistCount = countOfEach(
  'multimedia.playlistsWithMedium',
  (db, { of }: Given<{ of: number }>) =>
    db
      .selectFrom('Playlist')
      .select(count)
      .where('id', 'in', (places) =>
        places.selectFrom('PlaylistItem').select('playlist').where('media', '=', of),
      ),
);

/** Passes for a medium that nothing plays; IN_USE says what does. To be asked inside of the transaction that deletes it. */
export async function requireUnused(
  transaction: Transaction,
  context: Context,
  subject: string,
  id: number,
): Promise<void> {
  const values = [id, context.radioId ?? -1];
  let total = 0;
  for (const uses of known) total += Number((await transaction.rows(countSql(uses), values))[0]![0]);
  if (total === 0) return;
  const places: Use[] = [];
  for (const uses of readable(context))
    places.push(...(await transaction.rows(placesSql(uses), values)).map((row) => useOf(uses, row)));
  throw inUse(subject, id, total, places.slice(0, mostShown));
}

/** Whatever played one medium plays another from now on, also what is in the recycle bin. */
export async function moveUses(transaction: Transaction, from: number, to: number): Promise<void> {
  for (const { move } of known) await transaction.run(move, [to, from]);
}

const readable = ({ abilities }: Context) => known.filter(({ kind }) => abilities.can('read', kind));

const useOf = ({ kind }: Uses, [id, name]: unknown[]): Use => ({ kind, id: String(id), name: String(name) });
