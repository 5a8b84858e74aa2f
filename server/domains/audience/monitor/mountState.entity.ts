import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MountPoint } from '../../broadcasting/public.ts';
import { RadioOwned } from '../../platform/public.ts';
import { StatusProblem } from '../status/statusProblem.ts';
import { MountAir } from './mountAir.ts';
import { MonitoringState } from './monitoringState.ts';

@Entity()
@Unique({ properties: ['mount'] })
@OutputType({
  rule: allow('read', 'StreamServer'),
  description: 'State of a mount point at the last poll.',
})
export class MountState extends RadioOwned {
  @ManyToOne({ entity: () => MountPoint, ref: true, hidden: true, deleteRule: 'cascade' })
  mount!: Ref<MountPoint>;

  @Field(() => MountAir, { description: 'State of the mount point.' })
  @Enum({ items: () => MountAir })
  state!: MountAir;

  @Field(() => DateTimeISO, {
    description:
      'Time of the first poll that found the current state with the current source. After a gap of more than a minute in which no poll determined the state, the time of the first poll that determined it after the gap.',
  })
  @Property({ type: 'datetime' })
  since!: Date;

  @Field(() => DateTimeISO, {
    description:
      'Time of the last poll that determined the state: it read the sources, or found the server down.',
  })
  @Property({ type: 'datetime' })
  polledAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description:
      'Current listeners. Null when the mount point is off the air, when the server does not report them, and when the radio does not count listeners.',
  })
  @Property({ type: 'integer', nullable: true })
  listeners: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Peak of listeners since the source connected, as counted by the server. Null in the same cases as `listeners`.',
  })
  @Property({ type: 'integer', nullable: true })
  peak: number | null = null;

  @Field({
    description:
      'True when five or more listeners all have the same IP address. A proxy that hides client addresses causes this. Individual listeners and their countries cannot be determined then.',
  })
  @Property({ type: 'boolean', default: false })
  isSingleAddress: boolean = false;

  @Field(() => Int, {
    nullable: true,
    description: 'Bitrate in kbit/s as declared by the source; null when not declared, and without a source.',
  })
  @Property({ type: 'integer', nullable: true })
  bitrate: number | null = null;

  @Field({ description: 'Content type declared by the source, such as `audio/mpeg`; may be empty.' })
  @Property({ type: 'string', length: 620, default: '' })
  format: string = '';

  @Field({ description: 'Last title that the source sent; may be empty.' })
  @Property({ type: 'string', length: 300, default: '' })
  title: string = '';

  @Field({ description: 'User agent of the source; may be empty.' })
  @Property({ type: 'string', length: 300, default: '' })
  encoder: string = '';

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When the source connected; null without a source or when the server does not report it.',
  })
  @Property({ type: 'datetime', nullable: true })
  streamStart: Date | null = null;

  @Field(() => StatusProblem, {
    nullable: true,
    description:
      'Problem of the last poll; null when the poll succeeded completely. A poll that could read only the public figures of the server has a problem too.',
  })
  @Enum({ items: () => StatusProblem, nullable: true })
  problem: StatusProblem | null = null;

  @Field({
    description: 'Error code of the problem, such as `ECONNREFUSED` or `HTTP 500`; may be empty.',
  })
  @Property({ type: 'string', length: 60, default: '' })
  problemDetail: string = '';

  @Field(() => MonitoringState, {
    nullable: true,
    description:
      'State of the audio monitoring. Null when the mount point is off the air, before monitoring starts, and while it reconnects.',
  })
  @Enum({ items: () => MonitoringState, nullable: true })
  monitoring: MonitoringState | null = null;
}
