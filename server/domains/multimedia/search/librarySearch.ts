import type { Context } from '../../../kit/context.ts';
import type { Database, MaybePromise, SqlValue } from '../../../kit/database/database.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { holds } from '../../../kit/list/columnConditions.ts';
import type { SearchLanguage } from '../../../kit/list/searchLanguage.ts';
import { fold, searched } from '../../../kit/list/searchText.ts';
import type { Condition } from '../../../kit/read/reads.ts';
import { allow, type Rule } from '../../../kit/rules/rule.ts';
import { MediaKind } from '../media/kinds/mediaKind.ts';
import { doubles } from './doubles.ts';
import { named } from './named.ts';
import { parseSearch, type SearchTerm, type SearchWord } from './searchWords.ts';

/** What a term means: the media whose column is among what a statement selects. */
export interface Among {
  column: string;
  /** Whether media may have nothing there. */
  mayBeNull?: boolean;
  select: string;
  values: readonly SqlValue[];
  /** Whether it means those that are not among them. */
  isOutside?: boolean;
}

type Meaning = (value: string, context: Context) => MaybePromise<Among>;

const ofRadio = ({ radioId }: Context) => radioId ?? -1;

/** What something is called is the first line of its search text. */
const firstLine = (engine: Database['engine'], text: string) =>
  engine === 'sqlite'
    ? `substr(${text}, 1, instr(${text} || char(10), char(10)))`
    : `split_part(${text}, chr(10), 1)`;

/** Media by something that is called a text that holds the value. */
const holding =
  (alias: string, select: string, of: Pick<Among, 'column' | 'mayBeNull'> = { column: 't.id' }): Meaning =>
  (value, context) => {
    const { engine } = context.database;
    return found(context, {
      ...of,
      select: `${select} and ${holds(engine, firstLine(engine, `${alias}.search_text`))}`,
      values: [ofRadio(context), searched(value)],
    });
  };

/** Labels are chosen, and so named as they are. */
const called =
  (select: string, of: Pick<Among, 'column' | 'mayBeNull'> = { column: 't.id' }): Meaning =>
  (value, context) =>
    found(context, { ...of, select, values: [ofRadio(context), fold(value)] });

/** Few enough ids to be named one by one. */
const mostNamed = 10_000;

/** A list asks twice, for its rows and for their number: what a term means is found once for both. */
async function found({ database }: Context, among: Among): Promise<Among> {
  const rows = await database.rows(`${among.select} limit ${mostNamed + 1}`, among.values);
  if (rows.length > mostNamed) return among;
  return { ...among, ...named(database.engine, new Set(rows.map(([id]) => Number(id)))) };
}

const states: Record<string, (context: Context) => MaybePromise<Among>> = {
  unused: (context) => ({
    column: 't.id',
    select: `select i.media_id from playlist_item i join playlist p on p.id = i.playlist_id
      where i.radio_id = ? and p.deleted_at is null`,
    values: [ofRadio(context)],
    isOutside: true,
  }),
  failed: () => ({ column: 't.state', select: "'FAILED'", values: [] }),
  duplicate: doubles,
};

const meanings: Record<SearchWord, Meaning> = {
  artist: holding(
    'a',
    `select l.media_item_id from artiste a join song_artistes l on l.artiste_id = a.id
     where a.radio_id = ? and a.deleted_at is null`,
  ),
  album: holding('a', 'select a.id from album a where a.radio_id = ? and a.deleted_at is null', {
    column: 't.album_id',
    mayBeNull: true,
  }),
  playlist: holding(
    'p',
    `select i.media_id from playlist p join playlist_item i on i.playlist_id = p.id
     where p.radio_id = ? and p.deleted_at is null`,
  ),
  tag: called(
    `select l.media_item_id from media_tag g join media_item_tags l on l.media_tag_id = g.id
     where g.radio_id = ? and g.folded_name = ?`,
  ),
  category: called('select c.id from media_category c where c.radio_id = ? and c.folded_name = ?', {
    column: 't.category_id',
    mayBeNull: true,
  }),
  kind: (value) => ({
    column: 't.kind',
    select: '?',
    values: [known(MediaKind, value.toUpperCase())],
  }),
  is: (value, context) => known(states, value.toLowerCase())(context),
};

const playlist = allow('read', 'Playlist');

/** What must be allowed to whoever asks by a word, for the answer tells of it. */
const rulesOfWords: Partial<Record<SearchWord, Rule>> = {
  artist: allow('read', 'Artiste'),
  album: allow('read', 'Album'),
  playlist,
  tag: allow('read', 'MediaTag'),
  category: allow('read', 'MediaCategory'),
};
const rulesOfStates = new Map<string, Rule>([
  ['unused', playlist],
  ['duplicate', allow('read', 'MediaItem')],
]);

const ruleOf = ({ word, value }: SearchTerm): Rule | undefined =>
  word === 'is' ? rulesOfStates.get(value.toLowerCase()) : rulesOfWords[word];

function known<V>(values: Record<string, V>, name: string): V {
  if (!Object.hasOwn(values, name)) throw invalidInput({ search: 'searchWord' });
  return values[name]!;
}

async function conditionOf(term: SearchTerm, context: Context): Promise<Condition> {
  const { word, value, isNot } = term;
  const rule = ruleOf(term);
  if (rule) context.abilities.require(rule);
  const { column, mayBeNull, select, values, isOutside = false } = await meanings[word](value, context);
  if (isNot === isOutside) return { text: `${column} in (${select})`, values: [...values] };
  const outside = `${column} not in (${select})`;
  // What has no album at all is not on this one either.
  return { text: mayBeNull ? `(${column} is null or ${outside})` : outside, values: [...values] };
}

/** The language of searches in the library: `artist:"nina simone" -tag:summer is:unused moon`. */
export const librarySearch: SearchLanguage = async (search, context) => {
  const { terms, text } = parseSearch(search);
  const where: Condition[] = [];
  for (const term of terms) where.push(await conditionOf(term, context));
  return { text, where };
};
