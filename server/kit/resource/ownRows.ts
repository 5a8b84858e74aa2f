import type { Context } from '../context.ts';
import { forbidden } from '../errors.ts';
import { batched } from '../read/batch.ts';
import type { Writing } from './recordedWrites.ts';

/** A request, or the transaction of a mutation. */
export type ContextOrWrite = Context | Writing;

/** Meaning of the condition OWN for a subject, declared by its domain. */
export interface Ownership {
  /** Actions that a role can be granted with the condition OWN, that is, limited to the user's own rows. */
  actions: readonly string[];
  /** Returns the ids of the rows that belong to the viewer. */
  among: (of: ContextOrWrite, ids: readonly number[]) => Promise<ReadonlySet<number>>;
}

const known = new Map<string, Ownership>();

/** Registers the ownership of a subject. */
export function ownRows(subject: string, ownership: Ownership): Ownership {
  known.set(subject, ownership);
  return ownership;
}

/** The ownership of a subject; undefined for subjects without the condition OWN. */
export const ownershipOf = (subject: string): Ownership | undefined => known.get(subject);

/** Actions on a subject that a role can be granted with the condition OWN; empty for subjects without it. */
export const ownActionsOf = (subject: string): readonly string[] => known.get(subject)?.actions ?? [];

/** An action on a subject. */
export interface Deed {
  action: string;
  subject: string;
}

export const contextOf = (of: ContextOrWrite): Context => ('context' in of ? of.context : of);

/** True when the viewer may apply the action to all rows, or to their own rows and `areOwn` resolves to true. */
export const mayDo = async (
  { abilities }: Pick<Context, 'abilities'>,
  { action, subject }: Deed,
  areOwn: () => Promise<boolean>,
): Promise<boolean> =>
  abilities.canAll(action, subject) ||
  (abilities.can(action, subject) && /* guard: own-rows-only */ (await areOwn()));

/** Throws `FORBIDDEN` when `mayDo` is false. */
export async function requireDo(
  who: Pick<Context, 'abilities'>,
  deed: Deed,
  areOwn: () => Promise<boolean>,
): Promise<void> {
  if (!(await mayDo(who, deed, areOwn))) throw forbidden(deed.action, deed.subject);
}

/** Loader that checks the ownership of all rows of a page in one query. */
export const ownInPage = ({ among }: Ownership) =>
  batched(async (context, ids): Promise<boolean[]> => {
    const own = await among(context, ids);
    return ids.map((id) => own.has(id));
  });
