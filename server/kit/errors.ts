import type { Limit } from './limit.ts';
import { GraphQLError } from 'graphql';
import type { ErrorCode } from './errorTable.ts';
import type { FieldProblems } from './fieldProblems.ts';

export type { FieldProblem, FieldProblems } from './fieldProblems.ts';

/** Creates a GraphQL error with a code of the error table. `more` are further extensions, such as the fields of an invalid input. */
export const coded = (message: string, code: ErrorCode, more: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { code, ...more } });

/** Error when nobody is signed in. Also when the access or refresh token is expired, forged or revoked. */
export const unauthenticated = (
  message = 'Sign in first: send a valid access token as Authorization: Bearer.',
) => coded(message, 'UNAUTHENTICATED');

/**
 * Error when the e-mail or the password is wrong, or the account may not sign in. All cases have the same error, so that accounts
 * cannot be probed.
 */
export const invalidCredentials = () => coded('Email or Password is Invalid', 'INVALID_CREDENTIALS');

/** Error when an API token is used for something that only a signed-in person may do. */
export const sessionNeeded = () =>
  coded('Sign in as a person: an API token is not accepted here.', 'SESSION_NEEDED');

/** Error when an action needs a recent proof of identity. `methods` lists the ways in which the viewer can give it. */
export const freshSignInNeeded = (methods: readonly string[]) =>
  coded('Prove that it is you first: proveIdentity counts for five minutes.', 'FRESH_SIGN_IN_NEEDED', {
    methods,
  });

/** Error when a password, code or passkey is wrong. Thrown by sign-ins with a passkey, second steps and proofs of identity. */
export const invalidProof = () => coded('The password, code or passkey is wrong.', 'INVALID_PROOF');

/** Error when the password is right, but the account needs a second factor. `methods` lists the factors that it accepts. */
export const secondFactorNeeded = (challenge: string, methods: readonly string[]) =>
  coded(
    'This account needs a second factor: sign in with the challenge and a code or a passkey.',
    'SECOND_FACTOR_NEEDED',
    { challenge, methods },
  );

/**
 * Error when the challenge of a sign-in or passkey is not valid. The challenge is forged, is for another purpose, was used before,
 * or is older than five minutes.
 */
export const challengeExpired = () => coded('The challenge has expired. Start again.', 'CHALLENGE_EXPIRED');

/** Error when the viewer is signed in but lacks a permission. */
export const forbidden = (
  action: string,
  subject: string,
  message = `This needs the permission to ${action} ${subject}.`,
) => coded(message, 'FORBIDDEN', { action, subject });

/**
 * Error when a radio does not exist, or the viewer or their API token has no access to it. All cases have the same error, so that
 * ids cannot be probed.
 */
export const radioForbidden = () => coded('You do not belong to this radio.', 'RADIO_FORBIDDEN');

/** Error for every change while the viewer sees the portal as another role. */
export const viewOnly = () =>
  coded('Nothing can be changed while the portal is viewed as another role.', 'VIEW_ONLY');

/** Error when a request names no radio, but its subject belongs to a radio. */
export const noRadio = (what = 'this data') =>
  coded(`Choose a radio first: ${what} belongs to one.`, 'NO_RADIO');

/** Error for a fault of the server. The cause is only logged. */
export const internal = () => coded('Something went wrong on our side.', 'INTERNAL_SERVER_ERROR');

/** Error when a record does not exist, or the viewer may not see it. Both cases have the same error, so that ids cannot be probed. */
export const notFound = (subject: string) =>
  coded(`This ${subject} does not exist, or no longer.`, 'NOT_FOUND', { subject });

/** Error when a record was changed since the caller read it. `current` is the stored state. */
export const conflict = (subject: string, current: unknown) =>
  coded(`This ${subject} was changed by someone else in the meantime.`, 'CONFLICT', { subject, current });

/** Error when something else is planned at the same time on the same layer. `found` contains the clashes and the alternatives. */
export const scheduleConflict = (found: Record<string, unknown>) =>
  coded('Something else is planned at that time.', 'SCHEDULE_CONFLICT', found);

