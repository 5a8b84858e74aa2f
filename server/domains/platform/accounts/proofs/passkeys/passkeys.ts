import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Context } from '../../../../../kit/context.ts';
import { challengeExpired, invalidInput, notFound } from '../../../../../kit/errors.ts';
import { isLoopback } from '../../../../../kit/network/address.ts';
import { count } from '../../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../../kit/query/query.ts';
import { inTransaction } from '../../../../../kit/resource/transaction.ts';
import { createEntity, removeEntity } from '../../../../../kit/resource/writes.ts';
import { AuditAction } from '../../../../../kit/audit/auditEntry.entity.ts';
import { findEmailOf } from '../../findEmailOf.ts';
import { audited } from '../audited.ts';
import type { Challenge, Purpose } from './challenges.ts';
import { firstRecoveryCodes } from '../recoveryCodes.ts';
import { Passkey } from '../secondFactor.entity.ts';

/**
 * Request to the browser to use a passkey: WebAuthn options as JSON, and a challenge token. The browser must return the token
 * with its response.
 */
export interface PasskeyTask {
  challenge: string;
  options: string;
}

/** Response of the browser to a passkey request: the challenge token, and WebAuthn JSON. */
export interface PasskeyReply {
  challenge: string;
  response: string;
}

const maxPasskeys = 20;
/** EdDSA, ES256 and RS256 as COSE numbers: every authenticator supports one of them. */
const algorithms = [-8, -7, -257];
/** Maximum of the column; unsigned counters of 32 bits could exceed it in theory. */
const highestCounter = 2 ** 31 - 1;

export async function startRegistration(context: Context): Promise<PasskeyTask> {
  const { userId, sessionId, name } = context.viewer!;
  const identity = identityOf(context);
  const { token, nonce } = identity.challenges.issue('registerPasskey', { userId, sessionId });
  const options = await generateRegistrationOptions({
    rpName: 'Regie',
    rpID: relyingParty(context).id,
    userName: await findEmailOf(context.database, userId),
    userDisplayName: name,
    userID: identity.handleOf(userId),
    challenge: bytesOf(nonce),
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: await credentialsOf(context, userId),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return { challenge: token, options: JSON.stringify(options) };
}

/** Stores a new passkey of the viewer. Returns its id, and recovery codes when the viewer has no unused ones (otherwise an empty list). */
export async function register(
  context: Context,
  name: string,
  reply: PasskeyReply,
): Promise<{ id: number; recoveryCodes: string[] }> {
  const { userId, sessionId } = context.viewer!;
  const challenge = await take(context, reply.challenge, 'registerPasskey');
  if (challenge.userId !== userId || challenge.sessionId !== sessionId) throw challengeExpired();
  const { credential, backedUp } = await registeredCredential(context, challenge, reply.response);
  let recoveryCodes: string[] = [];
  const id = await createEntity(context, Passkey, async ({ transaction }) => {
    const own = await countPasskeys.first(transaction, { user: userId });
    if (own!.count >= maxPasskeys) throw invalidInput({ passkey: 'max' });
    recoveryCodes = await firstRecoveryCodes(transaction, context, userId);
    return {
      user: userId,
      name: nameOf(name),
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: Math.min(credential.counter, highestCounter),
      transports: credential.transports ?? [],
      backedUp,
      createdAt: new Date(),
    };
  });
  return { id, recoveryCodes };
}

const countPasskeys = query('accounts.countPasskeys', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('Passkey').select(count).where('user', '=', user),
);

async function registeredCredential(context: Context, challenge: Challenge, response: string) {
  const { id, origin } = relyingParty(context);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(response) as RegistrationResponseJSON,
      expectedChallenge: challenge.nonce,
      expectedOrigin: origin,
      expectedRPID: id,
      supportedAlgorithmIDs: algorithms,
    });
    if (verified)
      return { credential: registrationInfo.credential, backedUp: registrationInfo.credentialBackedUp };
  } catch (error) {
    noteRefusal(context, error);
  }
  throw invalidInput({ passkey: 'invalid' });
}

/**
 * Creates the WebAuthn options for signing with a passkey. The browser then offers the passkeys of the given user, or any passkey
 * when no user is given.
 */
export async function startUse(
  context: Context,
  purpose: Exclude<Purpose, 'registerPasskey' | 'secondStep'>,
  holder: { userId?: number | undefined; sessionId?: number | undefined } = {},
): Promise<PasskeyTask> {
  const { token, nonce } = identityOf(context).challenges.issue(purpose, holder);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context).id,
    challenge: bytesOf(nonce),
    allowCredentials: holder.userId === undefined ? [] : await credentialsOf(context, holder.userId),
    userVerification: isBothFactors(purpose) ? 'required' : 'preferred',
  });
  return { challenge: token, options: JSON.stringify(options) };
}

/** Reads the challenge of a passkey response and uses it up, even if the response is invalid. */
export async function take(context: Context, token: string, ...purposes: Purpose[]): Promise<Challenge> {
  const { challenges } = identityOf(context);
  const challenge = await challenges.read(token, ...purposes);
  await challenges.spend(challenge);
  return challenge;
}

export interface KnownPasskey {
  id: number;
  userId: number;
  account: string;
  credentialId: string;
  publicKey: string;
  counter: number;
}

/** Returns the passkey whose id a response contains; undefined when it is unknown. Does not verify the response. */
export async function findPasskey(context: Context, response: string): Promise<KnownPasskey | undefined> {
  const credentialId = parse(response)?.id;
  if (typeof credentialId !== 'string') return undefined;
  return findPasskeyByCredential.first(context, { credentialId });
}

