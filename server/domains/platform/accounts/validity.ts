import { expressionBuilder } from 'kysely';
import type { Parameter } from '../../../kit/query/given.ts';
import type { Tables } from '../../../kit/query/tables.ts';

/*
 * Conditions of access, shared by requests, sign-ins and checks of open connections.
 */

const session = expressionBuilder<{ session: Tables['Session'] }, 'session'>();
const member = expressionBuilder<{ member: Tables['TeamMember'] }, 'member'>();
const token = expressionBuilder<{ token: Tables['ApiToken'] }, 'token'>();

/** SQL condition for a session that is neither revoked nor expired. */
export const isOpenSession = (now: Parameter<Date>) =>
  session.and([
    /* guard: session-not-revoked */ session('session.revokedAt', 'is', null),
    session('session.expiresAt', '>', now),
  ]);

/** SQL condition for a team membership that has begun and not ended. */
export const isMember = (now: Parameter<Date>) =>
  member.and([
    member.or([member('member.validFrom', 'is', null), member('member.validFrom', '<=', now)]),
    // guard: guest-access-expires
    member.or([member('member.validUntil', 'is', null), member('member.validUntil', '>', now)]),
  ]);

/** SQL condition for an API token that is neither revoked nor expired. */
export const isValidToken = (now: Parameter<Date>) =>
  token.and([
    // guard: api-token-not-revoked
    token('token.revokedAt', 'is', null),
    // guard: api-token-expires
    token.or([token('token.expiresAt', 'is', null), token('token.expiresAt', '>', now)]),
  ]);
