import type { Context } from '../../../kit/context.ts';
import type { ConditionBuilder } from '../../../kit/query/tables.ts';
import { findColumns } from '../../../kit/read/reads.ts';
import { allow } from '../../../kit/rules/rule.ts';

/* What people of a radio talk about where it stands: each of these has a thread, made at its first use. */

const kinds = new Map<string, { entity: { name: string }; list: string }>();

/** Records of a radio have a thread each, for all who may read them: said by the domain that owns them, with where the portal lists them. */
export function chatAbout(entity: { name: string }, list: string): void {
  kinds.set(entity.name, { entity, list });
}

/** Where the portal shows a record of these. */
export const pathOfRecord = (kind: string, id: number): string | undefined => {
  const known = kinds.get(kind);
  return known && `${known.list}/${id}`;
};

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
