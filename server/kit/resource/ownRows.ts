import type { Context } from '../context.ts';
import { forbidden } from '../errors.ts';
import { batched } from '../read/batch.ts';
import type { Writing } from './recordedWrites.ts';

/** Where it is asked whose a row is: in a request, or among the writes of a mutation. */
export type ContextOrWrite = Context | Writing;

/** What the condition OWN means for a subject: said by its domain. */
export interface Ownership {
  /** What can be allowed of one's own alone. */
  actions: readonly string[];
  /** Those of some rows that are the viewer's own. */
  among: (of: ContextOrWrite, ids: readonly number[]) => Promise<ReadonlySet<number>>;
}

const known = new Map<string, Ownership>();

/** Tells which rows of a subject are somebody's own. */
export function ownRows(subject: string, ownership: Ownership): Ownership {
  known.set(subject, ownership);
  return ownership;
}

/** What the condition OWN means for a subject; undefined for one that does not know it. */
export const ownershipOf = (subject: string): Ownership | undefined => known.get(subject);

/** The actions on a subject that can be allowed of one's own alone. */
export const ownActionsOf = (subject: string): readonly string[] => known.get(subject)?.actions ?? [];

/** What is about to be done, and to which subject. */
export interface Deed {
  action: string;
  subject: string;
}

export const contextOf = (of: ContextOrWrite): Context => ('context' in of ? of.context : of);

/** Whether something may be done to some rows: to any, or to those that are one's own. */
export const mayDo = async (
  { abilities }: Pick<Context, 'abilities'>,
  { action, subject }: Deed,
  areOwn: () => Promise<boolean>,
): Promise<boolean> =>
  abilities.canAll(action, subject) ||
  (abilities.can(action, subject) && /* guard: own-rows-only */ (await areOwn()));

/** Passes where it may be done. */
export async function requireDo(
  who: Pick<Context, 'abilities'>,
  deed: Deed,
  areOwn: () => Promise<boolean>,
): Promise<void> {
  if (!(await mayDo(who, deed, areOwn))) throw forbidden(deed.action, deed.subject);
}

/** Whether rows of a page are the viewer's own, asked once for all of them. */
export const ownInPage = ({ among }: Ownership) =>
  batched(async (context, ids): Promise<boolean[]> => {
    const own = await among(context, ids);
    return ids.map((id) => own.has(id));
  });
