import { query, type Given } from '../../../kit/query/query.ts';
import { batched } from '../../../kit/read/batch.ts';
import { colleagueColumns, colleaguesOfEach } from '../../content/public.ts';
import type { ChatPastWords, ChatReactions } from './chatMessage.types.ts';

/* Reactions, mentions and history of messages, read for all messages of a page at once. */

const maxReactions = 2000;
const maxFaces = 20;

const findReactions = query('chat.findReactions', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom('ChatReaction as reaction')
    .innerJoin('User as person', 'person.id', 'reaction.user')
    .select(colleagueColumns)
    .select('reaction.emoji')
    .where('reaction.message', '=', of)
    .orderBy('reaction.id')
    .limit(maxReactions),
);

/** Loads the reactions to several messages by emoji, in the order of the first use of each emoji. */
export const loadReactions = batched(async (context, ids): Promise<ChatReactions[][]> => {
  const viewer = context.viewer?.userId;
  return (await findReactions.ofEach(context, ids, {})).map((rows) => {
    const kinds = new Map<string, ChatReactions>();
    for (const { emoji, ...person } of rows) {
      const kind = kinds.get(emoji) ?? { emoji, count: 0, isMine: false, people: [] };
      kinds.set(emoji, kind);
      kind.count++;
      kind.isMine ||= person.id === viewer;
      if (kind.people.length < maxFaces) kind.people.push(person);
    }
    return [...kinds.values()];
  });
});

/** Loads the people whom each of several messages mentions, in the order of the stored mentions. */
export const mentionedIn = colleaguesOfEach('chat.mentionedIn', (db, { of }) =>
  db
    .selectFrom('ChatMention as mention')
    .innerJoin('User as person', 'person.id', 'mention.user')
    .select(colleagueColumns)
    .where('mention.message', '=', of)
    .orderBy('mention.id'),
);

const findHistory = query('chat.findHistory', (db, { of }: Given<{ of: number }>) =>
  db
    .selectFrom('ChatEdit')
    .select(['id', 'words', 'until'])
    .where('message', '=', of)
    .orderBy('id', 'desc')
    .limit(100),
);

/** Loads the previous texts of several messages, at most 100 of each, the latest edit first. */
export const loadHistory = batched(async (context, ids): Promise<ChatPastWords[][]> => {
  const found = await findHistory.ofEach(context, ids, {});
  return found.map((rows) =>
    rows.map(({ id, words, until }) => ({ id, body: words, until: new Date(until) })),
  );
});

export const findPinnedMessages = query(
  'chat.findPinnedMessages',
  (db, { thread }: Given<{ thread: number }>) =>
    db
      .selectFrom('ChatMessage')
      .select('id')
      .where('thread', '=', thread)
      .where('pinnedAt', 'is not', null)
      .orderBy('pinnedAt', 'desc')
      .orderBy('id', 'desc'),
);
