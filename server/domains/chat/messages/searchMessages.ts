import type { GraphQLResolveInfo } from 'graphql';
import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { findPage } from '../../../kit/list/findPage.ts';
import { condition } from '../../../kit/query/condition.ts';
import { textContains } from '../../../kit/query/functions.ts';
import type { Given } from '../../../kit/query/query.ts';
import { typedRow } from '../../../kit/read/plan.ts';
import { parseId, type Condition } from '../../../kit/read/reads.ts';
import { ChatMessage } from './chatMessage.entity.ts';
import type { ChatHits } from './chatMessage.types.ts';
import { isSeen, seeing, requireSeenThread, type Seeing } from '../threads/threadAccess.ts';

export enum ChatMessagePart {
  LINK = 'LINK',
  PIN = 'PIN',
  FILE = 'FILE',
}
registerEnumType(ChatMessagePart, {
  name: 'ChatMessagePart',
  description: 'Content of a message by which a search can filter.',
  valuesConfig: {
    LINK: { description: 'The message contains `://`, as web links do.' },
    PIN: { description: 'The message is pinned.' },
    FILE: { description: 'The message has an attached picture, sound or other file.' },
  },
});

@InputType({ description: 'Search criteria for chat messages.' })
export class ChatSearchInput {
  @Field({
    description:
      'Text to find, 3 to 100 characters. Ignores case, accents, and variants of apostrophes, quotes and dashes.',
  })
  text!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Only messages in this thread: id of the `ChatThread`. All threads when null or absent.',
  })
  threadId?: string | null;
  @Field(() => ID, {
    nullable: true,
    description: 'Only messages by this author: id of the `User`. All authors when null or absent.',
  })
  authorId?: string | null;
  @Field(() => ChatMessagePart, {
    nullable: true,
    description: 'Only messages with this content, such as FILE; all messages when null or absent.',
  })
  has?: ChatMessagePart | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Only messages sent before this moment; no limit when null or absent.',
  })
  before?: Date | null;
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Only messages sent at or after this moment; no limit when null or absent.',
  })
  after?: Date | null;
}

/** Condition on messages: the viewer sees both the thread and the text. */
const shown = condition('ChatMessage', (message, given: Given<Seeing>) =>
  message.and([
    message('t.deletedAt', 'is', null),
    message('t.concealedAt', 'is', null),
    message('t.thread', 'in', (threads) =>
      threads
        .selectFrom('ChatThread as t')
        .select('t.id')
        .where((thread) => isSeen(thread, given)),
    ),
    message.or([
      message('t.author', 'is', null),
      message('t.author', 'not in', (blocks) =>
        blocks
          .selectFrom('ChatBlock as block')
          .select('block.blocked')
          .where('block.blocker', '=', given.viewer),
      ),
    ]),
  ]),
);

const inThread = condition('ChatMessage', (message, { thread }: Given<{ thread: number }>) =>
  message('t.thread', '=', thread),
);
const byAuthor = condition('ChatMessage', (message, { author }: Given<{ author: number }>) =>
  message('t.author', '=', author),
);
const sentBefore = condition('ChatMessage', (message, { before }: Given<{ before: Date }>) =>
  message('t.createdAt', '<', before),
);
const sentAfter = condition('ChatMessage', (message, { after }: Given<{ after: Date }>) =>
  message('t.createdAt', '>=', after),
);
const hasPin = condition('ChatMessage', (message) => message('t.pinnedAt', 'is not', null));
const hasFile = condition('ChatMessage', (message) =>
  message.exists(
    message.selectFrom('ChatAttachment as file').select('file.id').whereRef('file.message', '=', 't.id'),
  ),
);
const hasLink = condition('ChatMessage', (message, { scheme }: Given<{ scheme: string }>) =>
  textContains(message, 't.searchText', scheme),
);

const shortest = 3;
const longest = 100;
const deepest = 10_000;

/** Finds messages that contain a text and whose text the viewer may see, the last sent first. */
export async function searchMessages(
  context: Context,
  input: ChatSearchInput,
  { first, skip }: { first: number; skip: number },
  info: GraphQLResolveInfo,
): Promise<ChatHits> {
  const text = input.text.trim();
  if ([...text].length < shortest) throw invalidInput({ text: 'tooShort' });
  if (text.length > longest) throw invalidInput({ text: 'tooLong' });
  if (first < 1) throw invalidInput({ first: 'min' });
  if (first > 50) throw invalidInput({ first: 'max' });
  if (skip < 0 || skip % first !== 0) throw invalidInput({ skip: 'invalid' });
  if (skip > deepest) throw invalidInput({ skip: 'max' });
  const where = joined(await conditionsOf(context, input));
  const query = { page: skip / first + 1, perPage: first, search: text };
  const { items } = await findPage(context, ChatMessage, query, info, { where });
  return { items: items.map(typedRow<ChatMessage>), hasMore: items.length === first };
}

async function conditionsOf(context: Context, input: ChatSearchInput): Promise<Condition[]> {
  const { threadId, authorId, has, before, after } = input;
  const conditions = [shown(context, seeing(context))];
  if (threadId != null)
    conditions.push(inThread(context, { thread: (await requireSeenThread(context, threadId)).id }));
  if (authorId != null) conditions.push(byAuthor(context, { author: parseId(authorId) ?? 0 }));
  if (before) conditions.push(sentBefore(context, { before }));
  if (after) conditions.push(sentAfter(context, { after }));
  if (has === ChatMessagePart.PIN) conditions.push(hasPin(context, {}));
  if (has === ChatMessagePart.FILE) conditions.push(hasFile(context, {}));
  if (has === ChatMessagePart.LINK) conditions.push(hasLink(context, { scheme: '://' }));
  return conditions;
}

const joined = (conditions: readonly Condition[]): Condition => ({
  text: conditions.map(({ text }) => text).join(' and '),
  values: conditions.flatMap(({ values }) => values),
});
