import { recordEvent } from '../../../../kit/audit/audit.ts';
import { AuditAction } from '../../../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../../../kit/context.ts';
import { challengeExpired, invalidProof, secondFactorNeeded } from '../../../../kit/errors.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { UserStatus } from '../../users/user.entity.ts';
import { guess } from './guess.ts';
import {
  findPasskey,
  isByPasskey,
  startUse,
  take,
  type PasskeyReply,
  type PasskeyTask,
} from '../proofs/passkeys/passkeys.ts';
import type { ReauthenticationMethod } from '../proofs/reauthenticationMethods.ts';
import type { Tokens } from '../sessions/sessions.ts';
import { openSession } from './openSession.ts';
import { takeAnyCode } from '../proofs/takeAnyCode.ts';

/** Creates the error for a correct password of an account with a second factor. */
export const secondStepNeeded = (
  { services }: Context,
  userId: number,
  methods: readonly ReauthenticationMethod[],
) => secondFactorNeeded(services.identity.challenges.issue('secondStep', { userId }).token, methods);

/** Completes a sign-in by a code of the authenticator app, or by a recovery code. A wrong code keeps the challenge valid. */
export async function signInWithCode(context: Context, token: string, code: string): Promise<Tokens> {
  const { challenges } = context.services.identity;
  const challenge = await challenges.read(token, 'secondStep');
  const userId = challenge.userId!;
  const account = await accountOfActive(context, userId);
  if (account === undefined) throw challengeExpired();
  const method = await guess(context, account, () => takeAnyCode(context, userId, code));
  if (!method) throw await refused(context, userId);
  await challenges.spend(challenge);
  return openSession(context, userId);
}

/**
 * Starts a passkey check and returns the options for the browser. With `token`, which a sign-in by password returned, the passkey
 * is the second step of that sign-in. Without `token`, it confirms the identity of the viewer, or signs in when nobody is signed
 * in.
 */
export async function startPasskey(context: Context, token: string | undefined): Promise<PasskeyTask> {
  const { viewer, services } = context;
  if (token !== undefined) {
    const { userId } = await services.identity.challenges.read(token, 'secondStep');
    return startUse(context, 'passkeySecond', { userId });
  }
  if (viewer)
    return startUse(context, 'passkeyReauthentication', {
      userId: viewer.userId,
      sessionId: viewer.sessionId,
    });
  return startUse(context, 'passkeyAlone');
}

/** Signs in with a passkey, alone or as the second step after the password. */
export async function signInWithPasskey(context: Context, reply: PasskeyReply): Promise<Tokens> {
  const challenge = await take(context, reply.challenge, 'passkeyAlone', 'passkeySecond');
  const passkey = await findPasskey(context, reply.response);
  const userId = passkey?.userId ?? challenge.userId;
  const account = userId === undefined ? undefined : await accountOfActive(context, userId);
  const isRight = await guess(context, account ?? 'a passkey of nobody', async () =>
    passkey && account !== undefined && (await isByPasskey(context, challenge, passkey, reply.response))
      ? true
      : undefined,
  );
  if (!isRight) throw await refused(context, userId);
  return openSession(context, userId!);
}

async function refused(context: Context, userId: number | undefined) {
  await recordEvent(context, AuditAction.SIGN_IN_FAILED, 'User', userId ?? null);
  return invalidProof();
}

async function accountOfActive({ database }: Context, userId: number): Promise<string | undefined> {
  return (await findActiveEmail.first(database, { id: userId }))?.email;
}

const findActiveEmail = query('accounts.findActiveEmail', (db, { id }: Given<{ id: number }>) =>
  db.selectFrom('User').select('email').where('id', '=', id).where('status', '=', UserStatus.ACTIVE),
);
