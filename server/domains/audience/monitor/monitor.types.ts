import { Field, Float, ID, Int } from 'type-graphql';
import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MountPoint } from '../../onair/streams/mountPoint.entity.ts';
import { MountState } from './mountState.entity.ts';

@OutputType({
  rule: allow('read', 'StreamServer'),
  description: 'A mount point of a radio with what it was when it was last looked at.',
})
export class MonitoredMount {
  @Field(() => ID, { description: 'Id of the `MountPoint`.' }) id!: string;
  @Field(() => MountPoint, { description: 'The mount point.' }) mount!: MountPoint;
  @Field(() => MountState, {
    nullable: true,
    description: 'What it was; null before it is looked at for the first time.',
  })
  state!: MountState | null;
  @Field({
    description: 'Whether nobody has looked for a minute or more: what it is now is not known then.',
  })
  isStale!: boolean;
}

@OutputType({
  rule: allow('read', 'StreamServer'),
  description: 'How much of some time a mount point was on the air. What is to come is no part of it.',
})
export class MountAvailability {
  @Field(() => ID, { description: 'Id of the `MountPoint`.' }) mountId!: string;
  @Field({ description: 'Its name.' }) name!: string;
  @Field({ description: 'Its path.' }) path!: string;
  @Field(() => Float, {
    nullable: true,
    description:
      'The part of the time of which it is known what it was that it was on the air, 0 to 1; null when nothing is known.',
  })
  share!: number | null;
  @Field(() => SafeInt, { description: 'How long it was on the air, in milliseconds.' }) onAirTime!: number;
  @Field(() => SafeInt, { description: 'How long its server did not answer, in milliseconds.' })
  downTime!: number;
  @Field(() => SafeInt, { description: 'How long nothing was sent to it, in milliseconds.' })
  noSourceTime!: number;
  @Field(() => SafeInt, { description: 'How long nobody looked, in milliseconds.' }) unknownTime!: number;
  @Field(() => Int, {
    description: 'How often it went off the air, or its source came anew, as far as somebody looked.',
  })
  interruptions!: number;
}
