import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput, notFound } from '../../../kit/errors.ts';
import { filterEvents } from '../../../kit/events/filterEvents.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { Row } from '../../../kit/read/plan.ts';
import { findRow, parseId } from '../../../kit/read/reads.ts';
import { Requires } from '../../../kit/read/requires.ts';
import { ReadResolver } from '../../../kit/resource/resolvers/readResolver.ts';
import { changeEntity, createEntity } from '../../../kit/resource/writes.ts';
import { Allow } from '../../../kit/rules/rule.ts';
import { visibleRow } from '../../../kit/rules/visibleRow.ts';
import { ChatThread } from '../threads/chatThread.entity.ts';
import { findSeenThread } from '../threads/threadAccess.ts';
import { ChatReport } from './chatReport.entity.ts';
import { findSequenceOfReport, loadThreadOfReport } from './reportedPosition.ts';
import { publishReports, notifyModerators } from './notifyModerators.ts';

const longestReason = 500;

const findReportedMessage = query('chat.findReportedMessage', (db, { id }: Given<{ id: number }>) =>
  db
    .selectFrom('ChatMessage')
    .select(['id', 'thread', 'author', 'words'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null),
);

const hasOpenReport = query(
  'chat.hasOpenReport',
  (db, { message, reporter }: Given<{ message: number; reporter: number }>) =>
    db
      .selectFrom('ChatReport')
      .select('id')
      .where('message', '=', message)
      .where('reporter', '=', reporter)
      .where('settledAt', 'is', null),
);

const countOpenReports = query('chat.countOpenReports', (db) =>
  db.selectFrom('ChatReport').select(count).where('settledAt', 'is', null),
);

@Resolver(() => ChatReport)
export class ChatReportResolver extends ReadResolver(ChatReport, {
  roles: { editor: ['manage'] },
}) {
  @Allow('read', 'ChatThread')
  @Mutation(() => Boolean, {
    description:
      'Reports a message of a public thread to the moderators. Does nothing while a report of the viewer about the message is open. BAD_USER_INPUT with `id: invalidTransition` for a private thread, where people block each other instead.',
  })
  async reportChatMessage(
    @Arg('id', () => ID, { description: 'Id of the `ChatMessage`.' }) id: string,
    @Arg('reason', { description: 'Reason, at most 500 characters; may be empty.' })
    reason: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    if (reason.length > longestReason) throw invalidInput({ reason: 'tooLong' });
    const message = await findReportedMessage.first(context, { id: parseId(id) ?? 0 });
    const thread = message && (await findSeenThread(context, message.thread));
    if (!thread) throw notFound('ChatMessage');
    if (thread.radio === null) throw invalidInput({ id: 'invalidTransition' });
    const reporter = context.viewer!.userId;
    if (await hasOpenReport.any(context, { message: message.id, reporter })) return true;
    const { words, author } = message;
    const row = { message: message.id, words, author, reporter, reason: reason.trim() };
    await createEntity(context, ChatReport, () => row, {
      afterWrite: (written) => notifyModerators(written, row.reason),
      afterCommit: () => {},
    });
    return true;
  }

  @Allow('update', 'ChatReport')
  @Mutation(() => ChatReport, {
    description:
      'Settles a report, or opens it again. CONFLICT, with the stored record as `current`, when the record has changed since `version`.',
  })
  async settleChatReport(
    @Arg('id', () => ID, { description: 'Id of the `ChatReport`.' }) id: string,
    @Arg('version', () => Int, { description: 'Version that the change is based on.' }) version: number,
    @Arg('settled', () => Boolean, { description: 'True to settle the report, false to open it.' })
    settled: boolean,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row> {
    const current = async (rowId: number) =>
      visibleRow(info, await findRow(context, ChatReport, rowId, info), context.abilities);
    const change = () => ({ settledAt: settled ? new Date() : null });
    const rowId = await changeEntity(context, ChatReport, { id, version, current }, change, {
      afterWrite: publishReports,
      afterCommit: () => {},
    });
    return (await findRow(context, ChatReport, rowId, info))!;
  }

  @Allow('read', 'ChatReport')
  @Subscription(() => Int, {
    description:
      'Number of open reports of the current radio. Published when a report is made, settled or opened again. After a reconnection, query `chatReports`.',
    subscribe: ({ context }: { context: Context }) =>
      filterEvents(context.services.events, 'chatReportsChanged', ({ radio }) => radio === context.radioId),
  })
  async openChatReports(@Ctx() context: Context): Promise<number> {
    return (await countOpenReports.first(context))!.count;
  }

  @Requires('message.id')
  @FieldResolver(() => ID, { description: 'Id of the `ChatMessage`.' })
  messageId(@Root() { message }: Row): number {
    return (message as Row).id;
  }

  @Requires('message.id')
  @FieldResolver(() => ChatThread, {
    nullable: true,
    description: 'Thread of the message; null when the viewer may not see it.',
  })
  thread(
    @Root() { message }: Row,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Row | null> {
    return loadThreadOfReport(context, (message as Row).id, info);
  }

  @Requires('message.id')
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Position (`sequence`) of the message in its thread; null when the viewer may not see the thread.',
  })
  sequence(@Root() { message }: Row, @Ctx() context: Context): Promise<number | null> {
    return findSequenceOfReport(context, (message as Row).id);
  }
}
