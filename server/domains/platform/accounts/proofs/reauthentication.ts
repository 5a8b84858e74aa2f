import type { Context } from '../../../../kit/context.ts';
import { freshSignInNeeded, sessionNeeded, unauthenticated } from '../../../../kit/errors.ts';
import { loadReauthenticationMethods } from './reauthenticationMethods.ts';

/** Validity of a proof of identity for sensitive actions, in minutes. */
const reauthenticationMinutes = 5;

/**
 * Throws `FRESH_SIGN_IN_NEEDED` unless the viewer has proven their identity within five minutes.
 * The proof must belong to this session. An open or stolen session thus gives no access to credentials,
 * rights and bulk data. Throws
 * `SESSION_NEEDED` for programs, which cannot prove an identity.
 */
export async function requireReauthentication({
  viewer,
  services,
  database,
  abilities,
}: Context): Promise<void> {
  if (!viewer) throw unauthenticated();
  if (!abilities.inPerson) throw sessionNeeded();
  const provenAt = await services.accounts.sessions.provenAt(viewer.sessionId);
  if (!provenAt || /* guard: reauthentication-expires */ reauthenticationValidUntil(provenAt) <= new Date())
    throw freshSignInNeeded(await loadReauthenticationMethods(database, viewer.userId));
}

/** Returns when a proof of identity that was given at `provenAt` ceases to be valid. */
export const reauthenticationValidUntil = (provenAt: Date) =>
  new Date(provenAt.getTime() + reauthenticationMinutes * 60_000);
