import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaCategory, JinglePurpose, MediaItem, Playlist, SmartCriteria } from '../../library/public.ts';
import { RadioOwned } from '../../platform/public.ts';
import { Clock } from './clock.entity.ts';
import { ClockPartKind } from './clockEnums.ts';

/** Options of a reference. Spread them for each column, because MikroORM stores the object that it gets. */
const referenceOptions = { ref: true, nullable: true, index: true, deleteRule: 'set null' } as const;

@Entity()
@Index({ properties: ['clock', 'position'] })
@OutputType({
  rule: allow('read', 'Clock'),
  description: 'A part of a clock, such as three songs, a jingle or an advert break.',
})
export class ClockPart extends RadioOwned {
  @ManyToOne({ entity: () => Clock, ref: true, deleteRule: 'cascade' })
  clock!: Ref<Clock>;

  @Field(() => Int, { description: 'Position of the part in the clock, from 1.' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => ClockPartKind, { description: 'Kind of the part, such as SONGS.' })
  @Enum({ items: () => ClockPartKind })
  kind!: ClockPartKind;

  @Field({ description: 'Title in the rundown; may be empty.' })
  @Property({ type: 'string', default: '' })
  title: string = '';

  @Field(() => Int, {
    nullable: true,
    description: 'Start in milliseconds after the beginning of the hour; null to follow the part before it.',
  })
  @Property({ type: 'integer', nullable: true })
  offset: number | null = null;

  @Field({
    description:
      'True for a fixed start: the item begins exactly at its time, and the item before is faded out. False when the item waits for the item before to end.',
  })
  @Property({ type: 'boolean', default: false })
  isHard: boolean = false;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of songs; null for other kinds, and when the part fills `duration`. Without `count` and `duration`, the part fills the time up to the next part with an `offset` or the end of the hour, minus the expected length of the parts in between; several such parts share that time equally. The last part of songs before an `offset` or the end of the hour plays on until then, also beyond `count`.',
  })
  @Property({ type: 'integer', nullable: true })
  count: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Duration in milliseconds: a maximum for an advert break, approximate for songs. The last part of songs before an `offset` or the end of the hour plays on until then. When null, an advert break lasts at most two minutes, and other parts have no planned duration.',
  })
  @Property({ type: 'integer', nullable: true })
  duration: number | null = null;

  @Field(() => MediaCategory, {
    nullable: true,
    description: 'Category to choose songs from; null for none.',
  })
  @ManyToOne({ entity: () => MediaCategory, ...referenceOptions })
  category!: Ref<MediaCategory> | null;

  @Field(() => Playlist, {
    nullable: true,
    description: 'Playlist to choose media from, smart or not; null for none.',
  })
  @ManyToOne({ entity: () => Playlist, ...referenceOptions })
  playlist!: Ref<Playlist> | null;

  @Field(() => SmartCriteria, { nullable: true, description: 'Criteria to choose media by; null for none.' })
  @Property({ type: 'json', nullable: true })
  criteria: SmartCriteria | null = null;

  @Field(() => MediaItem, {
    nullable: true,
    description:
      'Media item to play as the jingle; null when `purpose` chooses one, and for other kinds of parts.',
  })
  @ManyToOne({ entity: () => MediaItem, ...referenceOptions })
  media!: Ref<MediaItem> | null;

  @Field(() => JinglePurpose, {
    nullable: true,
    description:
      'Purpose by which a jingle is chosen; null for none. Without `media` and `purpose`, TOP_OF_HOUR plays a station ID. JINGLE then plays a jingle of the emission, or any jingle when the emission has none.',
  })
  @Enum({ items: () => JinglePurpose, nullable: true })
  purpose: JinglePurpose | null = null;
}
