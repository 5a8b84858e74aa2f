import type { Context } from '../../../../kit/context.ts';
import type { RawRow, SqlValue } from '../../../../kit/database/database.ts';
import { fold } from '../../../../kit/list/searchText.ts';
import { nameKey } from '../../catalogue/nameKey.ts';
import { isValidOn } from '../../media/kinds/publicityValidity.ts';
import { radioDay } from '../default/radioDay.ts';
import type { M3uEntry } from './parseM3u.ts';

export interface M3uMatch {
  entry: M3uEntry;
  /** The media that it can mean, by their ids: one when it is found, none when it is not. */
  media: number[];
}

/** What of the library the lines of an M3U mean: media of that file name, else those of that credit and title. */
export async function matchM3u(context: Context, entries: readonly M3uEntry[]): Promise<M3uMatch[]> {
  const byName = await mediaBy(
    context,
    'lower(m.file_name)',
    entries.flatMap(({ names }) => names.map(fold)),
  );
  const byKey = await mediaBy(context, 'm.song_key', entries.flatMap(songKeys));
  return entries.map((entry) => {
    const named = idsAt(byName, entry.names.map(fold));
    const keyed = idsAt(byKey, songKeys(entry));
    const both = named.filter((id) => keyed.includes(id));
    // Of several files with one name, credit and title tell which is meant.
    if (named.length > 1) return { entry, media: both.length > 0 ? both : named };
    return { entry, media: named.length > 0 ? named : keyed };
  });
}

const idsAt = (known: ReadonlyMap<string, number[]>, keys: readonly string[]): number[] => [
  ...new Set(keys.flatMap((key) => known.get(key) ?? [])),
];

/** “credit - title” as likely doubles share it; a dash may also be part of either. */
function songKeys({ label, names }: M3uEntry): string[] {
  const said = label || (names.at(-1) ?? '').replace(/\.[^.]*$/, '');
  const parts = said.split(/\s+[-–—]\s+/);
  return parts
    .slice(1)
    .map((_, index) => [parts.slice(0, index + 1).join(' '), parts.slice(index + 1).join(' ')].map(nameKey))
    .filter(([by, of]) => by && of)
    .map(([by, of]) => `${by}/${of}`);
}

/** The media that can be played today and have one of the texts in a column, by that text. */
async function mediaBy(
  context: Context,
  column: string,
  texts: readonly string[],
): Promise<Map<string, number[]>> {
  const today = await radioDay(context);
  const { table, value } = textList(context, [...new Set(texts)]);
  const rows: RawRow[] = await context.database.rows(
    `select m.id, ${column} from media_item m
     where m.radio_id = ? and m.deleted_at is null and m.state = 'READY' and ${isValidOn('m')}
       and ${column} in (select text from ${table} given) order by m.id`,
    [context.radioId ?? -1, today, today, value],
  );
  const found = new Map<string, number[]>();
  for (const [id, text] of rows) found.set(String(text), [...(found.get(String(text)) ?? []), Number(id)]);
  return found;
}

/** A list of texts as one value. */
function textList({ database }: Context, texts: readonly string[]): { table: string; value: SqlValue } {
  const value = JSON.stringify(texts.map((text) => text.toWellFormed()));
  return database.engine === 'sqlite'
    ? { table: '(select value as text from json_each(?))', value }
    : { table: '(select text from jsonb_array_elements_text(?::jsonb) as listed(text))', value };
}
