import { Field, ID, InputType } from 'type-graphql';
import { Length } from 'class-validator';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { anySession } from '../../../../kit/rules/rule.ts';

@OutputType({
  rule: anySession,
  description: 'Browser that shows notifications of the viewer, also while the portal is closed.',
})
export class OwnPushDevice {
  @Field(() => ID, { description: 'Id of the subscription, for `deletePushDevice`.' }) id!: number;

  @Field({ description: 'Push endpoint, by which a browser recognises its own subscription.' })
  endpoint!: string;

  @Field({ description: 'User agent of the browser; may be empty.' }) device!: string;

  @Field(() => DateTimeISO, { description: 'When the browser was subscribed.' }) createdAt!: Date;
}

@InputType({ description: 'Subscription of a browser (`PushSubscription.toJSON()`).' })
export class PushDeviceInput {
  @Field({
    description:
      'Push endpoint, at most 2,000 characters. Rejected with `unknown` for a push service that the station does not accept, and with `privateAddress`, `notSecure`, `link` or `notThere` for other unusable addresses.',
  })
  @Length(1, 2000)
  endpoint!: string;

  @Field({ description: 'Public key, `keys.p256dh`; rejected with `invalid` when it is no key.' })
  @Length(1, 200)
  publicKey!: string;

  @Field({
    description: 'Authentication secret, `keys.auth`; a wrong one is reported as `invalid` at `publicKey`.',
  })
  @Length(1, 100)
  auth!: string;
}
