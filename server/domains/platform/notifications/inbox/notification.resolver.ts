import {
  Arg,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import type { MaybePromise, Transaction } from '../../../../kit/database/database.ts';
import { invalidInput, notFound } from '../../../../kit/errors.ts';
import type { Topics } from '../../../../kit/events/events.ts';
import { filterEvents } from '../../../../kit/events/filterEvents.ts';
import { pageOf, type Page } from '../../../../kit/list/listArgs.ts';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import type { NoticeReader } from '../../../../kit/notices/noticeKind.ts';
import { parseId } from '../../../../kit/read/reads.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { SessionOnly } from '../../../../kit/rules/rule.ts';
import { languageOf, findReader } from '../../accounts/mailedLinks/mails.ts';
import {
  countLinesOfBox,
  findLinesById,
  markAllSeen,
  markDone,
  markSeen,
  findLinesOfBox,
  withStates,
  countUnseen,
} from './inboxQueries.ts';
import { Notification, NotificationBox, NotificationNews } from './notification.types.ts';
import { publishNotified } from './notificationEvents.ts';
import { findReadableScopes } from './scopes.ts';

const NotificationPage = pageOf(Notification);
const longestPage = 100;

const inLanguage = {
  nullable: true,
  description:
    'Language tag such as `fr`; defaults to the language of the viewer. Unsupported languages default to English.',
} as const;

const ids = { description: 'Ids of the `Notification`s, 1 to 100.' };

/** Notifications of the viewer; never those of other people. */
@Resolver(() => Notification)
export class NotificationResolver {
  @SessionOnly()
  @Query(() => NotificationPage, {
    description:
      'Notifications of the viewer about the platform and all radios of the viewer, the latest first.',
  })
  async notifications(
    @Arg('box', () => NotificationBox, {
      defaultValue: NotificationBox.INBOX,
      description: 'Part of the notifications to return: inbox, mentions or done.',
    })
    box: NotificationBox,
    @Arg('page', () => Int, { defaultValue: 1, description: 'Page number, starting at 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 20, description: 'Rows on a page, 1 to 100.' })
    perPage: number,
    @Ctx() context: Context,
  ): Promise<Page<Notification>> {
    if (page < 1) throw invalidInput({ page: 'min' });
    if (perPage < 1) throw invalidInput({ perPage: 'min' });
    if (perPage > longestPage) throw invalidInput({ perPage: 'max' });
    const mine = await mineOf(context);
    if (mine.scopes.length === 0) return { items: [], totalItems: 0, totalIsExact: true };
    const slice = { ...mine, skipped: (page - 1) * perPage, max: perPage };
    const items = (await findLinesOfBox[box].all(context, slice)).map(withStates) as Notification[];
    const { count } = (await countLinesOfBox[box].first(context, mine))!;
    return { items, totalItems: Number(count), totalIsExact: true };
  }

  @SessionOnly()
  @Query(() => Int, { description: 'Number of unseen notifications in the inbox.' })
  async unseenNotifications(@Ctx() context: Context): Promise<number> {
    return unseenOf(context, await mineOf(context));
  }

  @FieldResolver(() => String, { description: 'Subject, in one line.' })
  async subject(
    @Root() line: Notification,
    @Arg('language', () => String, inLanguage) language: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<string> {
    return context.services.notificationKinds.wordsOf(line, await viewerAsReader(context, language)).subject;
  }

  @FieldResolver(() => String, { description: 'Text below the subject; may be empty.' })
  async text(
    @Root() line: Notification,
    @Arg('language', () => String, inLanguage) language: string | null | undefined,
    @Ctx() context: Context,
  ): Promise<string> {
    return context.services.notificationKinds.wordsOf(line, await viewerAsReader(context, language)).text;
  }

  @FieldResolver(() => DateTimeISO, {
    nullable: true,
    description:
      'Moment until which the viewer can act on the notification, for example accept a handover. Null without a limit.',
  })
  expiresAt(@Root() { kind, at }: Notification, @Ctx() { services }: Context): Date | null {
    const lifetime = services.notificationKinds.of(kind)?.lifetime;
    return lifetime === undefined ? null : new Date(new Date(at).getTime() + lifetime);
  }

  @SessionOnly()
  @Mutation(() => [Notification], {
    description:
      'Marks notifications as seen or unseen, all or none, and returns them. NOT_FOUND when one of them does not belong to the viewer, or the viewer may no longer see it.',
  })
  markNotificationsSeen(
    @Arg('ids', () => [ID], ids) ids: string[],
    @Arg('isSeen', () => Boolean, { defaultValue: true, description: 'True for seen, false for unseen.' })
    isSeen: boolean,
    @Ctx() context: Context,
  ): Promise<Notification[]> {
    return mark(context, ids, (transaction, marked) => markSeen.write(transaction, marked), isSeen);
  }

  @SessionOnly()
  @Mutation(() => [Notification], {
    description:
      'Moves notifications from the inbox to the done ones, or back: all or none. Returns them. NOT_FOUND when one of them does not belong to the viewer, or the viewer may no longer see it.',
  })
  markNotificationsDone(
    @Arg('ids', () => [ID], ids) ids: string[],
    @Arg('isDone', () => Boolean, {
      defaultValue: true,
      description: 'True to mark the notifications as done, false to return them to the inbox.',
    })
    isDone: boolean,
    @Ctx() context: Context,
  ): Promise<Notification[]> {
    return mark(context, ids, (transaction, marked) => markDone.write(transaction, marked), isDone);
  }

  @SessionOnly()
  @Mutation(() => Int, {
    description:
      'Marks the whole inbox of the viewer as seen, and returns how many notifications were unseen. The number includes notifications that the viewer may no longer see.',
  })
  async markAllNotificationsSeen(@Ctx() context: Context): Promise<number> {
    const user = context.viewer!.userId;
    return inTransaction(context.database, async (transaction) => {
      const marked = await markAllSeen.write(transaction, { user, at: new Date() });
      if (marked > 0) await publishNotified(transaction, context.services.events, [user]);
      return marked;
    });
  }

  @SessionOnly()
  @Subscription(() => NotificationNews, {
    description:
      'Published when the inbox of the viewer changes. A notification arrived, was seen or marked as done on any device, or can no longer be acted on. After a reconnection, query the inbox again.',
    subscribe: ({ context: { services, viewer } }: { context: Context }) =>
      filterEvents(services.events, 'notified', ({ userId }) => userId === viewer!.userId),
  })
  async notificationNews(
    @Root() { hasArrived, expired = [] }: Topics['notified'],
    @Ctx() context: Context,
  ): Promise<NotificationNews> {
    const mine = await mineOf(context);
    const unseen = await unseenOf(context, mine);
    if (mine.scopes.length === 0) return { unseen, hasArrived: false, expired, last: null };
    const [last] = await findLinesOfBox.INBOX.all(context, { ...mine, skipped: 0, max: 1 });
    return { unseen, hasArrived, expired, last: last ? (withStates(last) as Notification) : null };
  }
}

async function mineOf(context: Context): Promise<{ user: number; scopes: string[] }> {
  return { user: context.viewer!.userId, scopes: await findReadableScopes(context) };
}

async function unseenOf(context: Context, mine: Awaited<ReturnType<typeof mineOf>>): Promise<number> {
  if (mine.scopes.length === 0) return 0;
  return Number((await countUnseen.first(context, mine))!.count);
}

async function mark(
  context: Context,
  given: readonly string[],
  write: (
    transaction: Transaction,
    marked: { user: number; ids: number[]; at: Date | null },
  ) => MaybePromise<number>,
  isOn: boolean,
): Promise<Notification[]> {
  if (given.length === 0) throw invalidInput({ ids: 'required' });
  if (given.length > longestPage) throw invalidInput({ ids: 'max' });
  const wanted = [...new Set(given)].map((id) => parseId(id) ?? 0);
  const mine = await mineOf(context);
  const read = async (source: Context | Transaction) =>
    mine.scopes.length === 0 ? [] : findLinesById.all(source, { ...mine, ids: wanted });
  if ((await read(context)).length < wanted.length) throw notFound('Notification');
  await inTransaction(context.database, async (transaction) => {
    await write(transaction, { user: mine.user, ids: wanted, at: isOn ? new Date() : null });
    await publishNotified(transaction, context.services.events, [mine.user]);
  });
  const rows = new Map((await read(context)).map((row) => [row.id, withStates(row) as Notification]));
  return wanted.flatMap((id) => rows.get(id) ?? []);
}

const readers = new WeakMap<Context, Promise<NoticeReader>>();

/** The viewer as a reader of notifications, loaded once per request. */
async function viewerAsReader(context: Context, language: string | null | undefined): Promise<NoticeReader> {
  if (!readers.has(context)) readers.set(context, findReader(context.database, context.viewer!.userId));
  const reader = await readers.get(context)!;
  if (!language) return reader;
  return { ...reader, language: languageOf(language.toLowerCase()) };
}
