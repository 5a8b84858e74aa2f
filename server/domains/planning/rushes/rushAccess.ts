import type { Context } from '../../../kit/context.ts';
import { forbidden } from '../../../kit/errors.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { Caller } from '../../multimedia/attached/attachedMedia.ts';
import { isOwnEmission, isOwnEmissionInPage, isOwnEmissionOf } from '../emissions/emissionAccess.ts';

/*
 * Whoever may manage rushes decides about all of a radio; who may only change some, about those of the emissions that they
 * present or produce. A rush of no emission is nobody's own.
 */

const managesRushes = ({ abilities }: Context) => abilities.can('manage', 'Rush');

/** Whether the viewer decides about a rush of an emission, or of none, for each row of a page. */
export const isMyRush = async (context: Context, emission: number | undefined): Promise<boolean> =>
  managesRushes(context) || (emission !== undefined && (await isOwnEmissionInPage(context, emission)));

/** Passes for a rush of an emission, or of none, about which the viewer decides. */
export async function requireOwnRush(writing: Writing, emission: number | null): Promise<void> {
  if (managesRushes(writing.context)) return;
  if (emission === null || !(await isOwnEmission(writing, emission))) throw forbidden('manage', 'Rush');
}

/** The same of somebody who sends a take, also when their request is over. */
export async function requireOwnRushOf(caller: Caller, emission: number | null): Promise<void> {
  const { abilities } = caller;
  if (abilities.can('manage', 'Rush')) return;
  if (emission !== null && abilities.can('update', 'Rush') && (await isOwnEmissionOf(caller, emission)))
    return;
  throw forbidden('manage', 'Rush');
}
