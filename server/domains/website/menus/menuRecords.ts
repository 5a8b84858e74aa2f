import type { Context } from '../../../kit/context.ts';
import { requireValid, type FieldProblems } from '../../../kit/errors.ts';
import { query, type Given, type QueryRunner } from '../../../kit/query/query.ts';
import { batched } from '../../../kit/read/batch.ts';
import { parseId } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { allow } from '../../../kit/rules/rule.ts';
import {
  findEmissionTitles,
  findPodcastTitles,
  findPublicEmissionsByIds,
  filterPublicPodcasts,
} from '../../programmes/public.ts';
import { ContentStatus, statusOf } from '../contents/contentStatus.ts';
import { filterPublicTopics, findTopicNames } from '../topics/findPublicTopic.ts';
import type { MenuItem, MenuItemInput } from './menuItem.ts';
import { MenuRecordState, MenuRecordType, type MenuRecord, type StoredMenuRecord } from './menuRecord.ts';
import { entriesOf, storedEntries } from './menuValues.ts';

/* Records that entries of menus lead to, as staff see them. */

const findContentTitles = query('website.findContentTitles', (db, { ids }: Given<{ ids: number[] }>) =>
  db
    .selectFrom('Content')
    .select(['id', 'title', 'state', 'publishedFrom', 'publishedUntil'])
    .where('id', 'in', ids),
);

type Described = Pick<MenuRecord, 'title' | 'state'>;

const describe = (title: string, isShown: boolean): Described => ({
  title,
  state: isShown ? MenuRecordState.SHOWN : MenuRecordState.HIDDEN,
});

const missing: Described = { title: '', state: MenuRecordState.MISSING };

interface Kind {
  /** Type in permissions. */
  subject: string;
  /** The records among given ids, by id. */
  find: (runner: QueryRunner, ids: number[]) => Promise<Map<number, Described>>;
}

const kinds: Record<MenuRecordType, Kind> = {
  CONTENT: {
    subject: 'Content',
    async find(runner, ids) {
      const now = new Date();
      const rows = await findContentTitles.all(runner, { ids });
      const isShown = (row: (typeof rows)[number]) => statusOf(row, now) === ContentStatus.PUBLISHED;
      return new Map(rows.map((row) => [row.id, describe(row.title, isShown(row))]));
    },
  },
  EMISSION: {
    subject: 'Emission',
    async find(runner, ids) {
      const [rows, listed] = await Promise.all([
        findEmissionTitles.all(runner, { ids }),
        findPublicEmissionsByIds.all(runner, { ids }),
      ]);
      const shown = new Set(listed.map(({ id }) => id));
      return new Map(rows.map(({ id, title }) => [id, describe(title, shown.has(id))]));
    },
  },
  PODCAST: {
    subject: 'Podcast',
    async find(runner, ids) {
      const [rows, listed] = await Promise.all([
        findPodcastTitles.all(runner, { ids }),
        filterPublicPodcasts.all(runner, { ids }),
      ]);
      const shown = new Set(listed.map(({ id }) => id));
      return new Map(rows.map(({ id, title }) => [id, describe(title, shown.has(id))]));
    },
  },
  TOPIC: {
    subject: 'Topic',
    async find(runner, ids) {
      const [rows, listed] = await Promise.all([
        findTopicNames.all(runner, { ids }),
        filterPublicTopics.all(runner, { ids, now: new Date() }),
      ]);
      const shown = new Set(listed.map(({ id }) => id));
      return new Map(rows.map(({ id, name }) => [id, describe(name, shown.has(id))]));
    },
  },
};

const keyOf = ({ type, recordId }: StoredMenuRecord) => `${type}:${recordId}`;

/** The given records that exist in the radio and that the viewer may read, by type and id. */
async function findReadable(
  runner: QueryRunner,
  { abilities }: Context,
  records: readonly StoredMenuRecord[],
): Promise<Map<string, Described>> {
  const found = new Map<string, Described>();
  for (const [type, ofType] of Map.groupBy(records, (record) => record.type)) {
    const { subject, find } = kinds[type];
    const mayRead = /* guard: menu-records-need-right */ abilities.allows(allow('read', subject));
    if (!mayRead) continue;
    const ids = [...new Set(ofType.map(({ recordId }) => recordId))];
    for (const [recordId, described] of await find(runner, ids))
      found.set(keyOf({ type, recordId }), described);
  }
  return found;
}

/** Resolves the record that a menu entry leads to, with its current title. Batched for all entries of a design. */
export const describedRecord = batched<MenuRecord, StoredMenuRecord>(async (context, records) => {
  const found = await findReadable(context, context, records);
  return records.map((record) => ({
    type: record.type,
    recordId: String(record.recordId),
    ...(found.get(keyOf(record)) ?? missing),
  }));
});

/**
 * Throws for entries whose record does not exist or may not be read by the viewer. `known` are the stored menus: their records are
 * accepted, because somebody else may have added them, and they may have been deleted since.
 */
export async function requireReadableRecords(
  writing: Writing,
  known: readonly MenuItem[],
  menus: Readonly<Record<string, readonly MenuItemInput[] | undefined>>,
): Promise<void> {
  const accepted = new Set(storedEntries(known).flatMap(({ record }) => (record ? keyOf(record) : [])));
  const wanted = Object.entries(menus)
    .flatMap(([name, items]) => entriesOf(items ?? [], name))
    .flatMap(({ path, item: { record } }) =>
      record ? { path, type: record.type, recordId: parseId(record.recordId) ?? 0 } : [],
    )
    .filter((record) => !accepted.has(keyOf(record)));
  const readable = await findReadable(writing, writing.context, wanted);
  const problems: FieldProblems = {};
  for (const record of wanted)
    if (!readable.has(keyOf(record))) problems[`${record.path}.record.recordId`] = 'unknown';
  requireValid(problems);
}
