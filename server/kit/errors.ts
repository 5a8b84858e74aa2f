import type { Limit } from './limit.ts';
import { GraphQLError } from 'graphql';
import type { ErrorCode } from './errorTable.ts';
import type { FieldProblems } from './fieldProblems.ts';

export type { FieldProblem, FieldProblems } from './fieldProblems.ts';

/** An error with a code of the table, and what belongs to it. */
export const coded = (message: string, code: ErrorCode, more: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { code, ...more } });

/** Nobody is signed in, or the token is expired, forged or revoked. */
export const unauthenticated = (
  message = 'Sign in first: send a valid access token as Authorization: Bearer.',
) => coded(message, 'UNAUTHENTICATED');

/** A wrong e-mail or password, whichever it is. */
export const invalidCredentials = () => coded('Email or Password is Invalid', 'INVALID_CREDENTIALS');

/** A program with a token asks for what only a person who is signed in may do. */
export const sessionNeeded = () =>
  coded('This needs a person who is signed in; an API token is not enough.', 'SESSION_NEEDED');

/** The viewer has not proven for a while who they are; `proofs` are the ways in which they can. */
export const freshSignInNeeded = (methods: readonly string[]) =>
  coded('Prove that it is you first: proveIdentity counts for five minutes.', 'FRESH_SIGN_IN_NEEDED', {
    proofs: methods,
  });

/** A wrong password, code or passkey of somebody who is known already. */
export const invalidProof = () => coded('This password, code or passkey is not right.', 'INVALID_PROOF');

/** The password is right, and the account asks for a second step; `proofs` are the ways to do it. */
export const secondFactorNeeded = (challenge: string, methods: readonly string[]) =>
  coded(
    'This account asks for a second step: sign in with a code or a passkey and the challenge.',
    'SECOND_FACTOR_NEEDED',
    { challenge, proofs: methods },
  );

/** A challenge is older than five minutes, used up, or not one of ours. */
export const challengeExpired = () => coded('This took too long. Start again.', 'CHALLENGE_EXPIRED');

/** The viewer is known and may not do this. */
export const forbidden = (action: string, subject: string) =>
  coded(`This needs the permission to ${action} ${subject}.`, 'FORBIDDEN', { action, subject });

/** The request names a radio that the viewer does not belong to, or that does not exist: the two answer alike. */
export const radioForbidden = () => coded('You do not belong to this radio.', 'RADIO_FORBIDDEN');

/** The viewer looks at the portal as a role would see it, and changes nothing meanwhile. */
export const viewOnly = () =>
  coded('Nothing can be changed while the portal is viewed as another role.', 'VIEW_ONLY');

/** What is asked for belongs to a radio, and the request names none. */
export const noRadio = (what = 'what is asked for') =>
  coded(`Choose a radio first: ${what} belongs to one.`, 'NO_RADIO');

/** A fault of our own: what it is, the log says. */
export const internal = () => coded('Something went wrong on our side.', 'INTERNAL_SERVER_ERROR');

/** No such record, or none that the viewer may see: the two answer alike. */
export const notFound = (subject: string) =>
  coded(`This ${subject} does not exist, or no longer.`, 'NOT_FOUND', { subject });

/** The record was changed since the caller read it; `current` is how it stands now. */
export const conflict = (subject: string, current: unknown) =>
  coded(`This ${subject} was changed by someone else in the meantime.`, 'CONFLICT', { subject, current });

/** Something else is planned at that time on the same layer: with what it clashes, and what one could do. */
export const scheduleConflict = (found: Record<string, unknown>) =>
  coded('Something else is planned at that time.', 'SCHEDULE_CONFLICT', found);

/** Where something is used: the type, id and name of what uses it. */
export interface Use {
  kind: string;
  id: string;
  name: string;
  /** When it is on the air next there; absent where it has no time. */
  at?: Date | null;
}

/** Something else needs the record; `places` are some of the `total` where it is used, as far as the caller may read them. */
export const inUse = (subject: string, id: number, total: number, uses: readonly Use[]) =>
  coded(`This ${subject} is in use. Take it out there first.`, 'IN_USE', {
    subject,
    id: String(id),
    total,
    places: uses,
  });

/** The input is understood but not acceptable. */
export const invalidInput = (fields: FieldProblems) =>
  coded(`Please check: ${Object.keys(fields).join(', ')}.`, 'BAD_USER_INPUT', { fields });

/** Passes when nothing is wrong with an input, and tells all that is at once. */
export function requireValid(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}

/** What is stored is not of the shape that it must have; `name` says which record. Somebody has to mend it. */
export const brokenRecord = (subject: string, name: string) =>
  coded(
    `The stored ${subject} "${name}" is broken: its figures are not of the shape they must have.`,
    'BROKEN_RECORD',
    {
      subject,
      name,
    },
  );

/** A limit of the request itself was passed; `limit` names it. */
/** `asked` is what was asked for, where it was counted to its end. */
export const limitExceeded = ({ name, max }: Limit, requested?: number) =>
  coded(`This request passes the limit of ${max} for ${name}.`, 'LIMIT_EXCEEDED', {
    limit: name,
    allowed: max,
    ...(requested !== undefined && { asked: requested }),
  });

/** Too many tries; `retryAfter` is in seconds. */
export const rateLimited = (retryAfter: number) =>
  coded(`Too many tries. Try again in ${retryAfter} s.`, 'RATE_LIMITED', { retryAfter });

/** The database cannot be reached; nothing was kept, and another try may do. The cause is for the log. */
export const unavailable = (cause?: unknown) =>
  unavailableFor('The database cannot be reached. Try again in a moment.', cause);

/** A newer version has changed the database meanwhile, and this process does not fit it any more. */
export const outdated = (cause?: unknown) =>
  unavailableFor(
    'This server is older than its database, and is being replaced. Try again in a moment.',
    cause,
  );

/** The same of the files, where they are in a bucket. */
export const storageAway = (cause?: unknown) =>
  unavailableFor('The storage of files cannot be reached. Try again in a moment.', cause);

const unavailableFor = (message: string, cause: unknown) =>
  Object.assign(coded(message, 'UNAVAILABLE'), { cause });

/** Something that is needed for it was busy for too long; another try may do. */
export const timedOut = () => coded('This took too long. Try again in a moment.', 'TIMEOUT');

/** There is no room left: in the radio's quota, or on a disk of ours or of the database. `free` is in bytes. */
export const storageFull = (reason: 'quota' | 'disk', free = 0) =>
  coded(
    reason === 'quota' ? 'The library of this radio is full.' : 'The disk of the server is full.',
    'STORAGE_FULL',
    { reason, free },
  );

/** Why a link of a mail leads nowhere. */
export type DeadLinkCode = 'TOKEN_EXPIRED' | 'TOKEN_USED' | 'TOKEN_UNKNOWN';

const deadLinkMessages: Record<DeadLinkCode, string> = {
  TOKEN_EXPIRED: 'This link has expired.',
  TOKEN_USED: 'This link was used before, or replaced by a newer one.',
  TOKEN_UNKNOWN: 'This link is incomplete, or not one of ours.',
};

/** A link of a mail that is of no use, or no longer. */
export const deadLink = (code: DeadLinkCode) => coded(deadLinkMessages[code], code);
