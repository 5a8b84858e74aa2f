import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter, NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaItem } from '../../multimedia/media/mediaItem.entity.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { plainly, WhyRule, type StoredWhy } from '../../planning/plan/why.ts';
import { Slot } from '../../planning/slots/slot.entity.ts';
import { PlaySource, PlaySourceFilter, PlayState, PlayStateFilter } from './playEnums.ts';

/** What the player was told about how something plays: times in milliseconds, gain in decibels. */
export interface PlayCues {
  cueIn: number;
  cueOut: number | null;
  fadeIn: number;
  fadeOut: number;
  gain: number;
}

/**
 * Something that the player of a radio was told to play, and what became of it. What names it is copied, so that the log tells
 * of it when it is long gone from the library.
 */
@Entity()
@Index({ properties: ['radio', 'plannedAt'] })
@Index({ properties: ['radio', 'state', 'plannedAt'] })
@Index({ properties: ['radio', 'heardFrom'] })
@Unique({ properties: ['radio', 'planKey'] })
@OutputType({
  rule: allow('read', 'AirItem'),
  description:
    'An entry of the as-run log: something that the player of the radio was told to play, when that was planned, and when it was really heard.',
})
export class AirItem extends RadioOwned {
  @Field(() => PlayState, { description: 'What became of it.' })
  @ListField({ filter: () => PlayStateFilter })
  @Enum({ items: () => PlayState })
  state: PlayState = PlayState.COMING;

  /** What it is in the plan: laid out anew it is the same. */
  @Property({ type: 'string', hidden: true })
  planKey!: string;

  /** What was put in follows what has this key in the plan. */
  @Property({ type: 'string', nullable: true, hidden: true })
  afterKey: string | null = null;

  @Field(() => PlaySource, { description: 'Where it comes from.' })
  @ListField({ filter: () => PlaySourceFilter })
  @Enum({ items: () => PlaySource })
  source!: PlaySource;

  @Field(() => DateTimeISO, { description: 'When it was planned to begin.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  plannedAt!: Date;

  @Field(() => DateTimeISO, { description: 'When it was planned to end.' })
  @Property({ type: 'datetime' })
  plannedUntil!: Date;

  @Field({ description: 'Whether it was to begin on the second, whatever was playing.' })
  @Property({ type: 'boolean', default: false })
  isHard: boolean = false;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'When it was first heard, as the player says; null when it was not.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  heardFrom: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Until when it was heard; null when it was not, and while it is.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  heardUntil: Date | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'How long it was heard, in milliseconds; null while it is, and when it was not.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  heardFor: number | null = null;

  @Field(() => MediaItem, {
    nullable: true,
    description: 'What plays; null when it is gone, and for what is no file of the library.',
  })
  @ListField({ via: { mediaId: byIdOf('MediaItem') } })
  @ManyToOne({ entity: () => MediaItem, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  media!: Ref<MediaItem> | null;

  @Field({ description: 'Its title, as it was then.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'Who is credited, as it was then; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  credit: string = '';

  @Field({ description: 'The title of its album; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  album: string = '';

  @Field({ description: 'The record company; may be empty.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string', default: '' })
  label: string = '';

  @Field({ description: 'International Standard Recording Code; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  isrc: string = '';

  @Field({ description: 'Whether its title is kept from listeners, as that of a jingle is.' })
  @Property({ type: 'boolean', default: false })
  isUntitled: boolean = false;

  @Field(() => Slot, {
    nullable: true,
    description: 'The slot that it was in; null where nothing was planned.',
  })
  @ListField({ via: { slotId: byIdOf('Slot') } })
  @ManyToOne({ entity: () => Slot, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  slot!: Ref<Slot> | null;

  /** The day of that slot, by its series. */
  @Property({ type: 'string', nullable: true, hidden: true })
  date: string | null = null;

  @Field({ description: 'Whether somebody asked for its end, and the player has not told of it yet.' })
  @Property({ type: 'boolean', default: false })
  isEnding: boolean = false;

  @Field({ description: 'Who had it played, for what was put in or ended by hand; empty for the plan.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string', default: '' })
  by: string = '';

  @Field({
    description:
      'For FAILED, the error message of the player; for NOT_SENT, when the item was played. Empty otherwise.',
  })
  @Property({ type: 'string', length: 500, default: '' })
  problem: string = '';

  @Property({ type: 'json', hidden: true })
  cues: PlayCues = { cueIn: 0, cueOut: null, fadeIn: 0, fadeOut: 0, gain: 0 };

  @Property({ type: 'json', hidden: true })
  reason: StoredWhy = plainly(WhyRule.DEFAULT);
}
