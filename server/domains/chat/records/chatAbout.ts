import type { Context } from '../../../kit/context.ts';
import type { ConditionBuilder } from '../../../kit/query/tables.ts';
import { batched } from '../../../kit/read/batch.ts';
import { findColumns, parseId } from '../../../kit/read/reads.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { allow } from '../../../kit/rules/rule.ts';

/* What people of a radio talk about where it stands: each of these has a thread, made at its first use. */

/** A record as those who read its thread are shown it. */
export interface ChattedRecord {
  /** By which its domain names it. */
  id: string;
  title: string;
  /** The day that it is of, `YYYY-MM-DD`, where it is of one. */
  date?: string;
  /** Where it stands in the portal, from `/admin` on. */
  path: string;
}

/** A request, or a job that works for a radio. */
export type AskedOfRadio = Pick<Context, 'database' | 'radioId'>;

interface Chatted {
  /** Those of some records of the current radio that are there, by the ids of their rows. */
  shown: (asked: AskedOfRadio, ids: number[]) => Promise<ReadonlyMap<number, ChattedRecord>>;
  /**
   * Returns the id of the row of a record; absent for records that are named by the id of their row. A record without a row gets
   * one with `mayCreate`, and 0 otherwise.
   */
  rowFor?: (writing: Writing, id: string, mayCreate: boolean) => Promise<number>;
}

interface Kind extends Chatted {
  entity: { name: string };
}

const kinds = new Map<string, Kind>();

/** Records of a radio have a thread each, for all who may read them: said by the domain that owns them. */
export function chatAbout(entity: { name: string }, chatted: Chatted): void {
  kinds.set(entity.name, { ...chatted, entity });
}

/** Returns the id of the row of a record that the viewer names; 0 when there is none. */
export const rowOfRecord = async (
  writing: Writing,
  { kind, id, mayCreate }: { kind: string; id: string; mayCreate: boolean },
): Promise<number> => {
  if (!readableRecords(writing.context).includes(kind)) return 0;
  const { rowFor } = kinds.get(kind)!;
  return rowFor ? rowFor(writing, id, mayCreate) : (parseId(id) ?? 0);
};

/** Where the portal shows a record of these; undefined for one that is gone. */
export const pathOfRecord = async (
  asked: AskedOfRadio,
  kind: string,
  id: number,
): Promise<string | undefined> => (await kinds.get(kind)?.shown(asked, [id]))?.get(id)?.path;

/** What each thread of a page is about, as `kind id` names it; null where the viewer does not read that. */
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

/** Whether the record of a thread is there: neither in the recycle bin nor of another radio. */
export const isRecordThere = <Place extends 't' | 'thread'>(
  thread: ConditionBuilder<'ChatThread', Place>,
  place: Place,
) => {
  const about = thread as never as ConditionBuilder<'ChatThread', 't'>;
  const column = <Name extends 'recordKind' | 'recordId'>(name: Name) => `${place}.${name}` as `t.${Name}`;
  return about.or(
    [...kinds.keys()].map((kind) =>
      about.and([
        about(column('recordKind'), '=', kind),
        about.exists(
          about
            .selectFrom(`${kind as 'Episode'} as about`)
            .select('about.id')
            .whereRef('about.id', '=', column('recordId')),
        ),
      ]),
    ),
  );
};

/** The kinds of records of which the viewer reads the threads. */
export const readableRecords = ({ abilities }: Pick<Context, 'abilities'>): string[] =>
  [...kinds.keys()].filter((name) => abilities.allows(allow('read', name)));

/** Whether a record is there for the viewer. */
export async function isRecordSeen(context: Context, kind: string, id: number): Promise<boolean> {
  const entity = kinds.get(kind)?.entity;
  if (!entity || !context.abilities.allows(allow('read', kind))) return false;
  return context.radioId !== undefined && (await findColumns(context, entity, id, [])) !== null;
}
