import type { Context } from '../../../kit/context.ts';
import { findColumns } from '../../../kit/read/reads.ts';
import { allow } from '../../../kit/rules/rule.ts';

/* What people of a radio talk about where it stands: each of these has a thread, made at its first use. */

const kinds = new Map<string, { name: string }>();

/** Records of a radio have a thread each, for all who may read them: said by the domain that owns them. */
export function chatAbout(entity: { name: string }): void {
  kinds.set(entity.name, entity);
}

/** The kinds of records of which the viewer reads the threads. */
export const readableRecords = ({ abilities }: Pick<Context, 'abilities'>): string[] =>
  [...kinds.keys()].filter((name) => abilities.allows(allow('read', name)));

/** Whether a record is there for the viewer. */
export async function isRecordSeen(context: Context, kind: string, id: number): Promise<boolean> {
  const entity = kinds.get(kind);
  if (!entity || !context.abilities.allows(allow('read', kind))) return false;
  return context.radioId !== undefined && (await findColumns(context, entity, id, [])) !== null;
}
