import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { invalidInput } from '../../../kit/errors.ts';
import { NoticeMail, usualChoice, type AnyNoticeKind } from '../../../kit/notices/noticeKind.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { SessionOnly } from '../../../kit/rules/rule.ts';
import { insertRow } from '../../../kit/write/rowWrites.ts';
import { languageOf, readerOf } from '../../accounts/mailedLinks/mails.ts';
import { ChosenNotification, ChosenTimes, TimesInput } from './choice.types.ts';
import { NoticeChoice } from './noticeChoice.entity.ts';
import { NoticeTimes, usualTimes } from './noticeTimes.entity.ts';

/** How the viewer wants to be told. Nobody chooses for another here. */
@Resolver(() => ChosenNotification)
export class NotificationChoiceResolver {
  @SessionOnly()
  @Query(() => [ChosenNotification], {
    description:
      'What the viewer can be told of with their rights on the radio that they work on, and how they are.',
  })
  async notificationChoices(@Ctx() context: Context): Promise<ChosenNotification[]> {
    const chosen = new Map(
      (await choicesOf.all(context, { user: context.viewer!.userId })).map((one) => [one.kind, one]),
    );
    return kindsFor(context).map((kind) => {
      const { isOn, mail, isPushed } = chosen.get(kind.name) ?? usualChoice(kind);
      return { kind: kind.name, isOn, mail: mail as NoticeMail, isPushed };
    });
  }

  @FieldResolver(() => String, { description: 'What the kind is called.' })
  label(
    @Root() { kind }: ChosenNotification,
    @Arg('language', () => String, {
      defaultValue: 'en',
      description: 'A language tag such as `fr`; English for one that we do not write.',
    })
    language: string,
    @Ctx() { services }: Context,
  ): string {
    return services.notificationKinds.of(kind)!.words[languageOf(language.toLowerCase())].label;
  }

  @SessionOnly()
  @Mutation(() => ChosenNotification, {
    description:
      'Chooses how the viewer is told of a kind of thing. BAD_USER_INPUT at `kind` for one that they are not told of.',
  })
  async chooseNotification(
    @Arg('kind', { description: 'Which, as `NotificationChoice.kind`.' }) kind: string,
    @Arg('isOn', () => Boolean, { description: 'Whether it comes into the inbox.' }) isOn: boolean,
    @Arg('mail', () => NoticeMail, { description: 'When it is mailed.' }) mail: NoticeMail,
    @Arg('isPushed', () => Boolean, { description: 'Whether the browsers of `pushDevices` show it.' })
    isPushed: boolean,
    @Ctx() context: Context,
  ): Promise<ChosenNotification> {
    if (!kindsFor(context).some(({ name }) => name === kind)) throw invalidInput({ kind: 'unknown' });
    const user = context.viewer!.userId;
    await inTransaction(context.database, async (transaction) => {
      await turnOf.all(transaction, { user });
      if ((await changeChoice.write(transaction, { user, kind, isOn, mail, isPushed })) > 0) return;
      const model = transaction.models.of(NoticeChoice);
      await insertRow(transaction, model, { user, kind, isOn, mail, isPushed }, everywhere);
    });
    return { kind, isOn, mail, isPushed };
  }

  @SessionOnly()
  @Query(() => ChosenTimes, {
    description: 'When the viewer is left alone, and when they get their digest.',
  })
  async notificationTimes(@Ctx() context: Context): Promise<ChosenTimes> {
    const user = context.viewer!.userId;
    const { timeZone } = await readerOf(context.database, user);
    return { ...((await timesOf.first(context, { user })) ?? usualTimes), timeZone };
  }

  @SessionOnly()
  @Mutation(() => ChosenTimes, {
    description: 'Sets when the viewer is left alone, and when they get their digest, and gives it back.',
  })
  async setNotificationTimes(
    @Arg('input', { description: 'All of it.' }) {
      quietFrom = null,
      quietUntil = null,
      digestAt,
    }: TimesInput,
    @Ctx() context: Context,
  ): Promise<ChosenTimes> {
    if (quietFrom !== null && quietUntil === null) throw invalidInput({ quietUntil: 'required' });
    if (quietFrom === null && quietUntil !== null) throw invalidInput({ quietFrom: 'required' });
    const user = context.viewer!.userId;
    await inTransaction(context.database, async (transaction) => {
      await turnOf.all(transaction, { user });
      await context.services.events.publish(transaction, 'activityChanged', { users: [user] });
      const times = { user, quietFrom, quietUntil, digestAt };
      if ((await changeTimes.write(transaction, times)) > 0) return;
      await insertRow(transaction, transaction.models.of(NoticeTimes), times, everywhere);
    });
    return this.notificationTimes(context);
  }
}

/** What belongs to no radio. */
const everywhere = { radioId: undefined, deleted: 'hidden' } as const;

const kindsFor = ({ services, abilities }: Context): AnyNoticeKind[] =>
  services.notificationKinds.all.filter(({ rule }) => !rule || abilities.allows(rule));

const turnOf = query('notifications.turnToChoose', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('User').select('id').where('id', '=', user).forNoKeyUpdate(),
);

const choicesOf = query('notifications.choicesOfOne', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('NoticeChoice').select(['kind', 'isOn', 'mail', 'isPushed']).where('user', '=', user),
);

type Chosen = Given<{ user: number; kind: string; isOn: boolean; mail: NoticeMail; isPushed: boolean }>;

const changeChoice = query('notifications.changeChoice', (db, { user, kind, isOn, mail, isPushed }: Chosen) =>
  db
    .updateTable('NoticeChoice')
    .set({ isOn, mail, isPushed })
    .where('user', '=', user)
    .where('kind', '=', kind),
);

const timesOf = query('notifications.timesOfOne', (db, { user }: Given<{ user: number }>) =>
  db.selectFrom('NoticeTimes').select(['quietFrom', 'quietUntil', 'digestAt']).where('user', '=', user),
);

type Times = Given<{
  user: number;
  quietFrom: string | null;
  quietUntil: string | null;
  digestAt: string;
}>;

const changeTimes = query(
  'notifications.changeTimes',
  (db, { user, quietFrom, quietUntil, digestAt }: Times) =>
    db.updateTable('NoticeTimes').set({ quietFrom, quietUntil, digestAt }).where('user', '=', user),
);
