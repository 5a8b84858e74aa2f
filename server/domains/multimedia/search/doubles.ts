import type { Context } from '../../../kit/context.ts';
import { idList } from '../playlists/idList.ts';
import type { Among } from './librarySearch.ts';

/** Few enough to be named one by one; a list asks twice for what it shows, and finding doubles is a walk. */
const mostNamed = 10_000;

const sharing = (column: string) =>
  `select m.id from media_item m where m.radio_id = ? and m.deleted_at is null and m.${column} in
    (select d.${column} from media_item d where d.radio_id = ? and d.deleted_at is null and d.${column} <> ''
     group by d.${column} having count(*) > 1)`;

const select = `${sharing('song_key')} union ${sharing('checksum')}`;

/** The media of the radio that share their bytes, or title and credit, with another that is not in the recycle bin. */
export async function doubles({ database, radioId }: Context): Promise<Among> {
  const radio = radioId ?? -1;
  const values = [radio, radio, radio, radio];
  const found = await database.rows(`select id from (${select}) found limit ${mostNamed + 1}`, values);
  if (found.length > mostNamed) return { column: 't.id', select, values };
  const { table, value } = idList(
    database.engine,
    found.map(([id]) => Number(id)),
  );
  return { column: 't.id', select: `select id from ${table} named`, values: [value] };
}
