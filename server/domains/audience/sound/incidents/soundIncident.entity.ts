import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float } from 'type-graphql';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter, StringFilter } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { MountPoint } from '../../../broadcasting/public.ts';
import { RadioOwned } from '../../../platform/public.ts';
import { IncidentEnd, IncidentEndFilter, IncidentKind, IncidentKindFilter } from './incidentEnums.ts';

@Entity()
@Index({ properties: ['beganAt'] })
@Index({ properties: ['radio', 'beganAt'] })
@Index({ properties: ['mount', 'beganAt'] })
@Index({ properties: ['endedAt', 'radio'] })
@OutputType({
  rule: allow('read', 'StreamServer'),
  description:
    'Incident on the air: a problem with the sound of a mount point, or with the whole station. Stored for two years.',
})
export class SoundIncident extends RadioOwned {
  @Field(() => MountPoint, {
    nullable: true,
    description:
      'Mount point of the incident. Null when it was deleted and for incidents of the whole station.',
  })
  @ListField({ via: { mountId: byIdOf('MountPoint') } })
  @ManyToOne({ entity: () => MountPoint, ref: true, nullable: true, deleteRule: 'set null' })
  mount!: Ref<MountPoint> | null;

  @Field({
    description:
      'Name of the mount point at the time of the incident. Name of the radio for incidents of the whole station.',
  })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  name!: string;

  @Field({
    description:
      'Path of the mount point at the time of the incident; empty for incidents of the whole station.',
  })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  path!: string;

  @Field(() => IncidentKind, { description: 'Kind of problem, such as silence.' })
  @ListField({ filter: () => IncidentKindFilter })
  @Enum({ items: () => Object.values(IncidentKind) })
  kind!: IncidentKind;

  @Field(() => DateTimeISO, { description: 'Start of the problem, which is earlier than the notification.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  beganAt!: Date;

  @Field(() => DateTimeISO, { nullable: true, description: 'End of the incident; null while it is open.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  @Field(() => IncidentEnd, {
    nullable: true,
    description: 'Reason for the end; null while the incident is open.',
  })
  @ListField({ filter: () => IncidentEndFilter })
  @Enum({ items: () => IncidentEnd, nullable: true })
  why: IncidentEnd | null = null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Level of the second in which the problem was detected, in dBFS; -120 for digital silence. Null for a stall and for incidents of the whole station.',
  })
  @Property({ type: 'float', nullable: true })
  level: number | null = null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Momentary loudness when the problem was detected, in LUFS (EBU R128). Null for a stall, for incidents of the whole station, and when nothing could be measured.',
  })
  @Property({ type: 'float', nullable: true })
  loudness: number | null = null;

  /** Storage key of the sound up to the detection; empty when there is none or it was deleted. */
  @Property({ type: 'string', length: 80, default: '', hidden: true })
  soundKey: string = '';

  /** True when people were notified of the beginning, so that they will be notified of the end. */
  @Property({ type: 'boolean', default: false, hidden: true })
  isReported: boolean = false;

  /** For incidents of the whole station: true when people were notified of the end. */
  @Property({ type: 'boolean', default: false, hidden: true })
  isEndReported: boolean = false;
}
