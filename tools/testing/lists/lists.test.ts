import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jitExecutor } from '../../../server/kit/graphql/executor.ts';
import { isSecondEngine } from '../services/engines.ts';
import { sampled } from '../running/sampled.ts';
import { createTestApp } from '../testApp.ts';
import { refusalOf, wrongAnswers, type ListRequest, type Question } from './answers.ts';
import { listsOf, type List } from './lists.ts';
import {
  combinedQuestions,
  filterQuestions,
  groupQuestions,
  pageQuestions,
  searchQuestions,
  sortQuestions,
} from './questions.ts';
import { makeRows } from './rows.ts';
import { readWholeList, type WholeList } from './wholeList.ts';

/*
 * Tests that apply to every list of the schema. Pages, order, filters and search are compared with what follows from the rows
 * themselves. New lists and columns are tested as soon as they are in the schema.
 */

/** Lists that are not tested here, each with the file that tests it. Their items are not all rows of an entity. */
const leftOut: Record<string, string> = {
  playlistItems:
    'sorted by their position in the playlist: domains/library/playlists/items/playlistItems.test.ts',
  smartPreview: 'selected by criteria: domains/library/playlists/smart/smartPlaylists.test.ts',
  artisteDuplicates: 'groups: domains/library/catalogue/likelyDuplicates.test.ts',
  albumDuplicates: 'groups: domains/library/catalogue/likelyDuplicates.test.ts',
  sourcesByMountPoint: 'statistics: domains/audience/charts/audience.test.ts',
  notifications:
    'notifications of the viewer, newest first: domains/platform/notifications/notifications.test.ts',
  webhookDeliveries:
    'deliveries of one webhook, newest first: domains/platform/notifications/webhooks/webhooks.test.ts',
  mediaDuplicates: 'groups: domains/library/duplicates/mediaDuplicates.test.ts',
};

/** Columns with the same value in every row of a list. The list selects by the column, or no row of this test has a value. */
const constant: Record<string, string[]> = {
  ...Object.fromEntries(
    ['Songs', 'Jingles', 'Generics', 'Publicities', 'Videos'].flatMap((kind) => [
      // Media that cannot be used are in another list.
      [kind.toLowerCase(), ['kind', 'failure']],
      [`deleted${kind}`, ['kind']],
    ]),
  ),
  mediaItems: ['failure'],
  failedMedia: ['state'],
  usersByCompany: ['employerId', 'company', 'regionId'],
  usersByProduct: ['regionId'],
  // Contents in the recycle bin keep their drafts, but no row of this test has a draft. No deleted row has translations.
  deletedContents: ['hasDraft', 'lacksTranslation', 'isOutdated'],
};

const radioId = 1;
const app = await createTestApp({ executor: jitExecutor }, afterAll);
const token = await app.tokenOf('admin@demo.com');
const all = listsOf(app.schema);
const lists = all.filter(({ name }) => !leftOut[name]);
/** `npm test` tests every list on PostgreSQL, and a random sample of them on SQLite. */
const proven = isSecondEngine ? lists : sampled(lists, 15);
const sorted = proven.filter(({ sorts }) => sorts.length > 0);
const filtered = proven.filter(({ filters }) => filters.length > 0);
const searched = proven.filter(({ isSearched }) => isSearched);
const combined = sorted.filter((list) => filtered.includes(list));
const read = new Map<List, Promise<{ requesting: ListRequest; whole: WholeList }>>();

/** Arguments that some lists require. Their values are those with the most rows. */
const own: Record<string, () => Promise<Record<string, string>>> = {
  rolesByRadio: async () => ({ radioId: String(radioId) }),
  usersByCompany: async () => ({ companyId: await commonest('employer_id', '"user"') }),
  usersByProduct: async () => ({ productId: await commonest('product_id', 'product_affected_users') }),
};

beforeAll(async () => {
  await makeRows(app, [...new Set(lists.map(({ item }) => item))], radioId);
});

test('every list of the schema is proven here, or it is said where else', () => {
  const names = all.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(leftOut)));
  expect(lists.flatMap(({ name, needs }) => (needs.length > 0 ? [name] : []))).toEqual(Object.keys(own));
});

describe('every list', () => {
  test.each(proven)('has rows that differ in every filtered or sorted column: $name', async (list) => {
    const { rows, columns, searched } = (await listed(list)).whole;
    const isSame = (path: string) => new Set(rows.map(({ values }) => JSON.stringify(values[path]))).size < 2;
    const requests = [...columns].filter(
      ([name]) => list.sorts.includes(name) || list.filters.some(({ column }) => column === name),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(requests.filter(([, { path }]) => isSame(path)).map(([name]) => name)).toEqual(
      constant[list.name] ?? [],
    );
    expect(searched.filter(({ path }) => isSame(path))).toEqual([]);
  });

  test.each(proven)('rejects arguments out of bounds: $name', async (list) => {
    const { requesting } = await listed(list);
    const tooLong = list.isSearched ? { search: 'x'.repeat(101) } : {};
    expect(await refusalOf(requesting, { page: 0, perPage: 101, ...tooLong })).toEqual({
      page: 'min',
      perPage: 'max',
      ...(list.isSearched && { search: 'tooLong' }),
    });
  });

  test.each(proven)('pages: $name', async (list) => {
    expect(await wrong(list, pageQuestions)).toEqual([]);
  });

  test.each(sorted)('sorts by each column: $name', async (list) => {
    expect(await wrong(list, () => sortQuestions(list))).toEqual([]);
  });

  test.each(filtered)('filters by each column: $name', async (list) => {
    expect(await wrong(list, (whole) => filterQuestions(list, whole))).toEqual([]);
  });

  test.each(filtered)('filters by several columns at once: $name', async (list) => {
    expect(await wrong(list, (whole) => groupQuestions(list, whole))).toEqual([]);
  });

  test.each(searched)('searches: $name', async (list) => {
    expect(await wrong(list, searchQuestions)).toEqual([]);
  });

  test.each(combined)('does all of it together: $name', async (list) => {
    const { whole } = await listed(list);
    expect(combinedQuestions(list, whole)).not.toEqual([]);
    expect(await wrong(list, () => combinedQuestions(list, whole))).toEqual([]);
  });
});

/** The first wrong results of a list. A broken list has hundreds of them. */
async function wrong(list: List, questionsOf: (whole: WholeList) => readonly Question[]) {
  const { requesting, whole } = await listed(list);
  return (await wrongAnswers(requesting, whole, questionsOf(whole))).slice(0, 3);
}

/** A list with all its rows, which are read only once. */
function listed(list: List): Promise<{ requesting: ListRequest; whole: WholeList }> {
  const known = read.get(list) ?? readList(list);
  read.set(list, known);
  return known;
}

async function readList(list: List) {
  const requesting = { app, token, list, own: (await own[list.name]?.()) ?? {} };
  return { requesting, whole: await readWholeList(requesting) };
}

async function commonest(column: string, table: string): Promise<string> {
  const sql = `select ${column} from ${table} where ${column} is not null group by ${column} order by count(*) desc, ${column} limit 1`;
  const [row] = await app.shared.database.rows(sql, []);
  return String(row![0]);
}
