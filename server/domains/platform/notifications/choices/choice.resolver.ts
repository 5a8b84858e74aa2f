import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { invalidInput } from '../../../../kit/errors.ts';
import { NoticeMail, usualChoice, type AnyNoticeKind } from '../../../../kit/notices/noticeKind.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { inTransaction } from '../../../../kit/resource/transaction.ts';
import { SessionOnly } from '../../../../kit/rules/rule.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import { languageOf, findReader } from '../../accounts/mailedLinks/mails.ts';
import { ChosenNotification, ChosenTimes, TimesInput } from './choice.types.ts';
import { NoticeChoice } from './noticeChoice.entity.ts';
import { NoticeTimes, usualTimes } from './noticeTimes.entity.ts';

/** Notification preferences of the viewer; never those of other people. */
@Resolver(() => ChosenNotification)
export class NotificationChoiceResolver {
  @SessionOnly()
  @Query(() => [ChosenNotification], {
    description:
      'Kinds of notifications that the viewer can receive, with the preferences for each. They depend on the viewer’s rights on the current radio.',
  })
  async notificationChoices(@Ctx() context: Context): Promise<ChosenNotification[]> {
    const chosen = new Map(
      (await findChoices.all(context, { user: context.viewer!.userId })).map((choice) => [
        choice.kind,
        choice,
      ]),
    );
    return kindsFor(context).map((kind) => {
      const { isOn, mail, isPushed } = chosen.get(kind.name) ?? usualChoice(kind);
      return { kind: kind.name, isOn, mail: mail as NoticeMail, isPushed };
    });
  }

  @FieldResolver(() => String, { description: 'Label of the kind.' })
  label(
    @Root() { kind }: ChosenNotification,
    @Arg('language', () => String, {
      defaultValue: 'en',
      description: 'Language tag such as `fr`; unsupported languages default to English.',
    })
    language: string,
    @Ctx() { services }: Context,
  ): string {
    return services.notificationKinds.of(kind)!.words[languageOf(language.toLowerCase())].label;
  }

  @SessionOnly()
  @Mutation(() => ChosenNotification, {
    description:
      'Sets the preferences of the viewer for a kind of notification. BAD_USER_INPUT at `kind` for a kind that the viewer cannot receive.',
  })
  async chooseNotification(
    @Arg('kind', { description: 'Kind of notification, as in `NotificationChoice.kind`.' }) kind: string,
    @Arg('isOn', () => Boolean, {
      description:
        'True to add notifications of this kind to the inbox; false also ends their mails and pushes.',
    })
    isOn: boolean,
    @Arg('mail', () => NoticeMail, { description: 'When notifications of this kind are mailed.' })
    mail: NoticeMail,
    @Arg('isPushed', () => Boolean, {
      description: 'True to show notifications of this kind in the browsers of `pushDevices`.',
    })
    isPushed: boolean,
    @Ctx() context: Context,
  ): Promise<ChosenNotification> {
    if (!kindsFor(context).some(({ name }) => name === kind)) throw invalidInput({ kind: 'unknown' });
    const user = context.viewer!.userId;
    await inTransaction(context.database, async (transaction) => {
      await lockUser.all(transaction, { user });
      if ((await updateChoice.write(transaction, { user, kind, isOn, mail, isPushed })) > 0) return;
      const model = transaction.models.of(NoticeChoice);
      await insertRow(transaction, model, { user, kind, isOn, mail, isPushed }, everywhere);
    });
    return { kind, isOn, mail, isPushed };
  }

  @SessionOnly()
  @Query(() => ChosenTimes, {
    description: 'Quiet hours of the viewer and time of the daily digest.',
  })
  async notificationTimes(@Ctx() context: Context): Promise<ChosenTimes> {
    const user = context.viewer!.userId;
    const { timeZone } = await findReader(context.database, user);
    return { ...((await findNoticeTimes.first(context, { user })) ?? usualTimes), timeZone };
  }

  @SessionOnly()
  @Mutation(() => ChosenTimes, {
    description:
      'Sets the quiet hours of the viewer and the time of the daily digest, and returns them. BAD_USER_INPUT when only one of `quietFrom` and `quietUntil` is given.',
  })
  async setNotificationTimes(
    @Arg('input', {
      description: 'New quiet hours and time of the daily digest; they replace all stored ones.',
    })
    { quietFrom = null, quietUntil = null, digestAt }: TimesInput,
    @Ctx() context: Context,
  ): Promise<ChosenTimes> {
    if (quietFrom !== null && quietUntil === null) throw invalidInput({ quietUntil: 'required' });
    if (quietFrom === null && quietUntil !== null) throw invalidInput({ quietFrom: 'required' });
    const user = context.viewer!.userId;
    await inTransaction(context.database, async (transaction) => {
      await lockUser.all(transaction, { user });
      await context.services.events.publish(transaction, 'activityChanged', { users: [user] });
      const times = { user, quietFrom, quietUntil, digestAt };
      if ((await updateNoticeTimes.write(transaction, times)) > 0) return;
      await insertRow(transaction, transaction.models.of(NoticeTimes), times, everywhere);
    });
    return this.notificationTimes(context);
  }
}

/** Scope of rows that belong to no radio. */
const everywhere = { radioId: undefined, deleted: 'hidden' } as const;

const kindsFor = ({ services, abilities }: Context): AnyNoticeKind[] =>
  services.notificationKinds.all.filter(({ rule }) => !rule || abilities.allows(rule));

const lockUser = query('notifications.lockChoosingUser', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('User').select('id').where('id', '=', user).forNoKeyUpdate(),
);

const findChoices = query('notifications.findOwnChoices', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('NoticeChoice').select(['kind', 'isOn', 'mail', 'isPushed']).where('user', '=', user),
);

type Chosen = Given<{ user: number; kind: string; isOn: boolean; mail: NoticeMail; isPushed: boolean }>;

const updateChoice = query('notifications.updateChoice', (db, { user, kind, isOn, mail, isPushed }: Chosen) =>
  db
    .updateTable('NoticeChoice')
    .set({ isOn, mail, isPushed })
    .where('user', '=', user)
    .where('kind', '=', kind),
);

const findNoticeTimes = query('notifications.findNoticeTimes', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('NoticeTimes').select(['quietFrom', 'quietUntil', 'digestAt']).where('user', '=', user),
);

type Times = Given<{
  user: number;
  quietFrom: string | null;
  quietUntil: string | null;
  digestAt: string;
}>;

const updateNoticeTimes = query(
  'notifications.updateNoticeTimes',
  (db, { user, quietFrom, quietUntil, digestAt }: Times) =>
    db.updateTable('NoticeTimes').set({ quietFrom, quietUntil, digestAt }).where('user', '=', user),
);
