import type { Context } from '../../../../kit/context.ts';
import { freshSignInNeeded, sessionNeeded, unauthenticated } from '../../../../kit/errors.ts';
import { proofMethodsOf } from './proofMethods.ts';

/** Validity of a proof of identity for sensitive actions, in minutes. */
const proofMinutes = 5;

/**
 * Throws `FRESH_SIGN_IN_NEEDED` unless the viewer has proven their identity within five minutes.
 * The proof must belong to this session. An open or stolen session thus gives no access to credentials,
 * rights and bulk data. Throws
 * `SESSION_NEEDED` for programs, which cannot prove an identity.
 */
export async function requireRecentProof({ viewer, services, database, abilities }: Context): Promise<void> {
  if (!viewer) throw unauthenticated();
  if (!abilities.inPerson) throw sessionNeeded();
  const provenAt = await services.accounts.sessions.provenAt(viewer.sessionId);
  if (!provenAt || /* guard: reauthentication-expires */ proofValidUntil(provenAt) <= new Date())
    throw freshSignInNeeded(await proofMethodsOf(database, viewer.userId));
}

/** End of the validity of a proof. */
export const proofValidUntil = (provenAt: Date) => new Date(provenAt.getTime() + proofMinutes * 60_000);
