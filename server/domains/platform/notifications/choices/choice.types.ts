import { Field, InputType } from 'type-graphql';
import { Matches } from 'class-validator';
import { NoticeMail } from '../../../../kit/notices/noticeKind.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySession } from '../../../../kit/rules/rule.ts';

@OutputType({
  name: 'NotificationChoice',
  rule: anySession,
  description: 'Preferences of the viewer for a kind of notification; the defaults while none are stored.',
})
export class ChosenNotification {
  @Field({ description: 'Kind of notification, such as `planning.emptySlot`.' }) kind!: string;

  @Field({
    description:
      'True when notifications of this kind go to the inbox. When false, they are neither mailed nor pushed.',
  })
  isOn!: boolean;

  @Field(() => NoticeMail, { description: 'When notifications of this kind are mailed.' }) mail!: NoticeMail;

  @Field({
    description:
      'True when the browsers in `pushDevices` show notifications of this kind. Without effect while `isOn` is false.',
  })
  isPushed!: boolean;
}

@OutputType({
  name: 'NotificationTimes',
  rule: anySession,
  description: 'Quiet hours of the viewer and time of the daily digest, in the viewer’s time zone.',
})
export class ChosenTimes {
  @Field(() => String, {
    nullable: true,
    description:
      'Start of the quiet hours, such as `22:00`; null for no quiet hours. During quiet hours only urgent notifications are pushed, and only they and the daily digest are mailed.',
  })
  quietFrom!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'End of the quiet hours, such as `07:00`; null for no quiet hours.',
  })
  quietUntil!: string | null;

  @Field({ description: 'Time from which the daily digest is mailed, such as `08:00`.' }) digestAt!: string;

  @Field({ description: 'Time zone of these times, such as `Europe/Paris`.' }) timeZone!: string;
}

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

@InputType('NotificationTimesInput', {
  description: 'Quiet hours and time of the daily digest.',
})
export class TimesInput {
  @Field(() => String, {
    nullable: true,
    description:
      'Start of the quiet hours, such as `22:00`; null for no quiet hours. During quiet hours only urgent notifications are pushed, and only they and the daily digest are mailed.',
  })
  @Matches(timeOfDay)
  quietFrom?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'End of the quiet hours, such as `07:00`. Required together with `quietFrom`, null for no quiet hours. The same time as `quietFrom` means no quiet hours too.',
  })
  @Matches(timeOfDay)
  quietUntil?: string | null;

  @Field({ description: 'Time from which the daily digest is mailed, such as `08:00`.' })
  @Matches(timeOfDay)
  digestAt!: string;
}