const findPasskeyByCredential = query(
  'accounts.findPasskeyByCredential',
  (db, { credentialId }: Given<{ credentialId: string }>) =>
    db
      .selectFrom('Passkey as passkey')
      .innerJoin('User as person', 'person.id', 'passkey.user')
      .select(['passkey.id', 'passkey.user as userId', 'person.email as account', 'passkey.credentialId'])
      .select(['passkey.publicKey', 'passkey.counter'])
      .where('passkey.credentialId', '=', credentialId),
);

/**
 * Returns true when a response was made by this passkey, for this challenge, on the portal's page. Its counter must be higher
 * than the stored one, unless the passkey has no counter.
 */
export async function isByPasskey(
  context: Context,
  challenge: Challenge,
  passkey: KnownPasskey,
  response: string,
): Promise<boolean> {
  if (challenge.userId !== undefined && challenge.userId !== passkey.userId) return false;
  const { id, origin } = relyingParty(context);
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: parse(response) as AuthenticationResponseJSON,
      expectedChallenge: challenge.nonce,
      expectedOrigin: origin,
      expectedRPID: id,
      credential: {
        id: passkey.credentialId,
        publicKey: bytesOf(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: isBothFactors(challenge.purpose),
    });
    return verified && (await advance(context, passkey, authenticationInfo.newCounter));
  } catch (error) {
    noteRefusal(context, error);
    return false;
  }
}

/** Advances the counter: equal counters in two concurrent uses mean a copy. Passkeys without a counter stay at 0. */
async function advance(
  { database }: Context,
  { id, counter }: KnownPasskey,
  newCounter: number,
): Promise<boolean> {
  const to = Math.min(newCounter, highestCounter);
  const advanced = await inTransaction(database, async (transaction) =>
    updateCounter.write(transaction, { id, from: counter, to, now: new Date() }),
  );
  return advanced > 0;
}

const updateCounter = query(
  'accounts.updateCounter',
  (db, { id, from, to, now }: Given<{ id: number; from: number; to: number; now: Date }>) =>
    db
      .updateTable('Passkey')
      .set({ counter: to, lastUsedAt: now })
      .where('id', '=', id)
      .where('counter', '=', from),
);

/** Renames one of the viewer's passkeys. */
export function renamePasskey(context: Context, id: number, name: string): Promise<void> {
  const { userId } = context.viewer!;
  const meant = nameOf(name);
  return audited(context, async (transaction, recordChange) => {
    const passkey = await findPasskeyOfUser.first(transaction, { id, user: userId });
    if (!passkey) throw notFound('Passkey');
    await setPasskeyName.write(transaction, { id, name: meant });
    await recordChange(AuditAction.UPDATED, 'Passkey', id, { name: [passkey.name, meant] });
  });
}

const findPasskeyOfUser = query(
  'accounts.findPasskeyOfUser',
  (db, { id, user }: Given<{ id: number; user: number }>) =>
    db.selectFrom('Passkey').select('name').where('id', '=', id).where('user', '=', user),
);

const setPasskeyName = query(
  'accounts.setPasskeyName',
  (db, { id, name }: Given<{ id: number; name: string }>) =>
    db.updateTable('Passkey').set({ name }).where('id', '=', id),
);

/** Removes one of the viewer's passkeys. When it was the last second factor, also removes the recovery codes. */
export async function removePasskey(context: Context, id: string): Promise<void> {
  const { userId } = context.viewer!;
  await removeEntity(context, Passkey, id, async (passkey, { transaction }) => {
    if (Number(passkey.user) !== userId) throw notFound('Passkey');
    await deleteCodesOfLastFactor.write(transaction, { user: userId, passkey: passkey.id });
  });
}

const deleteCodesOfLastFactor = query(
  'accounts.deleteCodesOfLastPasskey',
  (db, { user, passkey }: Given<{ user: number; passkey: number }>) =>
    db
      .deleteFrom('RecoveryCode')
      .where('user', '=', user)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('Authenticator as app')
              .select('app.id')
              .where('app.user', '=', user)
              .where('app.confirmedAt', 'is not', null),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('Passkey as otherPasskey')
              .select('otherPasskey.id')
              .where('otherPasskey.user', '=', user)
              .where('otherPasskey.id', '<>', passkey),
          ),
        ),
      ),
);

const credentialsOf = async ({ database }: Context, user: number) => findCredentials.all(database, { user });

const findCredentials = query('accounts.findCredentials', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('Passkey').select(['credentialId as id', 'transports']).where('user', '=', user),
);

/**
 * Host name that passkeys are bound to. Only in development may the host name and port come from the request, for several servers
 * on one machine.
 */
function relyingParty({ services, origin }: Context): { id: string; origin: string } {
  const { portalUrl, takesLocalPages } = services.accounts;
  const isLocal = takesLocalPages && /* guard: passkey-of-portal-only */ isLoopback(origin.portal);
  const { hostname, origin: page } = new URL(isLocal ? origin.portal : portalUrl());
  return { id: hostname, origin: page };
}

/** A passkey in place of password and second factor must verify the user by finger, face or PIN. */
const isBothFactors = (purpose: Purpose) => purpose === 'passkeyAlone';

function nameOf(name: string): string {
  const meant = name.trim();
  if (meant === '') throw invalidInput({ name: 'required' });
  if (meant.length > 60) throw invalidInput({ name: 'tooLong' });
  return meant;
}

function parse(response: string): { id?: unknown } | undefined {
  try {
    return (JSON.parse(response) ?? undefined) as { id?: unknown } | undefined;
  } catch {
    return undefined;
  }
}

const identityOf = ({ services }: Context) => services.identity;
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
const noteRefusal = ({ log }: Context, error: unknown) => log.info({ err: error }, 'a passkey was refused');
