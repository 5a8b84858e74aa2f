import { GraphQLError } from 'graphql';
import type { PictureProblem } from './images/pictureProblem.ts';

/** What a form shows beside a field; the client translates it. */
export type FieldProblem =
  | 'required'
  | 'tooShort'
  | 'tooLong'
  | 'invalid'
  | 'email'
  | 'taken'
  | 'min'
  | 'max'
  | 'unknown'
  | 'weak'
  | 'inUse'
  | 'lastAdministrator'
  | 'yourself'
  | PictureProblem;

/** Wrong input, by path inside the input: `{ email: 'taken', 'paymentDetails.iban': 'invalid' }`. */
export type FieldProblems = Record<string, FieldProblem>;

const coded = (message: string, code: string, more: Record<string, unknown> = {}) =>
  new GraphQLError(message, { extensions: { code, ...more } });

/** Nobody is signed in, or the token is expired, forged or revoked. */
export const unauthenticated = (
  message = 'Sign in first: send a valid access token as Authorization: Bearer.',
) => coded(message, 'UNAUTHENTICATED');

/** A wrong e-mail or password, whichever it is. */
export const invalidCredentials = () => coded('Email or Password is Invalid', 'INVALID_CREDENTIALS');

/** The viewer is known and may not do this. */
export const forbidden = (action: string, subject: string) =>
  coded(`This needs the permission to ${action} ${subject}.`, 'FORBIDDEN', { action, subject });

/** The request names a radio that the viewer does not belong to, or that does not exist: the two answer alike. */
export const radioForbidden = () => coded('You do not belong to this radio.', 'RADIO_FORBIDDEN');

/** The viewer looks at the portal as a role would see it, and changes nothing meanwhile. */
export const viewOnly = () =>
  coded('Nothing can be changed while the portal is viewed as another role.', 'VIEW_ONLY');

/** No such record, or none that the viewer may see: the two answer alike. */
export const notFound = (subject: string) =>
  coded(`This ${subject} does not exist, or no longer.`, 'NOT_FOUND', { subject });

/** The record was changed since the caller read it; `current` is how it stands now. */
export const conflict = (subject: string, current: unknown) =>
  coded(`This ${subject} was changed by someone else in the meantime.`, 'CONFLICT', { subject, current });

/** The input is understood but not acceptable. */
export const invalidInput = (fields: FieldProblems) =>
  coded(`Please check: ${Object.keys(fields).join(', ')}.`, 'BAD_USER_INPUT', { fields });

/** A limit of the request itself was passed; `limit` names it. */
export const limitExceeded = (limit: string, allowed: number) =>
  coded(`This request passes the limit of ${allowed} for ${limit}.`, 'LIMIT_EXCEEDED', { limit, allowed });

/** Too many tries; `retryAfter` is in seconds. */
export const rateLimited = (retryAfter: number) =>
  coded(`Too many tries. Try again in ${retryAfter} s.`, 'RATE_LIMITED', { retryAfter });
