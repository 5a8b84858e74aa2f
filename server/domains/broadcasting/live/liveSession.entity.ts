import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned, User } from '../../platform/public.ts';
import { Emission, Episode, Rush } from '../../programmes/public.ts';
import { Slot } from '../../scheduling/public.ts';
import { Colleague } from '../../content/public.ts';
import { StreamKey } from './streamKey.entity.ts';
import { LiveEnd, LiveEndFilter, LiveHow, LiveHowFilter } from './liveEnums.ts';

/** Options of a reference. Copied for each column, because MikroORM stores the object that it gets. */
const referenceOptions = { ref: true, nullable: true, index: true, deleteRule: 'set null' } as const;

/** A live session and its outcome; the air is theirs while it has no end. */
@Entity()
@Index({ properties: ['radio', 'startedAt'] })
@Index({ properties: ['endedAt', 'radio'] })
@OutputType({
  rule: allow('read', 'LiveSession'),
  description: 'An entry of the live log: a person’s live session, from its admission to its end.',
})
export class LiveSession extends RadioOwned {
  @Field(() => Colleague, { nullable: true, description: 'The presenter; null when the account is deleted.' })
  @ListField({ via: { personId: { ...byIdOf('User'), shownAs: 'person.id' } } })
  @ManyToOne({ entity: () => User, ...referenceOptions })
  person!: Ref<User> | null;

  @Field({ description: 'Name of the presenter at that time.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Title shown to listeners: that of the slot, or the name of the presenter.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string' })
  title!: string;

  @Field(() => LiveHow, { description: 'Source of the sound.' })
  @ListField({ filter: () => LiveHowFilter })
  @Enum({ items: () => LiveHow })
  how!: LiveHow;

  @Field(() => DateTimeISO, { description: 'When it was admitted.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  startedAt!: Date;

  @Field({ description: 'True while it waits to take over from the current presenter.' })
  @Property({ type: 'boolean', default: false })
  isComing: boolean = false;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was first on the air, as the player reports; null when it never was.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  heardFrom: Date | null = null;

  @Field({ description: 'True while it is on the air, as the player reports.' })
  @Property({ type: 'boolean', default: false })
  isHeard: boolean = false;

  @Field(() => DateTimeISO, { nullable: true, description: 'When it ended; null while it is open.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  @Field(() => LiveEnd, { nullable: true, description: 'Reason of its end; null while it is open.' })
  @ListField({ filter: () => LiveEndFilter })
  @Enum({ items: () => LiveEnd, nullable: true })
  why: LiveEnd | null = null;

  @Field({ description: 'Name of the person who ended it; empty when that was the presenter or the system.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string', default: '' })
  endedBy: string = '';

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Moment until which the presenter may not go live again after a disconnection; null when they may.',
  })
  @Property({ type: 'datetime', nullable: true })
  keptOutUntil: Date | null = null;

  @Field(() => Slot, { nullable: true, description: 'Live slot of the presenter; null outside of one.' })
  @ListField({ via: { slotId: byIdOf('Slot') } })
  @ManyToOne({ entity: () => Slot, ...referenceOptions })
  slot!: Ref<Slot> | null;

  /** Date of the slot occurrence, by its series. */
  @Property({ type: 'string', nullable: true, hidden: true })
  date: string | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'End of the slot, without the grace period; null outside of one.',
  })
  @Property({ type: 'datetime', nullable: true })
  plannedUntil: Date | null = null;

  @Field(() => Emission, { nullable: true, description: 'Emission of the slot; null when there is none.' })
  @ListField({ via: { emissionId: byIdOf('Emission') } })
  @ManyToOne({ entity: () => Emission, ...referenceOptions })
  emission!: Ref<Emission> | null;

  @Field(() => Episode, { nullable: true, description: 'Episode of the slot; null when there is none.' })
  @ListField({ via: { episodeId: byIdOf('Episode') } })
  @ManyToOne({ entity: () => Episode, ...referenceOptions })
  episode!: Ref<Episode> | null;

  @Field({
    description:
      'True when its recording is incomplete: the disk was full or away, or the encoder’s format cannot be recorded.',
  })
  @Property({ type: 'boolean', default: false })
  isRecordingCut: boolean = false;

  @Field(() => Rush, {
    nullable: true,
    description: 'The rush made from its recording; null until there is one.',
  })
  @ListField({ via: { rushId: byIdOf('Rush') } })
  @ManyToOne({ entity: () => Rush, ...referenceOptions })
  rush!: Ref<Rush> | null;

  /** Stream key of an encoder. */
  @ManyToOne({ entity: () => StreamKey, ...referenceOptions, hidden: true })
  streamKey!: Ref<StreamKey> | null;

  /** Title shown to listeners, set from the studio. */
  @Property({ type: 'string', default: '', hidden: true })
  airTitle: string = '';

  @Property({ type: 'string', default: '', hidden: true })
  airCredit: string = '';

  /** Number of connections so far, each with a recording file of its own; for encoders, the number of stored files. */
  @Property({ type: 'integer', default: 0, hidden: true })
  part: number = 0;

  /** Format of an encoder's recording; empty for browsers, and before the first part. */
  @Property({ type: 'string', default: '', hidden: true })
  recordedAs: string = '';

  /** True while a connection is open, whose sound the player fetches. */
  @Property({ type: 'boolean', default: false, hidden: true })
  isSending: boolean = false;

  /** When the connection was last known to be open. */
  @Property({ type: 'datetime', hidden: true })
  seenAt!: Date;
}
