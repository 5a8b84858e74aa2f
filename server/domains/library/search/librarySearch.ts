import type { Compilable, Expression } from 'kysely';
import type { Context } from '../../../kit/context.ts';
import type { MaybePromise } from '../../../kit/database/database.ts';
import { invalidInput } from '../../../kit/errors.ts';
import type { SearchLanguage } from '../../../kit/list/search/searchLanguage.ts';
import { foldText } from '../../../kit/foldText.ts';
import { condition } from '../../../kit/query/condition.ts';
import { firstLineContains } from '../../../kit/query/functions.ts';
import { builder, query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { Condition } from '../../../kit/read/reads.ts';
import { allow, type Rule } from '../../../kit/rules/rule.ts';
import { findReadableDuplicates } from '../duplicates/findReadableDuplicates.ts';
import { libraryKinds, type MediaKind } from '../media/kinds/mediaKind.ts';
import { isAmong, isOutside, named, type Column } from './named.ts';
import { parseSearch, type SearchTerm, type SearchWord } from './searchWords.ts';

/** Conditions for a term and for its negation. */
interface Conditions {
  inside: (context: Context) => Condition;
  outside: (context: Context) => Condition;
}

type Meaning = (value: string, context: Context) => MaybePromise<Conditions>;
type SearchText = Given<{ text: string }>;
/** Query for ids that accepts a limit. */
interface Ids {
  limit: (max: number) => Compilable<{ id: number }>;
  $asScalar: () => Expression<number>;
}

/** Maximum number of ids that are listed in a condition; beyond it, the condition contains a subquery. */
const maxNamed = 10_000;

/**
 * Condition for media that refer, by a column, to the rows of a query.
 * A list runs two queries, for its rows and for their number. The ids are therefore found once and listed in both queries; when there
 * are more than `maxNamed` ids, both queries contain the subquery.
 */
function referringTo(by: Column, name: string, ids: (db: Builder, searchText: SearchText) => Ids): Meaning {
  const findFirst = query(`library.${name}`, (db, searchText: SearchText) =>
    ids(db, searchText).limit(maxNamed + 1),
  );
  const inside = condition('MediaItem', (media, searchText: SearchText) =>
    isAmong(media, by, ids(builder, searchText).$asScalar()),
  );
  const outside = condition('MediaItem', (media, searchText: SearchText) =>
    isOutside(media, by, ids(builder, searchText).$asScalar()),
  );
  return async (value, context) => {
    const text = foldText(value);
    const found = await findFirst.all(context, { text });
    if (found.length <= maxNamed) return named(by, new Set(found.map(({ id }) => id)));
    return {
      inside: (listContext) => inside(listContext, { text }),
      outside: (listContext) => outside(listContext, { text }),
    };
  };
}

const playedMedia = () =>
  builder
    .selectFrom('PlaylistItem as item')
    .innerJoin('Playlist as playlist', 'playlist.id', 'item.playlist')
    .select('item.media');

const isInUse = condition('MediaItem', (media) => media('t.id', 'in', playedMedia()));
const isUnused = condition('MediaItem', (media) => media('t.id', 'not in', playedMedia()));

/**
 * Media that share their bytes, or title and credit, with another medium.
 * The viewer may read the other medium, and it is not in the recycle bin.
 */
async function duplicates(context: Context) {
  const groups = await findReadableDuplicates(context);
  return named('id', new Set(groups.flatMap(({ ids }) => ids)));
}

const states: Readonly<Record<string, (context: Context) => MaybePromise<Conditions>>> = {
  unused: () => ({
    inside: (context) => isUnused(context, {}),
    outside: (context) => isInUse(context, {}),
  }),
  duplicate: duplicates,
};

type Kind = Given<{ kind: MediaKind }>;
const isOfKind = condition('MediaItem', (media, { kind }: Kind) => media('t.kind', '=', kind));
const isOfOtherKind = condition('MediaItem', (media, { kind }: Kind) => media('t.kind', '<>', kind));

const kindsByName = Object.fromEntries(libraryKinds.map((kind) => [kind, kind]));

const meanings: Record<SearchWord, Meaning> = {
  artist: referringTo('id', 'artistSought', (db, { text }) =>
    db
      .selectFrom('Artiste as artiste')
      .innerJoin('SongArtistes as link', 'link.artiste', 'artiste.id')
      .select('link.mediaItem as id')
      .where((artiste) => firstLineContains(artiste, 'artiste.searchText', text)),
  ),
  album: referringTo('album', 'albumSought', (db, { text }) =>
    db
      .selectFrom('Album as album')
      .select('album.id')
      .where((album) => firstLineContains(album, 'album.searchText', text)),
  ),
  playlist: referringTo('id', 'playlistSought', (db, { text }) =>
    db
      .selectFrom('Playlist as playlist')
      .innerJoin('PlaylistItem as item', 'item.playlist', 'playlist.id')
      .select('item.media as id')
      .where((playlist) => firstLineContains(playlist, 'playlist.searchText', text)),
  ),
  // People choose labels from a list, so the search requires the whole name.
  tag: referringTo('id', 'tagSought', (db, { text }) =>
    db
      .selectFrom('MediaTag as tag')
      .innerJoin('MediaItemTags as link', 'link.mediaTag', 'tag.id')
      .select('link.mediaItem as id')
      .where('tag.foldedName', '=', text),
  ),
  category: referringTo('category', 'categorySought', (db, { text }) =>
    db.selectFrom('MediaCategory').select('id').where('foldedName', '=', text),
  ),
  kind: (value) => {
    const kind = known(kindsByName, value.toUpperCase());
    return {
      inside: (context) => isOfKind(context, { kind }),
      outside: (context) => isOfOtherKind(context, { kind }),
    };
  },
  is: (value, context) => known(states, value.toLowerCase())(context),
};

const playlist = allow('read', 'Playlist');

/**
 * Right that each search word requires. The results would otherwise reveal the records that the word names.
 */
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

/** Search language of the library: `artist:"nina simone" -tag:summer is:unused moon`. */
export const librarySearch: SearchLanguage = async (search, context) => {
  const { terms, text } = parseSearch(search);
  const where: Condition[] = [];
  for (const term of terms) where.push(await conditionOf(term, context));
  return { text, where };
};
