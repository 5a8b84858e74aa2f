import { Field, ID, InputType, Int } from 'type-graphql';
import { ArrayMaxSize, ArrayMinSize, Length } from 'class-validator';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { ShownOnce } from '../../../kit/graphql/shownOnce.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySession } from '../../../kit/rules/rule.ts';
import { DeliveryProblem, DeliveryState } from './webhookDelivery.entity.ts';

@OutputType({ rule: anySession, description: 'A kind of thing that a webhook of the viewer’s can hear of.' })
export class WebhookKind {
  @Field({ description: 'The kind, such as `planning.rushWaits`.' }) kind!: string;
}

@OutputType({
  rule: anySession,
  description: 'Where a machine of the viewer’s hears what happens, as far as they may see it themselves.',
})
export class OwnWebhook {
  @Field(() => ID, { description: 'For what is done with it.' }) id!: number;

  @Field({ description: 'Where messages are sent, by POST.' }) url!: string;

  @Field(() => [String], { description: 'Of which kinds it hears.' }) kinds!: string[];

  @Field(() => ID, { nullable: true, description: 'The `Radio` that it hears of; null for none.' })
  radioId!: number | null;

  @Field(() => String, { nullable: true, description: 'The name of that radio.' }) radioName!: string | null;

  @Field({
    description: 'Whether it is sent to. It is switched off where nothing has arrived for three days.',
  })
  isOn!: boolean;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Since when nothing arrives; null where it does.',
  })
  failingSince!: Date | null;

  @Field(() => DateTimeISO, { description: 'When it was made.' }) createdAt!: Date;
}

@OutputType({ rule: anySession, description: 'A webhook that was just made.' })
export class NewWebhook {
  @ShownOnce()
  @Field({
    description:
      'What its messages are signed with, shown this once, in the form of Standard Webhooks: `whsec_…`.',
  })
  secret!: string;

  @Field(() => OwnWebhook, { description: 'What is kept of it.' }) webhook!: OwnWebhook;
}

@OutputType({
  rule: anySession,
  description: 'A message to a webhook of the viewer’s, and what became of it.',
})
export class OwnWebhookDelivery {
  @Field(() => ID, { description: 'For sending it again.' }) id!: number;

  @Field({ description: 'What it tells, as `OwnWebhook.kinds`; `webhooks.test` for one that was asked for.' })
  kind!: string;

  @Field({ description: 'What is sent, as JSON.' }) body!: string;

  @Field(() => DeliveryState, { description: 'How far it has come.' }) state!: DeliveryState;

  @Field(() => Int, { description: 'How often it was sent.' }) tries!: number;

  @Field(() => DateTimeISO, { description: 'When it happened.' }) createdAt!: Date;

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was sent last; null for never.' })
  triedAt!: Date | null;

  @Field(() => DateTimeISO, { description: 'When it is sent again, while it waits.' }) nextAt!: Date;

  @Field(() => DeliveryProblem, { nullable: true, description: 'Why it has not arrived; null where it has.' })
  problem!: DeliveryProblem | null;

  @Field(() => Int, { nullable: true, description: 'The status of the last answer; null without one.' })
  status!: number | null;

  @Field({ description: 'The beginning of that answer, at most 2,000 characters.' }) answer!: string;
}

@InputType({ description: 'Where a machine hears what happens, and of what.' })
export class WebhookInput {
  @Field({
    description:
      'Where messages are sent: an address on the internet that begins with `https://`, at most 500 characters. `link` for what is no address, `notSecure`, `notThere` for a host that nobody knows, `privateAddress` for one that is not on the internet or is this station itself.',
  })
  @Length(1, 500)
  url!: string;

  @Field(() => [String], {
    description: 'Of which kinds it hears: `unknown` for one that is not in `webhookKinds` of the viewer.',
  })
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  kinds!: string[];
}
