import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context } from '../../../../kit/context.ts';
import { foldText } from '../../../../kit/foldText.ts';
import { query } from '../../../../kit/query/query.ts';
import { nameKey } from './nameKey.ts';

/** Row whose name is compared to find duplicates. Only rows with the same `within` are compared, such as albums of one artiste. */
export interface Comparable {
  id: number;
  name: string;
  within: string;
}

/** Only this many of the newest rows are compared with each other. */
const maxCompared = 10_000;
const comparedInATurn = 1000;
/** Minimum length of names that may differ in one letter, articles or linking words. In shorter names these make another name. */
const shortestNear = 5;

/** Returns the 10,000 artistes added last, to compare their names. Excludes the recycle bin. */
export async function findComparableArtistes(context: Context): Promise<Comparable[]> {
  const found = await findNewestArtistes.all(context);
  return found.map((artiste) => ({ ...artiste, within: '' }));
}

/**
 * Returns the 10,000 albums added last, to compare their titles. Excludes the recycle bin. Titles are compared among the albums
 * of one artiste, and among the albums without an artiste.
 */
export async function findComparableAlbums(context: Context): Promise<Comparable[]> {
  const found = await findNewestAlbums.all(context);
  return found.map(({ artiste, ...album }) => ({ ...album, within: String(artiste ?? '') }));
}

const findNewestArtistes = query('library.findNewestArtistes', (db) =>
  db.selectFrom('Artiste').select(['id', 'name']).orderBy('id', 'desc').limit(maxCompared),
);

const findNewestAlbums = query('library.findNewestAlbums', (db) =>
  db.selectFrom('Album').select(['id', 'title as name', 'artiste']).orderBy('id', 'desc').limit(maxCompared),
);

/** Groups rows with nearly the same name; returns the ids of each group of two or more rows. The ids have the order of the given rows. */
export async function groupLikelyDuplicates(all: readonly Comparable[]): Promise<number[][]> {
  const groups = new Groups();
  const firstWith = new Map<string, number>();
  for (const [index, { id, name, within }] of all.entries()) {
    for (const form of formsOf(name)) {
      const key = `${within}/${form}`;
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, id);
      else groups.join(first, id);
    }
    if (index % comparedInATurn === comparedInATurn - 1) await nextTurn();
  }
  return groups.of(all.map(({ id }) => id));
}

/** Words that translate each other and are often omitted. Example: “Odile & the Antennas”, “Odile et les Antennes”. */
const linking = new Set(
  'and et y e und en con with avec the le la les l los las el il lo gli i der die das'.split(' '),
);

/**
 * Forms of a name. Two names that share a form are likely the same.
 * Forms are the key, the words in sorted order, and, from `shortestNear` letters on, the key with any one letter left out, with and without
 * linking words. The latter covers an added letter, a changed letter, and two swapped letters. Numbers distinguish names.
 */
function formsOf(name: string): Set<string> {
  const key = nameKey(name);
  if (!key) return new Set([`as it is: ${name}`]);
  const words = foldText(name)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
  const significant = nameKey(words.filter((word) => !linking.has(word)).join(' '));
  const forms = new Set([key, nameKey(words.toSorted().join(' '))]);
  for (const form of new Set([key, significant])) addNear(forms, form);
  return forms;
}

function addNear(forms: Set<string>, key: string): void {
  const letters = [...key];
  if (letters.length < shortestNear) return;
  const digits = key.replaceAll(/\P{Number}/gu, '');
  for (const [index, letter] of letters.entries())
    if (!/\p{Number}/u.test(letter)) forms.add(`${digits}:${letters.toSpliced(index, 1).join('')}`);
  // Matches a name that has one letter less than this one.
  forms.add(`${digits}:${key}`);
}

/** Groups of ids, as a union-find structure. */
class Groups {
  readonly #parent = new Map<number, number>();

  join(a: number, b: number): void {
    const [first, second] = [this.#root(a), this.#root(b)];
    this.#parent.set(first, first);
    this.#parent.set(second, first);
  }

  /** Groups with more than one member. */
  of(ids: readonly number[]): number[][] {
    const joined = ids.filter((id) => this.#parent.has(id));
    return [...Map.groupBy(joined, (id) => this.#root(id)).values()];
  }

  #root(id: number): number {
    let root = id;
    for (let parent = this.#parent.get(root); parent !== undefined && parent !== root;)
      parent = this.#parent.get((root = parent));
    return root;
  }
}
