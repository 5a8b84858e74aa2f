import { Field, ID, Int, registerEnumType } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySession } from '../../../kit/rules/rule.ts';

export enum NotificationBox {
  INBOX = 'INBOX',
  MENTIONS = 'MENTIONS',
  DONE = 'DONE',
}
registerEnumType(NotificationBox, {
  name: 'NotificationBox',
  description: 'A part of what the viewer was told.',
  valuesConfig: {
    INBOX: { description: 'What was not put away.' },
    MENTIONS: { description: 'Of that, what names the viewer or is meant for them alone.' },
    DONE: { description: 'What was put away.' },
  },
});

@OutputType({
  rule: anySession,
  description:
    'Something that the viewer was told. It is theirs alone, and out of reach once they may not see any more what it is about.',
})
export class Notification {
  @Field(() => ID, { description: 'Given once, never reused.' }) id!: number;

  @Field({ description: 'What it is, as `NotificationChoice.kind`.' }) kind!: string;

  @Field({ description: 'Where it leads in the portal, such as `/admin/planning/calendar`.' }) path!: string;

  @Field(() => Int, {
    description: 'How many were put together in it: what is told again before it was seen is one line.',
  })
  number!: number;

  @Field({ description: 'Whether its mail does not wait for the end of quiet hours.' }) isUrgent!: boolean;

  @Field({ description: 'Whether it names the viewer or is meant for them alone.' }) isMention!: boolean;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Radio` that it is about; null for none. It may be another than the one worked on.',
  })
  radioId!: number | null;

  @Field(() => String, { nullable: true, description: 'The name of that radio.' }) radioName!: string | null;

  @Field(() => DateTimeISO, { description: 'When it was told, for the last time.' }) at!: Date;

  @Field({ description: 'Whether the viewer has seen it.' }) isSeen!: boolean;

  @Field({ description: 'Whether it was put away; else it is in the inbox.' }) isDone!: boolean;

  /** What its words are made of. */
  data!: string;
}

@OutputType({ rule: anySession, description: 'A change of the inbox of the viewer.' })
export class NotificationNews {
  @Field(() => Int, { description: 'How many in the inbox they have not seen.' }) unseen!: number;

  @Field({
    description:
      'True when a notification arrived, which is then `last`; false when notifications were marked as seen or put away.',
  })
  hasArrived!: boolean;

  @Field(() => [ID], {
    description:
      'Ids of each `Notification` that the viewer can no longer act on, such as a handover of the air that was declined: its message closes. Empty for none.',
  })
  expired!: number[];

  @Field(() => Notification, { nullable: true, description: 'The last one that was told; null for none.' })
  last!: Notification | null;
}
