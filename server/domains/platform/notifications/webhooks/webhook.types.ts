import { Field, ID, InputType, Int } from 'type-graphql';
import { ArrayMaxSize, ArrayMinSize, Length } from 'class-validator';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { ShownOnce } from '../../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySession } from '../../../../kit/rules/rule.ts';
import { DeliveryProblem, DeliveryState } from './webhookDelivery.entity.ts';

@OutputType({ rule: anySession, description: 'Kind of event that a webhook of the viewer can receive.' })
export class WebhookKind {
  @Field({ description: 'Kind of event, such as `planning.rushWaits`.' }) kind!: string;
}

@OutputType({
  rule: anySession,
  description: 'Webhook of the viewer, which receives events that the viewer may see.',
})
export class OwnWebhook {
  @Field(() => ID, { description: 'Id of the webhook.' }) id!: number;

  @Field({ description: 'Address to which messages are sent by POST.' }) url!: string;

  @Field(() => [String], { description: 'Kinds of events that the webhook receives.' }) kinds!: string[];

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the `Radio` whose events the webhook receives besides those of the platform. Null for events of the platform only.',
  })
  radioId!: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the radio in `radioId`; null when `radioId` is null.',
  })
  radioName!: string | null;

  @Field({
    description:
      'True when the webhook is on. It is switched off automatically after three days of failed deliveries, when the receiver answers 410, and after 2,000 messages within ten minutes.',
  })
  isOn!: boolean;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Start of the current series of failures; null when there is none. A successful delivery or a change of the webhook ends the series.',
  })
  failingSince!: Date | null;

  @Field(() => DateTimeISO, { description: 'Creation time.' }) createdAt!: Date;
}

@OutputType({ rule: anySession, description: 'A new webhook with its signing secret.' })
export class NewWebhook {
  @ShownOnce()
  @Field({
    description: 'Signing secret, shown only once, in the format of Standard Webhooks: `whsec_…`.',
  })
  secret!: string;

  @Field(() => OwnWebhook, { description: 'The stored webhook, without its secret.' }) webhook!: OwnWebhook;
}

@OutputType({
  rule: anySession,
  description: 'Message to a webhook of the viewer, with the state of its delivery.',
})
export class OwnWebhookDelivery {
  @Field(() => ID, { description: 'Id of the message, for `sendWebhookAgain`.' }) id!: number;

  @Field({ description: 'Kind of event, as in `OwnWebhook.kinds`; `webhooks.test` for a test message.' })
  kind!: string;

  @Field({ description: 'Message body, as JSON.' }) body!: string;

  @Field(() => DeliveryState, { description: 'State of the delivery: waiting, delivered or failed.' })
  state!: DeliveryState;

  @Field(() => Int, {
    description: 'Number of attempts since the message was queued, or was last sent again.',
  })
  tries!: number;

  @Field(() => DateTimeISO, { description: 'When the message was queued, shortly after the event.' })
  createdAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Time of the last attempt; null before the first.',
  })
  triedAt!: Date | null;

  @Field(() => DateTimeISO, {
    description: 'Earliest time of the next attempt; without meaning unless `state` is WAITING.',
  })
  nextAt!: Date;

  @Field(() => DeliveryProblem, {
    nullable: true,
    description:
      'Problem of the last attempt; null before the first attempt and when the message was delivered. OFF when the webhook was switched off.',
  })
  problem!: DeliveryProblem | null;

  @Field(() => Int, {
    nullable: true,
    description: 'HTTP status of the answer to the last attempt; null without an answer or attempt.',
  })
  status!: number | null;

  @Field({
    description:
      'Beginning of the receiver’s answer to the last attempt, at most 2,000 characters. May be empty.',
  })
  answer!: string;
}

@InputType({ description: 'Settings of a webhook.' })
export class WebhookInput {
  @Field({
    description:
      'Address to which messages are sent, at most 500 characters. It is an internet address that begins with `https://`. Rejected with `link` when it is no address, `notSecure` without https, `notThere` for a host name that is unknown or not on the internet, and `privateAddress` for an IP address that is not on the internet and for this station itself. The operator can allow local networks, also without https.',
  })
  @Length(1, 500)
  url!: string;

  @Field(() => [String], {
    description:
      'Kinds of events to receive, 1 to 100. Rejected with `unknown` for kinds that are not in the viewer’s `webhookKinds`.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  kinds!: string[];
}
