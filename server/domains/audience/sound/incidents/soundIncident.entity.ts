import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float } from 'type-graphql';
import { DateTimeISO } from '../../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter, StringFilter } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { MountPoint } from '../../../onair/streams/mountPoint.entity.ts';
import { RadioOwned } from '../../../organization/radios/radioOwned.ts';
import { IncidentEnd, IncidentEndFilter, IncidentKind, IncidentKindFilter } from './incidentEnums.ts';

@Entity()
@Index({ properties: ['beganAt'] })
@Index({ properties: ['radio', 'beganAt'] })
@Index({ properties: ['mount', 'beganAt'] })
@Index({ properties: ['endedAt', 'radio'] })
@OutputType({
  rule: allow('read', 'StreamServer'),
  description:
    'A time during which something was wrong with the air: with the sound of a mount point, or with the station behind all of them. It is kept for two years.',
})
export class SoundIncident extends RadioOwned {
  @Field(() => MountPoint, {
    nullable: true,
    description: 'The mount point; null when it is gone, and of the whole station.',
  })
  @ListField({ via: { mountId: byIdOf('MountPoint') } })
  @ManyToOne({ entity: () => MountPoint, ref: true, nullable: true, deleteRule: 'set null' })
  mount!: Ref<MountPoint> | null;

  @Field({ description: 'What the mount point was called then; of the whole station the radio.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Its path, as it was then; empty of the whole station.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  path!: string;

  @Field(() => IncidentKind, { description: 'What was wrong.' })
  @ListField({ filter: () => IncidentKindFilter })
  @Enum({ items: () => Object.values(IncidentKind) })
  kind!: IncidentKind;

  @Field(() => DateTimeISO, { description: 'Since when it was wrong, which is before anybody was told.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  beganAt!: Date;

  @Field(() => DateTimeISO, { nullable: true, description: 'When it was over; null while it goes on.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  @Field(() => IncidentEnd, { nullable: true, description: 'Why it is over; null while it goes on.' })
  @ListField({ filter: () => IncidentEndFilter })
  @Enum({ items: () => IncidentEnd, nullable: true })
  why: IncidentEnd | null = null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The level of the second in which it was noticed, in dBFS; -120 for digital silence. Null for a stall, and of the whole station.',
  })
  @Property({ type: 'float', nullable: true })
  level: number | null = null;

  @Field(() => Float, {
    nullable: true,
    description:
      'The momentary loudness then, in LUFS (EBU R128); null for a stall, of the whole station, and where there is nothing to measure.',
  })
  @Property({ type: 'float', nullable: true })
  loudness: number | null = null;

  /** Where the sound lies that was heard until it was noticed; empty when there is none, or no more. */
  @Property({ type: 'string', length: 80, default: '', hidden: true })
  soundKey: string = '';

  /** Whether people were told by mail that it began, and will be that it is over. */
  @Property({ type: 'boolean', default: false, hidden: true })
  isTold: boolean = false;

  /** Of the whole station: whether they were told that it is over. */
  @Property({ type: 'boolean', default: false, hidden: true })
  isOverTold: boolean = false;
}
