import { Field, ID, Int, registerEnumType } from 'type-graphql';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySession } from '../../../../kit/rules/rule.ts';

export enum NotificationBox {
  INBOX = 'INBOX',
  MENTIONS = 'MENTIONS',
  DONE = 'DONE',
}
registerEnumType(NotificationBox, {
  name: 'NotificationBox',
  description: 'Selection of the viewer’s notifications: the inbox, mentions, or those marked as done.',
  valuesConfig: {
    INBOX: { description: 'Notifications that the viewer has not marked as done.' },
    MENTIONS: {
      description: 'Notifications of the inbox that mention the viewer or concern the viewer personally.',
    },
    DONE: { description: 'Notifications that the viewer has marked as done.' },
  },
});

@OutputType({
  rule: anySession,
  description:
    'Notification of the viewer. Hidden while the viewer has no access to its radio or lacks the right that its kind requires.',
})
export class Notification {
  @Field(() => ID, { description: 'Id, never reused.' }) id!: number;

  @Field({ description: 'Kind of notification, as in `NotificationChoice.kind`.' }) kind!: string;

  @Field({ description: 'Path in the portal, such as `/admin/planning/calendar`.' }) path!: string;

  @Field(() => Int, {
    description:
      'Number of notifications grouped in this one, 1 for a single notification. Repetitions that arrive before the viewer has seen the first notification are grouped.',
  })
  number!: number;

  @Field({ description: 'True when the notification is mailed and pushed even during quiet hours.' })
  isUrgent!: boolean;

  @Field({
    description: 'True when the notification mentions the viewer or concerns the viewer personally.',
  })
  isMention!: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Radio` of the notification, which may differ from the current radio; null for none.',
  })
  radioId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the radio in `radioId`; null when `radioId` is null.',
  })
  radioName!: string | null;

  @Field(() => DateTimeISO, { description: 'When the last of the grouped notifications arrived.' }) at!: Date;

  @Field({ description: 'True when the viewer has seen the notification.' }) isSeen!: boolean;

  @Field({
    description: 'True when the viewer marked the notification as done, false when it is in the inbox.',
  })
  isDone!: boolean;

  /** Serialized data of the notice, from which the texts are generated. */
  data!: string;
}

@OutputType({ rule: anySession, description: 'A change of the inbox of the viewer.' })
export class NotificationNews {
  @Field(() => Int, { description: 'Number of unseen notifications in the inbox.' }) unseen!: number;

  @Field({
    description:
      'True when a notification arrived, usually the one in `last`. False for all other changes of the inbox.',
  })
  hasArrived!: boolean;

  @Field(() => [ID], {
    description:
      'Ids of the `Notification`s that the viewer can no longer act on, such as for a declined handover. Clients should close the messages that they show for these notifications. Empty for none.',
  })
  expired!: number[];

  @Field(() => Notification, {
    nullable: true,
    description: 'Latest notification of the inbox; null for none.',
  })
  last!: Notification | null;
}
