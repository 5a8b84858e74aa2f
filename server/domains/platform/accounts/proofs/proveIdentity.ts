import { recordEvent } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import { challengeExpired, invalidInput, invalidProof } from '../../../../kit/errors.ts';
import { reauthenticationValidUntil } from './reauthentication.ts';
import { guess } from '../signIn/guess.ts';
import { findPasskey, isByPasskey, take, type PasskeyReply } from './passkeys/passkeys.ts';
import type { User } from '../../users/user.entity.ts';
import { personOf } from '../signIn/newPassword.ts';
import { matchesPassword } from '../signIn/passwords.ts';
import { ReauthenticationMethod } from './reauthenticationMethods.ts';
import { takeAnyCode } from './takeAnyCode.ts';

/** A proof of identity: exactly one of the fields is set. */
export interface IdentityInput {
  password?: string | undefined;
  code?: string | undefined;
  passkey?: PasskeyReply | undefined;
}

/**
 * Marks the viewer's session as recently verified when the proof is correct. Returns the end of its validity.
 */
export async function proveIdentity(context: Context, shown: IdentityInput): Promise<Date> {
  const { userId, sessionId } = context.viewer!;
  if (Object.values(shown).filter((method) => method !== undefined).length !== 1)
    throw invalidInput({ password: 'required' });
  const person = await personOf(context.database, userId);
  const method = await guess(context, person.email, () => check(context, shown, person));
  if (!method) {
    await recordEvent(context, AuditAction.SIGN_IN_FAILED, 'User', userId);
    throw invalidProof();
  }
  const provenAt = await context.services.accounts.sessions.prove(sessionId);
  await recordEvent(context, AuditAction.SIGNED_IN, 'Session', sessionId, { proof: [null, method] });
  return reauthenticationValidUntil(provenAt);
}

/** Returns the method of a correct proof; undefined when the proof was wrong. */
async function check(
  context: Context,
  { password, code, passkey }: IdentityInput,
  { id, passwordHash }: Pick<User, 'id' | 'passwordHash'>,
): Promise<ReauthenticationMethod | undefined> {
  if (code !== undefined) return takeAnyCode(context, id, code);
  if (passkey !== undefined)
    return (await isProvenByPasskey(context, passkey)) ? ReauthenticationMethod.PASSKEY : undefined;
  return (await matchesPassword(passwordHash, password!)) ? ReauthenticationMethod.PASSWORD : undefined;
}

async function isProvenByPasskey(context: Context, { challenge: token, response }: PasskeyReply) {
  const { userId, sessionId } = context.viewer!;
  const challenge = await take(context, token, 'passkeyReauthentication');
  if (challenge.userId !== userId || challenge.sessionId !== sessionId) throw challengeExpired();
  const passkey = await findPasskey(context, response);
  return passkey !== undefined && isByPasskey(context, challenge, passkey, response);
}
