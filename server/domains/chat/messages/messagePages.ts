import type { GraphQLResolveInfo } from 'graphql';
import { Field, Int } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { findRows, rowsByIds } from '../../../kit/read/reads.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import type { SeenThread } from '../threads/threadAccess.ts';
import { ChatMessage } from './chatMessage.entity.ts';

@OutputType({ rule: 'parent', description: 'Page of the messages of a thread, in their order.' })
export class ChatMessagePage {
  @Field(() => [ChatMessage], { description: 'Messages, oldest first.' }) items!: ChatMessage[];
  @Field(() => Boolean, { description: 'True when there are older messages.' }) hasOlder!: boolean;
  @Field(() => Boolean, { description: 'True when there are newer messages.' }) hasNewer!: boolean;
}

@OutputType({
  rule: 'parent',
  description: 'Messages of a thread that were sent or changed, in the order of their changes.',
})
export class ChatChanges {
  @Field(() => [ChatMessage], { description: 'Current state of the messages, each once.' })
  items!: ChatMessage[];
  @Field(() => Int, { description: 'Change number to pass as `after` in the next query.' }) upTo!: number;
  @Field(() => Boolean, { description: 'True when more changes follow.' }) hasMore!: boolean;
  @Field(() => Int, {
    description:
      'Position (`sequence`) of the oldest stored message. Clients should delete older messages from their copies.',
  })
  firstSequence!: number;
}

/** Request for a page of messages: before, after or around a sequence. Defaults to the end of the thread. */
export interface MessagePageQuery {
  around?: number | null | undefined;
  before?: number | null | undefined;
  after?: number | null | undefined;
  first: number;
}

const maxMessages = 100;

export function requireFirst(first: number): void {
  if (first < 1) throw invalidInput({ first: 'min' });
  if (first > maxMessages) throw invalidInput({ first: 'max' });
}

type Part = { thread: number; sequence: number; limit: number };

const findOlder = query('chat.findOlderMessages', (db, { thread, sequence, limit }: Given<Part>) =>
  db
    .selectFrom('ChatMessage')
    .select(['id', 'sequence'])
    .where('thread', '=', thread)
    .where('sequence', '<', sequence)
    .orderBy('sequence', 'desc')
    .limit(limit),
);

const findNewer = query('chat.findNewerMessages', (db, { thread, sequence, limit }: Given<Part>) =>
  db
    .selectFrom('ChatMessage')
    .select(['id', 'sequence'])
    .where('thread', '=', thread)
    .where('sequence', '>=', sequence)
    .orderBy('sequence')
    .limit(limit),
);

/** Returns a page of messages before, after or around a sequence, or else the last messages. */
export async function findMessagePage(
  context: Context,
  { id: thread, lastSequence, firstSequence }: SeenThread,
  { around, before, after, first }: MessagePageQuery,
  info: GraphQLResolveInfo,
): Promise<ChatMessagePage> {
  requireFirst(first);
  const found: Array<{ id: number; sequence: number }> = [];
  const end = before ?? around ?? (after == null ? lastSequence + 1 : undefined);
  const half = around == null ? first : Math.ceil(first / 2);
  if (end !== undefined)
    found.push(
      ...(await findOlder.all(context, { thread, sequence: clamped(end), limit: half })).toReversed(),
    );
  const start = after == null ? around : after + 1;
  const rest = first - found.length;
  if (start != null && before == null && rest > 0)
    found.push(...(await findNewer.all(context, { thread, sequence: clamped(start), limit: rest })));
  const rows = await findRows(
    context,
    ChatMessage,
    found.map(({ id }) => id),
    info,
    ['items'],
  );
  return {
    items: rowsByIds<ChatMessage>(
      rows,
      found.map(({ id }) => id),
    ),
    hasOlder:
      found.length > 0
        ? found[0]!.sequence > firstSequence
        : (start ?? end ?? 0) > firstSequence && lastSequence >= firstSequence,
    hasNewer: found.length > 0 ? found.at(-1)!.sequence < lastSequence : (end ?? start ?? 0) <= lastSequence,
  };
}

/** Clamps a sequence to the range of its column. */
const clamped = (sequence: number) => Math.max(0, Math.min(sequence, 2_147_483_647));

const findChangedMessages = query(
  'chat.findChangedMessages',
  (db, { thread, after, limit }: Given<{ thread: number; after: number; limit: number }>) =>
    db
      .selectFrom('ChatMessage')
      .select(['id', 'changeNumber'])
      .where('thread', '=', thread)
      .where('changeNumber', '>', after)
      .orderBy('changeNumber')
      .limit(limit),
);

/**
 * Returns messages that were sent or changed after a change number.
 * A client that requests the following pages until the last one misses no change.
 */
export async function findChanges(
  context: Context,
  { id: thread, lastChange, firstSequence }: SeenThread,
  { after, first }: { after: number; first: number },
  info: GraphQLResolveInfo,
): Promise<ChatChanges> {
  requireFirst(first);
  const found = await findChangedMessages.all(context, { thread, after: clamped(after), limit: first + 1 });
  const page = found.slice(0, first);
  const hasMore = found.length > first;
  const rows = await findRows(
    context,
    ChatMessage,
    page.map(({ id }) => id),
    info,
    ['items'],
  );
  return {
    items: rowsByIds<ChatMessage>(
      rows,
      page.map(({ id }) => id),
    ),
    upTo: page.at(-1)?.changeNumber ?? lastChange,
    hasMore,
    firstSequence,
  };
}
