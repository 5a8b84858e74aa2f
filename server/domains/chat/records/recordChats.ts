/*
 * Threads about records of a radio. Each record has one thread, which is created at its first use.
 * The kinds of records are a list of this module rather than a service, because `isRecordThere` is a part of queries, which are
 * compiled without services. `server/domains/index.ts` sets it once, from the descriptions of the domains.
 */

import type { Context } from '../../../kit/context.ts';
import { rowCondition } from '../../../kit/query/condition.ts';
import { batched } from '../../../kit/read/batch.ts';
import { findColumns, parseId } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { allow } from '../../../kit/rules/rule.ts';

/** Record that has a chat thread, with the values that readers of the thread see. */
export interface ChattedRecord {
  /** Id of the record in the API of its domain. */
  id: string;
  title: string;
  /** Day of the record, `YYYY-MM-DD`; absent for records without a day. */
  date?: string;
  /** Path of the record in the portal, starting with `/admin`. */
  path: string;
}

/** Database and radio of a request or a job, as needed to read records of the radio. */
export type RadioReader = Pick<Context, 'database' | 'radioId'>;

/** Kind of record, such as an emission, whose records can have a chat thread. Everybody who may read a record may read its thread. */
export interface RecordChat {
  entity: { name: string };
  /** Returns the existing records of the current radio among the given row ids, by row id. */
  shown: (scope: RadioReader, ids: number[]) => Promise<ReadonlyMap<number, ChattedRecord>>;
  /**
   * Returns the row id of a record; absent for kinds whose public id is the row id.
   * For a record without a row, creates one when `mayCreate` is true, and returns 0 otherwise.
   */
  rowFor?: (writing: Writing, id: string, mayCreate: boolean) => Promise<number>;
}

declare module '../../../kit/domain.ts' {
  interface Domain {
    /** Kinds of records that have a chat thread for everybody who may read them. */
    recordChats?: readonly RecordChat[];
  }
}

let kinds: ReadonlyMap<string, RecordChat> = new Map();

/** Sets the kinds of records that have a chat. Must be called before the first query about threads. */
export function setRecordChats(chats: readonly RecordChat[]): void {
  kinds = new Map(chats.map((chat) => [chat.entity.name, chat]));
}

/**
 * Returns the row id of a record by its public id; 0 when the viewer may not read its kind. Does not check that a row with this
 * id exists.
 */
export const findRowOfRecord = async (
  writing: Writing,
  { kind, id, mayCreate }: { kind: string; id: string; mayCreate: boolean },
): Promise<number> => {
  if (!readableRecords(writing.context).includes(kind)) return 0;
  const { rowFor } = kinds.get(kind)!;
  return rowFor ? rowFor(writing, id, mayCreate) : (parseId(id) ?? 0);
};

/** Returns the portal path of a record; undefined when the record was deleted. */
export const findPathOfRecord = async (
  scope: RadioReader,
  kind: string,
  id: number,
): Promise<string | undefined> => (await kinds.get(kind)?.shown(scope, [id]))?.get(id)?.path;

/**
 * Loads the record of each of several threads, by a key of kind and row id, such as `Emission 12`. Null when the record does not
 * exist on the current radio, or the viewer may not read its kind.
 */
export const recordOfThread = batched<ChattedRecord | null, string>(async (context, keys) => {
  const readable = readableRecords(context);
  const rows = keys.map((key) => key.split(' ') as [string, string]);
  const shown = new Map(
    await Promise.all(
      [...Map.groupBy(rows, ([kind]) => kind)]
        .filter(([kind]) => readable.includes(kind))
        .map(async ([kind, of]) => {
          const ids = of.map(([, id]) => Number(id));
          return [kind, await kinds.get(kind)!.shown(context, ids)] as const;
        }),
    ),
  );
  return rows.map(([kind, id]) => shown.get(kind)?.get(Number(id)) ?? null);
});

/** True when the record of a thread exists in the current radio and is not in the recycle bin. */
export const isRecordThere = rowCondition('ChatThread as t', (thread) =>
  thread.or(
    [...kinds.keys()].map((kind) =>
      thread.and([
        thread('t.recordKind', '=', kind),
        thread.exists(
          thread
            .selectFrom(`${kind as 'Episode'} as about`)
            .select('about.id')
            .whereRef('about.id', '=', 't.recordId'),
        ),
      ]),
    ),
  ),
);

/** Returns the names of the kinds of records whose threads the viewer may read. */
export const readableRecords = ({ abilities }: Pick<Context, 'abilities'>): string[] =>
  [...kinds.keys()].filter((name) => abilities.allows(allow('read', name)));

/** True when the record exists on the current radio and the viewer may read it. */
export async function isRecordSeen(context: Context, kind: string, id: number): Promise<boolean> {
  const entity = kinds.get(kind)?.entity;
  if (!entity || !context.abilities.allows(allow('read', kind))) return false;
  return context.radioId !== undefined && (await findColumns(context, entity, id, [])) !== null;
}
