import { randomBytes } from 'node:crypto';
import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { deadLink } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';

const form = /^[\w-]{43}$/;

export const makeGuestToken = (): string => randomBytes(32).toString('base64url');

export const hashOfGuestToken = ({ identity }: Services, token: string): string =>
  // guard: guest-link-stored-as-hash
  identity.hashOf('guest link', token);

const findInvitationByLink = query(
  'broadcasting.findInvitationByLink',
  (db, { linkHash }: Given<{ linkHash: string }>) =>
    db
      .selectFrom(acrossRadios('LiveInvitation as invitation'))
      .innerJoin('Radio as radio', 'radio.id', 'invitation.radio')
      .select(['invitation.id', 'invitation.name', 'invitation.note', 'invitation.invitedBy'])
      .select(['invitation.expiresAt', 'radio.id as radioId', 'radio.name as radioName'])
      .where('invitation.linkHash', '=', linkHash),
);

/** Finds the invitation of a guest link by its token, on any radio. Throws TOKEN_UNKNOWN or TOKEN_EXPIRED. */
export async function findGuestLink(scope: { database: Database; services: Services }, token: string) {
  const linkHash = form.test(token) ? hashOfGuestToken(scope.services, token) : undefined;
  const found = linkHash && (await findInvitationByLink.first(scope.database, { linkHash }));
  if (!found) throw deadLink('TOKEN_UNKNOWN');
  // guard: guest-link-expires
  if (new Date(found.expiresAt).getTime() <= Date.now()) throw deadLink('TOKEN_EXPIRED');
  return found;
}
