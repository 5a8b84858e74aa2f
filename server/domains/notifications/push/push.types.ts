import { Field, ID, InputType } from 'type-graphql';
import { Length } from 'class-validator';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { anySession } from '../../../kit/rules/rule.ts';

@OutputType({
  rule: anySession,
  description: 'A browser in which the viewer is told, also while the portal is closed there.',
})
export class OwnPushDevice {
  @Field(() => ID, { description: 'For `deletePushDevice`.' }) id!: number;

  @Field({ description: 'Where its maker takes messages for it, by which a browser knows itself.' })
  endpoint!: string;

  @Field({ description: 'How it calls itself.' }) device!: string;

  @Field(() => DateTimeISO, { description: 'Since when.' }) createdAt!: Date;
}

@InputType({ description: 'What a browser says of its subscription (`PushSubscription.toJSON()`).' })
export class PushDeviceInput {
  @Field({
    description:
      'Where its maker takes messages for it, at most 2,000 characters: `privateAddress` for what is not on the internet, `notSecure`, `link` or `notThere`.',
  })
  @Length(1, 2000)
  endpoint!: string;

  @Field({ description: 'Its public key, `keys.p256dh`: `invalid` for what is none.' })
  @Length(1, 200)
  publicKey!: string;

  @Field({ description: 'Its secret, `keys.auth`.' })
  @Length(1, 100)
  auth!: string;
}
