import type { Compilable, Expression } from 'kysely';
import type { Context } from '../../../kit/context.ts';
import type { MaybePromise } from '../../../kit/database/database.ts';
import { invalidInput } from '../../../kit/errors.ts';
import type { SearchLanguage } from '../../../kit/list/searchLanguage.ts';
import { foldText } from '../../../kit/text/foldText.ts';
import { condition } from '../../../kit/query/condition.ts';
import { firstLineContains } from '../../../kit/query/functions.ts';
import { builder, query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { Condition } from '../../../kit/read/reads.ts';
import { allow, type Rule } from '../../../kit/rules/rule.ts';
import { libraryKinds, type MediaKind } from '../media/kinds/mediaKind.ts';
import { duplicates } from './duplicates.ts';
import { isAmong, isOutside, named, type Column } from './named.ts';
import { parseSearch, type SearchTerm, type SearchWord } from './searchWords.ts';

/** What a term means, and what it means with a minus. */
interface Meant {
  inside: (context: Context) => Condition;
  outside: (context: Context) => Condition;
}

type Meaning = (value: string, context: Context) => MaybePromise<Meant>;
type Sought = Given<{ text: string }>;
/** A query for ids, which can be cut short. */
interface Ids {
  limit: (most: number) => Compilable<{ id: number }>;
  $asScalar: () => Expression<number>;
}

/** Few enough ids to be named one by one. */
const maxNamed = 10_000;

/**
 * Media that refer by a column to what a query finds. A list asks twice, for its rows and for their number: what a term
 * means is found once for both, and where it is too much to be named, each of them looks for it.
 */
function referring(by: Column, name: string, ids: (db: Builder, sought: Sought) => Ids): Meaning {
  const first = query(`multimedia.${name}`, (db, sought: Sought) => ids(db, sought).limit(maxNamed + 1));
  const inside = condition('MediaItem', (media, sought: Sought) =>
    isAmong(media, by, ids(builder, sought).$asScalar()),
  );
  const outside = condition('MediaItem', (media, sought: Sought) =>
    isOutside(media, by, ids(builder, sought).$asScalar()),
  );
  return async (value, context) => {
    const text = foldText(value);
    const found = await first.all(context, { text });
    if (found.length <= maxNamed) return named(by, new Set(found.map(({ id }) => id)));
    return { inside: (asking) => inside(asking, { text }), outside: (asking) => outside(asking, { text }) };
  };
}

const played = () =>
  builder
    .selectFrom('PlaylistItem as item')
    .innerJoin('Playlist as playlist', 'playlist.id', 'item.playlist')
    .select('item.media');

const inUse = condition('MediaItem', (media) => media('t.id', 'in', played()));
const unused = condition('MediaItem', (media) => media('t.id', 'not in', played()));

const states: Readonly<Record<string, (context: Context) => MaybePromise<Meant>>> = {
  unused: () => ({
    inside: (context) => unused(context, {}),
    outside: (context) => inUse(context, {}),
  }),
  duplicate: duplicates,
};

type Kind = Given<{ kind: MediaKind }>;
const ofKind = condition('MediaItem', (media, { kind }: Kind) => media('t.kind', '=', kind));
const ofOtherKind = condition('MediaItem', (media, { kind }: Kind) => media('t.kind', '<>', kind));

const kindsByName = Object.fromEntries(libraryKinds.map((kind) => [kind, kind]));

const meanings: Record<SearchWord, Meaning> = {
  artist: referring('id', 'artistSought', (db, { text }) =>
    db
      .selectFrom('Artiste as artiste')
      .innerJoin('SongArtistes as link', 'link.artiste', 'artiste.id')
      .select('link.mediaItem as id')
      .where((artiste) => firstLineContains(artiste, 'artiste.searchText', text)),
  ),
  album: referring('album', 'albumSought', (db, { text }) =>
    db
      .selectFrom('Album as album')
      .select('album.id')
      .where((album) => firstLineContains(album, 'album.searchText', text)),
  ),
  playlist: referring('id', 'playlistSought', (db, { text }) =>
    db
      .selectFrom('Playlist as playlist')
      .innerJoin('PlaylistItem as item', 'item.playlist', 'playlist.id')
      .select('item.media as id')
      .where((playlist) => firstLineContains(playlist, 'playlist.searchText', text)),
  ),
  // Labels are chosen, and so named as they are.
  tag: referring('id', 'tagSought', (db, { text }) =>
    db
      .selectFrom('MediaTag as tag')
      .innerJoin('MediaItemTags as link', 'link.mediaTag', 'tag.id')
      .select('link.mediaItem as id')
      .where('tag.foldedName', '=', text),
  ),
  category: referring('category', 'categorySought', (db, { text }) =>
    db.selectFrom('MediaCategory').select('id').where('foldedName', '=', text),
  ),
  kind: (value) => {
    const kind = known(kindsByName, value.toUpperCase());
    return {
      inside: (context) => ofKind(context, { kind }),
      outside: (context) => ofOtherKind(context, { kind }),
    };
  },
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

function known<V>(values: Readonly<Record<string, V>>, name: string): V {
  if (!Object.hasOwn(values, name)) throw invalidInput({ search: 'searchWord' });
  return values[name]!;
}

async function conditionOf(term: SearchTerm, context: Context): Promise<Condition> {
  const { word, value, isNot } = term;
  const rule = ruleOf(term);
  if (rule) context.abilities.require(rule);
  const { inside, outside } = await meanings[word](value, context);
  return isNot ? outside(context) : inside(context);
}

/** The language of searches in the library: `artist:"nina simone" -tag:summer is:unused moon`. */
export const librarySearch: SearchLanguage = async (search, context) => {
  const { terms, text } = parseSearch(search);
  const where: Condition[] = [];
  for (const term of terms) where.push(await conditionOf(term, context));
  return { text, where };
};
