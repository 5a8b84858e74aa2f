import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { openLists, rowOf } from './search.ts';
import type { SearchRow } from './search.types.ts';
import type { FoundRow, FoundRows, SearchedList } from './searchedLists.ts';

const maxPaths = 20;

/** Record that a path refers to. */
interface RecordReference {
  list: SearchedList;
  id: string;
}

/** Returns the records that portal paths lead to, as search results. Null for paths without a record that the viewer sees. */
export async function findRecordsAt(
  context: Context,
  paths: readonly string[],
): Promise<Array<SearchRow | null>> {
  if (paths.length > maxPaths) throw invalidInput({ paths: 'tooLong' });
  const lists = openLists(context);
  const references = paths.map((path) => recordReference(lists, path));
  const requested = new Set(references.flatMap((reference) => reference?.list ?? []));
  const found = new Map(
    await Promise.all(
      [...requested].map(async (list) => {
        const ids = references.flatMap((reference) => (reference?.list === list ? reference.id : []));
        return [list, await rowsOf(context, list, ids)] as const;
      }),
    ),
  );
  return references.map((reference) => {
    const row = reference && found.get(reference.list)!.get(reference.id);
    return row ? rowOf(context, reference.list, row) : null;
  });
}

function recordReference(lists: readonly SearchedList[], path: string): RecordReference | undefined {
  const [, screen, id] = /^(\/[\w/-]+\/)(\d{1,10})$/.exec(path) ?? [];
  const list = id === undefined ? undefined : lists.find(({ found }) => found.record === `${screen}:id`);
  return list && { list, id: String(Number(id)) };
}

async function rowsOf(
  context: Context,
  { byIds: query }: SearchedList,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FoundRow>> {
  const { operations } = context.services;
  const { list } = await operations.query<FoundRows>({ query, variables: { ids } }, context);
  return new Map(list.items.map((row) => [String(row.id), row]));
}
