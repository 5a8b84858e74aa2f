import { Field, InputType } from 'type-graphql';
import { Matches } from 'class-validator';
import { NoticeMail } from '../../../kit/notices/noticeKind.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySession } from '../../../kit/rules/rule.ts';

@OutputType({
  name: 'NotificationChoice',
  rule: anySession,
  description: 'How the viewer is told of a kind of thing: as they chose, or as usual.',
})
export class ChosenNotification {
  @Field({ description: 'The kind, such as `planning.emptySlot`.' }) kind!: string;

  @Field({ description: 'Whether it comes into the inbox; without that it is not mailed either.' })
  isOn!: boolean;

  @Field(() => NoticeMail, { description: 'When it is mailed.' }) mail!: NoticeMail;

  @Field({ description: 'Whether the browsers of `pushDevices` show it.' }) isPushed!: boolean;
}

@OutputType({
  name: 'NotificationTimes',
  rule: anySession,
  description:
    'When the viewer is left alone, and when they get their digest: times of the day by their clock.',
})
export class ChosenTimes {
  @Field(() => String, {
    nullable: true,
    description: 'Since when nothing is mailed that is not urgent, as `22:00`; null for never.',
  })
  quietFrom!: string | null;

  @Field(() => String, { nullable: true, description: 'Until when, as `07:00`; null for never.' })
  quietUntil!: string | null;

  @Field({ description: 'From when on the digest of the day is mailed, as `08:00`.' }) digestAt!: string;

  @Field({ description: 'The time zone of these times, as `Europe/Paris`.' }) timeZone!: string;
}

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

@InputType('NotificationTimesInput', {
  description: 'When the viewer is left alone, and when they get their digest.',
})
export class TimesInput {
  @Field(() => String, {
    nullable: true,
    description: 'Since when nothing is mailed that is not urgent, as `22:00`; null for never.',
  })
  @Matches(timeOfDay)
  quietFrom?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Until when, as `07:00`; `required` with the other one.',
  })
  @Matches(timeOfDay)
  quietUntil?: string | null;

  @Field({ description: 'From when on the digest of the day is mailed, as `08:00`.' })
  @Matches(timeOfDay)
  digestAt!: string;
}
