import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter, NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { Cues } from '../../../protocol/station.ts';
import { MediaItem } from '../../library/public.ts';
import { RadioOwned } from '../../platform/public.ts';
import { simpleWhy, WhyRule, type StoredWhy, Slot } from '../../scheduling/public.ts';
import { PlaySource, PlaySourceFilter, PlayState, PlayStateFilter } from './playEnums.ts';

/**
 * An item that was handed to the player of a radio, and its outcome. Its names are copied, so that the log stays readable after
 * the media item is deleted.
 */
@Entity()
@Index({ properties: ['radio', 'plannedAt'] })
@Index({ properties: ['radio', 'state', 'plannedAt'] })
@Index({ properties: ['radio', 'playedFrom'] })
@Unique({ properties: ['radio', 'planKey'] })
@OutputType({
  rule: allow('read', 'AirItem'),
  description:
    'An entry of the as-run log: when an item was planned and when it was really on the air. Items are those handed to the player of the radio, and the live sessions and emergency playback that it reports.',
})
export class AirItem extends RadioOwned {
  @Field(() => PlayState, {
    description:
      'Outcome of the item: still to come, on the air, played, skipped, failed, left out or not sent.',
  })
  @ListField({ filter: () => PlayStateFilter })
  @Enum({ items: () => PlayState })
  state: PlayState = PlayState.COMING;

  /** Key in the plan, stable across layouts. */
  @Property({ type: 'string', hidden: true })
  planKey!: string;

  /** For inserted items: plan key of the predecessor. */
  @Property({ type: 'string', nullable: true, hidden: true })
  afterKey: string | null = null;

  @Field(() => PlaySource, {
    description:
      'Source of the item: the plan, the default playlist, a user, a live session or emergency playback.',
  })
  @ListField({ filter: () => PlaySourceFilter })
  @Enum({ items: () => PlaySource })
  source!: PlaySource;

  @Field(() => DateTimeISO, {
    description:
      'Planned start of the item. For an inserted item the time of insertion; for a live session and for emergency playback the time at which it began.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  plannedAt!: Date;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Planned end of the item. Null when unknown, as for emergency playback and a live session outside of a slot.',
  })
  @Property({ type: 'datetime', nullable: true })
  plannedUntil: Date | null = null;

  @Field({
    description:
      'True for a fixed start: the item begins exactly at its planned time. The previous item is then faded out.',
  })
  @Property({ type: 'boolean', default: false })
  isHard: boolean = false;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'Time at which the item began on the air, as the player reports. Null when the item was not played, and for NOT_SENT.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  playedFrom: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description:
      'When the item ended on the air. Null while the item is on the air, when the item was not played, and for NOT_SENT.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  playedUntil: Date | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Time in milliseconds for which listeners could hear the item. This is the time on the air without the periods in which no output was connected. Null while the item is on the air, when the item was not played, and for NOT_SENT.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', nullable: true })
  playedFor: number | null = null;

  /** Milliseconds on the air without a connected output, in the periods that have ended. */
  @Property({ type: 'integer', default: 0, hidden: true })
  unsentFor: number = 0;

  @Field(() => MediaItem, {
    nullable: true,
    description:
      'Media item, also while it is in the recycle bin. Null when it was deleted permanently, and for live sessions and emergency playback.',
  })
  @ListField({ via: { mediaId: byIdOf('MediaItem') } })
  @ManyToOne({ entity: () => MediaItem, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  media!: Ref<MediaItem> | null;

  @Field({ description: 'Title at the time when the entry was made.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'Credited artists at the time when the entry was made; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  credit: string = '';

  @Field({ description: 'Title of the album; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  album: string = '';

  @Field({ description: 'Record label; may be empty.' })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string', default: '' })
  label: string = '';

  @Field({ description: 'International Standard Recording Code; may be empty.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  isrc: string = '';

  @Field({ description: 'True when the title is hidden from listeners, as for jingles.' })
  @Property({ type: 'boolean', default: false })
  isUntitled: boolean = false;

  @Field(() => Slot, {
    nullable: true,
    description:
      'Slot that the item belonged to, also while it is in the recycle bin. Null when it belonged to none, and when it was deleted permanently.',
  })
  @ListField({ via: { slotId: byIdOf('Slot') } })
  @ManyToOne({ entity: () => Slot, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  slot!: Ref<Slot> | null;

  /** Original date of the slot occurrence in its series. */
  @Property({ type: 'string', nullable: true, hidden: true })
  date: string | null = null;

  @Field({ description: 'True when a user ended the item and the player has not reported its end yet.' })
  @Property({ type: 'boolean', default: false })
  isEnding: boolean = false;

  @Field({
    description:
      'Name of the user who inserted, ended or skipped the item, or of the presenter of a live session. Empty otherwise.',
  })
  @ListField({ filter: () => StringFilter })
  @Property({ type: 'string', default: '' })
  by: string = '';

  @Field({
    description:
      'For FAILED, the error message of the player. For NOT_SENT, a text with the times between which the item was played. Empty otherwise.',
  })
  @Property({ type: 'string', length: 500, default: '' })
  problem: string = '';

  @Property({ type: 'json', hidden: true })
  cues: Cues = { cueIn: 0, cueOut: null, fadeIn: 0, fadeOut: 0, gain: 0 };

  @Property({ type: 'json', hidden: true })
  reason: StoredWhy = simpleWhy(WhyRule.DEFAULT);
}
