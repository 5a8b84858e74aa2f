import type { Context } from '../../../kit/context.ts';
import { recordTypes, type RecordType } from '../../../kit/html/references.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Builder } from '../../../kit/query/tables.ts';
import type { RecordUses } from '../../../kit/resource/uses.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { moveReferences } from './contentReferences.ts';

/*
 * Shows the contents whose text or draft refers to an emission, an episode, a content or a sound of the library. They do not prevent
 * its deletion: pages leave out references to deleted records, so that no text has to be changed first.
 */

type Of = Given<{ of: number }>;

const referring = (db: Builder, { of }: Of, type: RecordType) =>
  db
    .selectFrom('Content as content')
    .where('content.id', 'in', (references) =>
      references
        .selectFrom('ContentReference')
        .select('content')
        .where('type', '=', type)
        .where('record', '=', of),
    );

const queriesOf = (type: RecordType) => ({
  count: query(`website.count${type}References`, (db, given: Of) => referring(db, given, type).select(count)),
  find: query(`website.find${type}References`, (db, given: Of) =>
    referring(db, given, type)
      .select(['content.id', 'content.title'])
      .orderBy('content.id', 'desc')
      .limit(100),
  ),
});

const queries = Object.fromEntries(recordTypes.map((type) => [type, queriesOf(type)])) as Record<
  RecordType,
  ReturnType<typeof queriesOf>
>;

const useOf = ({ id, title }: { id: number; title: string }) => ({
  kind: 'Content',
  id: String(id),
  name: title,
});

export const referenceUses: readonly RecordUses[] = recordTypes.map((type) => ({
  subject: type,
  kind: 'Content',
  preventsDeletion: false,
  find: async (runner, of) => ({
    total: (await queries[type].count.first(runner, { of }))!.count,
    uses: (await queries[type].find.all(runner, { of })).map(useOf),
  }),
  usesOfEach: async (context, ids) =>
    (await queries[type].find.ofEach(context, ids, {})).map((contents) => contents.map(useOf)),
  move: (writing, from, to) => moveReferences(writing, type, { from, to }),
}));

/** Finds the contents that refer to each of several records, newest content first. None for viewers who may not read contents. */
export async function contentsReferringTo(
  context: Context,
  type: RecordType,
  ids: readonly number[],
): Promise<Array<Array<{ id: string; title: string }>>> {
  if (!context.abilities.allows(allow('read', 'Content'))) return ids.map(() => []);
  const found = await queries[type].find.ofEach(context, ids, {});
  return found.map((contents) => contents.map(({ id, title }) => ({ id: String(id), title })));
}
