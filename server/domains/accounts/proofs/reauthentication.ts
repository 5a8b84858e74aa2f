import type { Context } from '../../../kit/context.ts';
import { freshSignInNeeded, sessionNeeded, unauthenticated } from '../../../kit/errors.ts';
import { proofsOf } from './proofs.ts';

/** How long a proof of identity counts for dangerous acts. */
const proofMinutes = 5;

/**
 * Passes when the viewer has proven within five minutes who they are, at this session: a session that was left open, or
 * stolen, does not get at credentials, rights, or everybody's data. Throws FRESH_SIGN_IN_NEEDED
 * otherwise, and SESSION_NEEDED for programs, which prove nothing.
 */
export async function requireRecentProof({ viewer, services, database, abilities }: Context): Promise<void> {
  if (!viewer) throw unauthenticated();
  if (!abilities.inPerson) throw sessionNeeded();
  const provenAt = await services.accounts.sessions.provenAt(viewer.sessionId);
  if (!provenAt || /* guard: reauthentication-expires */ proofValidUntil(provenAt) <= new Date())
    throw freshSignInNeeded(await proofsOf(database, viewer.userId));
}

/** When a proof stops counting. */
export const proofValidUntil = (provenAt: Date) => new Date(provenAt.getTime() + proofMinutes * 60_000);
