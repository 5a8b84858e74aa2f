import type { Context } from '../../../kit/context.ts';
import { MailedTokenKind } from './mailedToken.entity.ts';

/** The invitation of a person who has not accepted it yet. */
export interface PendingInvitation {
  sentAt: Date;
  sentBy: string | null;
  expiresAt: Date;
}

type Found = ReadonlyMap<number, PendingInvitation>;

const waiting = new WeakMap<Context, { ids: number[]; found: Promise<Found> }>();

/** The rows of a page ask one after the other in the same tick: they are answered by one statement. */
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

async function findPending({ database }: Context, ids: readonly number[]): Promise<Found> {
  const rows = await database.rows(
    `select t.user_id, t.created_at, t.expires_at, sender.full_name from mailed_token t
     left join "user" sender on sender.id = t.sent_by_id
     where t.kind = ? and t.used_at is null and t.user_id in (${ids.map(() => '?').join(', ')})`,
    [MailedTokenKind.INVITATION, ...ids],
  );
  return new Map(
    rows.map(([userId, sentAt, expiresAt, sentBy]) => [
      Number(userId),
      {
        sentAt: new Date(sentAt as number | string),
        expiresAt: new Date(expiresAt as number | string),
        sentBy: sentBy as string | null,
      },
    ]),
  );
}
