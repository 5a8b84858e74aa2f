import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { findPathOfRecord } from '../records/recordChats.ts';
import { ChatThreadKind } from '../threads/chatEnums.ts';
import { mentionNotice } from './mentionNotice.ts';

interface Mention {
  message: number;
  user: number;
}

/** Time in milliseconds from a mention to its notification. People who have the thread open will have read the message by then. */
export const readingTime = 20_000;

const findUnreadMention = query(
  'chat.findUnreadMention',
  (db, { message, user, now }: Given<Mention & { now: Date }>) =>
    db
      .selectFrom('ChatMention as mention')
      .innerJoin('ChatMessage as message', 'message.id', 'mention.message')
      .innerJoin(acrossRadios('ChatThread as thread'), 'thread.id', 'message.thread')
      .innerJoin('User as author', 'author.id', 'message.author')
      .leftJoin('ChatParticipant as participant', (join) =>
        join.onRef('participant.thread', '=', 'thread.id').onRef('participant.user', '=', 'mention.user'),
      )
      .select([
        'thread.id as thread',
        'thread.kind',
        'thread.recordKind',
        'thread.radio',
        'thread.recordId',
        'author.id as named',
        'author.fullName as by',
      ])
      .where('mention.message', '=', message)
      .where('mention.user', '=', user)
      .where('message.deletedAt', 'is', null)
      .where('message.concealedAt', 'is', null)
      .where('thread.removedAt', 'is', null)
      .where('participant.blockedAt', 'is', null)
      .where(({ or, eb }) =>
        or([eb('participant.mutedUntil', 'is', null), eb('participant.mutedUntil', '<=', now)]),
      )
      .where(({ or, eb, ref }) =>
        or([eb('participant.id', 'is', null), eb('participant.readUpTo', '<', ref('message.sequence'))]),
      )
      .where(({ or, and, eb }) =>
        or([
          eb('thread.kind', '!=', ChatThreadKind.PRIVATE),
          and([eb('participant.id', 'is not', null), eb('participant.leftAt', 'is', null)]),
        ]),
      ),
);

/** Schedules the notification of a mention, which is skipped if the person reads the message in time. */
export async function scheduleMentionNotice(
  { transaction, context }: Writing,
  mention: Mention,
): Promise<void> {
  if (mention.user === context.viewer?.userId) return;
  const after = new Date(Date.now() + readingTime);
  await context.services.jobs.add(transaction, notifyMentionJob, mention, { after });
}

export const notifyMentionJob: JobKind<Mention> = {
  name: 'chat.notifyMention',
  formerName: 'chat.tellMention',
  does: 'Notifies people of unread chat messages that mention them, except in threads that they muted.',
  atOnce: 2,
  tries: 5,
  pause: { first: 5, longest: 300 },
  timeLimit: 30,
  read: (stored) => stored as Mention,
  async work({ services, database, data: { message, user } }) {
    const found = await findUnreadMention.first(database, { message, user, now: new Date() });
    if (!found) return;
    const { thread, kind, recordKind, recordId, radio, named, by } = found;
    const isPrivate = kind === ChatThreadKind.PRIVATE;
    const scope = { database, radioId: radio ?? undefined };
    const recordPath = recordKind && (await findPathOfRecord(scope, recordKind, recordId!));
    await inTransaction(database, async (transaction) =>
      services.notices.notify(transaction, mentionNotice, {
        to: [user],
        radioId: radio,
        named,
        data: { by, reads: isPrivate ? null : (recordKind ?? 'ChatRoom') },
        path: recordPath
          ? `${recordPath}?talk`
          : `/admin/chat/${isPrivate ? 'private' : 'public'}?thread=${thread}`,
        group: `thread ${thread}`,
        once: `${message} ${user}`,
        isMention: true,
      }),
    );
  },
};
