import type { Context } from '../../../../kit/context.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { MailedTokenKind } from './mailedToken.entity.ts';

/** A pending invitation of a user. */
export interface PendingInvitation {
  sentAt: Date;
  sentBy: string | null;
  expiresAt: Date;
}

type Found = ReadonlyMap<number, PendingInvitation>;

const waiting = new WeakMap<Context, { ids: number[]; found: Promise<Found> }>();

/** Loads the pending invitations of several users in one statement. */
export async function pendingInvitationOf(
  context: Context,
  userId: number,
): Promise<PendingInvitation | null> {
  const batch = waiting.get(context) ?? startBatch(context);
  batch.ids.push(userId);
  return (await batch.found).get(userId) ?? null;
}

function startBatch(context: Context) {
  const ids: number[] = [];
  const found = Promise.resolve().then(() => {
    waiting.delete(context);
    return findPending(context, ids);
  });
  const batch = { ids, found };
  waiting.set(context, batch);
  return batch;
}

async function findPending(context: Context, ids: readonly number[]): Promise<Found> {
  const found = await findPendingInvitations.all(context, { users: [...ids] });
  return new Map(found.map(({ user, ...invitation }) => [user, invitation]));
}

const findPendingInvitations = query(
  'accounts.findPendingInvitations',
  (db, { users }: Given<{ users: number[] }>) =>
    db
      .selectFrom('MailedToken as token')
      .leftJoin('User as sender', 'sender.id', 'token.sentBy')
      .select(['token.user', 'token.createdAt as sentAt', 'token.expiresAt', 'sender.fullName as sentBy'])
      .where('token.kind', '=', MailedTokenKind.INVITATION)
      .where('token.usedAt', 'is', null)
      .where('token.user', 'in', users),
);
