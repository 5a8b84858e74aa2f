import { Field, Float, ID, Int } from 'type-graphql';
import { SafeInt } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MountPoint } from '../../broadcasting/public.ts';
import { MountState } from './mountState.entity.ts';

@OutputType({
  rule: allow('read', 'StreamServer'),
  description: 'Mount point of a radio with its last known state.',
})
export class MonitoredMount {
  @Field(() => ID, { description: 'Id of the `MountPoint`.' }) id!: string;
  @Field(() => MountPoint, { description: 'The mount point.' }) mount!: MountPoint;
  @Field(() => MountState, {
    nullable: true,
    description: 'State at the last poll that determined it; null before the first such poll.',
  })
  state!: MountState | null;
  @Field({
    description:
      'True when the current state is unknown. It was last determined more than a minute ago, or never.',
  })
  isStale!: boolean;
}

@OutputType({
  rule: allow('read', 'StreamServer'),
  description: 'Availability of a mount point in a time range. Time in the future is left out.',
})
export class MountAvailability {
  @Field(() => ID, { description: 'Id of the `MountPoint`.' }) mountId!: string;
  @Field({ description: 'Name of the mount point.' }) name!: string;
  @Field({ description: 'Path of the mount point.' }) path!: string;
  @Field(() => Float, {
    nullable: true,
    description:
      'Share of the time with a known state in which the mount point was on the air, 0 to 1. Null when no state is known.',
  })
  share!: number | null;
  @Field(() => SafeInt, { description: 'Time on the air, in milliseconds.' }) onAirTime!: number;
  @Field(() => SafeInt, { description: 'Time in which the server did not answer, in milliseconds.' })
  downTime!: number;
  @Field(() => SafeInt, {
    description: 'Time in which the server answered but no source was connected, in milliseconds.',
  })
  noSourceTime!: number;
  @Field(() => SafeInt, {
    description:
      'Time in which the state is unknown, in milliseconds. The server was not polled, or its answers could not be read.',
  })
  unknownTime!: number;
  @Field(() => Int, {
    description:
      'Number of times that the mount point went off the air or its source reconnected between two polls.',
  })
  interruptions!: number;
}