/** A record that uses the subject of the error: its type, id and name. */
export interface Use {
  kind: string;
  id: string;
  name: string;
  /** When the record that uses the subject is next on the air; absent or null when it has no time. */
  at?: Date | null;
}

/** Error when other records use a record. `uses` contains some of the `total` uses, and only those that the caller may read. */
export const inUse = (subject: string, id: number, total: number, uses: readonly Use[]) =>
  coded(`This ${subject} is in use. Remove it from the listed places first.`, 'IN_USE', {
    subject,
    id: String(id),
    total,
    uses,
  });

/** Error when fields of an input have unacceptable values. */
export const invalidInput = (fields: FieldProblems) =>
  coded(`Please check: ${Object.keys(fields).join(', ')}.`, 'BAD_USER_INPUT', { fields });

/** Throws one error with all problems of an input. Does nothing when there are none. */
export function requireValid(problems: FieldProblems): void {
  if (Object.keys(problems).length > 0) throw invalidInput(problems);
}

/** Error when a stored record does not have the required shape. `name` identifies the record. An administrator must repair it. */
export const brokenRecord = (subject: string, name: string) =>
  coded(
    `The stored ${subject} "${name}" is damaged: its values do not have the required format.`,
    'BROKEN_RECORD',
    {
      subject,
      name,
    },
  );

/** Error when a request exceeds a limit. `requested` is the requested amount; undefined when counting stopped at the limit. */
export const limitExceeded = ({ name, max }: Limit, requested?: number) =>
  coded(`This request exceeds the limit of ${max} for ${name}.`, 'LIMIT_EXCEEDED', {
    limit: name,
    allowed: max,
    ...(requested !== undefined && { requested }),
  });

/** Error when a caller makes too many attempts or requests. `retryAfter` is the time to wait, in seconds. */
export const rateLimited = (retryAfter: number) =>
  coded(`Too many attempts. Try again in ${retryAfter} s.`, 'RATE_LIMITED', { retryAfter });

/**
 * Error when the database cannot be reached; a retry may succeed. A write was committed only if the connection broke during its
 * commit. The cause is only logged.
 */
export const unavailable = (cause?: unknown) =>
  unavailableFor('The database cannot be reached. Try again in a moment.', cause);

/** Error when a newer version has migrated the database to a schema that this process does not know. */
export const outdated = (cause?: unknown) =>
  unavailableFor(
    'This server is older than its database, and is being replaced. Try again in a moment.',
    cause,
  );

/** Error when the bucket with the stored files cannot be reached. */
export const storageAway = (cause?: unknown) =>
  unavailableFor('The storage of files cannot be reached. Try again in a moment.', cause);

const unavailableFor = (message: string, cause: unknown) =>
  Object.assign(coded(message, 'UNAVAILABLE'), { cause });

/** Error when a resource was busy for too long. A retry may succeed. */
export const timedOut = () => coded('This took too long. Try again in a moment.', 'TIMEOUT');

/**
 * Error when a radio's quota or a disk is full: that of the server or that of the database. `free` is the rest of the quota in
 * bytes; 0 for a disk.
 */
export const storageFull = (reason: 'quota' | 'disk', free = 0) =>
  coded(
    reason === 'quota' ? 'The library of this radio is full.' : 'The disk of the server is full.',
    'STORAGE_FULL',
    { reason, free },
  );

/** Reasons why a link from an e-mail is invalid. */
export type DeadLinkCode = 'TOKEN_EXPIRED' | 'TOKEN_USED' | 'TOKEN_UNKNOWN';

const deadLinkMessages: Record<DeadLinkCode, string> = {
  TOKEN_EXPIRED: 'This link has expired.',
  TOKEN_USED: 'This link was used before, or replaced by a newer one.',
  TOKEN_UNKNOWN: 'This link is incomplete, or not one of ours.',
};

/** Error when a link from an e-mail is invalid. `code` says why. */
export const deadLink = (code: DeadLinkCode) => coded(deadLinkMessages[code], code);
