import { limitExceeded } from '../../../kit/errors.ts';
import { limit } from '../../../kit/limit.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios } from '../../../kit/query/scopes.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { isMember } from '../../platform/public.ts';
import { scheduleMentionNotice } from '../mentions/notifyMentionJob.ts';
import type { SeenThread } from '../threads/threadAccess.ts';
import { ChatMention } from './chatMention.entity.ts';

const mentions = limit('mentions', 50, 'People mentioned in one chat message.');
const named = /(?<![\p{L}\p{N}_@])@([\p{L}\p{N}_][\p{L}\p{N}_.-]{0,59})/gu;

/** Names after an @ in a message, in lower case and without duplicates. Throws LIMIT_EXCEEDED above 50. */
export function namesIn(words: string): string[] {
  const names = [...words.matchAll(named)].map(([, name]) => name!.replace(/[.-]+$/, '').toLowerCase());
  const once = [...new Set(names)];
  if (once.length > mentions.max) throw limitExceeded(mentions);
  return once;
}

/** Finds people by username who are in the thread, or are current members of the team of its radio. */
const findPeopleNamed = query(
  'chat.findPeopleNamed',
  (db, given: Given<{ names: string[]; thread: number; radio: number; now: Date }>) =>
    db
      .selectFrom('User as person')
      .select('person.id')
      .where('person.usernameKey', 'in', given.names)
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom('ChatParticipant as participant')
              .select('participant.id')
              .whereRef('participant.user', '=', 'person.id')
              .where('participant.thread', '=', given.thread)
              .where('participant.leftAt', 'is', null)
              .where('participant.blockedAt', 'is', null),
          ),
          exists(
            selectFrom(acrossRadios('TeamMember as member'))
              .select('member.id')
              .whereRef('member.user', '=', 'person.id')
              .where('member.radio', '=', given.radio)
              .where(isMember(given.now)),
          ),
        ]),
      ),
);

const deleteMentions = query('chat.deleteMentions', (db, { message }: Given<{ message: number }>) =>
  db.deleteFrom('ChatMention').where('message', '=', message),
);

/**
 * Replaces the mentions of a message by the named people in the thread or the team of its radio. Schedules notices
 * for new messages only.
 */
export async function storeMentions(
  writing: Writing,
  thread: SeenThread,
  message: { id: number; sequence: number; names: readonly string[]; isNew: boolean },
): Promise<void> {
  if (!message.isNew) await deleteMentions.write(writing, { message: message.id });
  if (message.names.length === 0) return;
  const given = { names: [...message.names], thread: thread.id, radio: thread.radio ?? 0, now: new Date() };
  const { transaction } = writing;
  for (const { id: user } of await findPeopleNamed.all(writing, given)) {
    const row = { message: message.id, thread: thread.id, user, sequence: message.sequence };
    await insertRow(transaction, transaction.models.of(ChatMention), row, {
      radioId: undefined,
      deleted: 'hidden',
    });
    if (message.isNew) await scheduleMentionNotice(writing, { message: message.id, user });
  }
}
