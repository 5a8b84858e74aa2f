import type { Context } from '../context.ts';
import { forbidden } from '../errors.ts';
import { batched } from '../read/batch.ts';
import type { Writing } from './recordedWrites.ts';

/** Context of a request, or an open transaction with the context of its request. */
export type ContextOrWrite = Context | Writing;

/** Says which rows of a subject are a person's own, for grants with the condition OWN. The domain of the subject lists it in `ownRows`. */
export interface Ownership {
  /** Actions that can be granted for own rows only. */
  actions: readonly string[];
  /** Returns those of the ids whose rows belong to the viewer. */
  among: (of: ContextOrWrite, ids: readonly number[]) => Promise<ReadonlySet<number>>;
}

/** The ownership of all subjects that have one, by subject. */
export type OwnershipBySubject = Readonly<Record<string, Ownership>>;

/** Actions on a subject that can be granted for own rows only; empty when there are none. */
export const ownActionsOf = ({ ownRows }: { ownRows: OwnershipBySubject }, subject: string) =>
  ownRows[subject]?.actions ?? [];

/** An action on a subject, such as `update` on `Slot`. */
export interface Deed {
  action: string;
  subject: string;
}

export const contextOf = (of: ContextOrWrite): Context => ('context' in of ? of.context : of);

/**
 * True when the viewer may apply the action to these rows. That is with a permission for all rows, or with one for own rows when
 * `areOwn` resolves to true.
 */
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

/** Creates a loader that tells for each row of a page whether it belongs to the viewer. Needs one query for all rows. */
export const ownInPage = ({ among }: Ownership) =>
  batched(async (context, ids): Promise<boolean[]> => {
    const own = await among(context, ids);
    return ids.map((id) => own.has(id));
  });
