import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { byIdOf, LocalDateFilter, NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Playlist } from '../../library/public.ts';
import { RadioOwned } from '../../platform/public.ts';
import { Emission, Episode, Rush } from '../../programmes/public.ts';
import { SlotCategory, SlotCategoryFilter, SlotLayer, SlotLayerFilter } from './slotEnums.ts';
import { SlotRecurrence } from './series/slotRecurrence.ts';

/** Options of a reference. Spread them for each column, because MikroORM stores the object that it gets. */
const referenceOptions = { ref: true, nullable: true, index: true, deleteRule: 'set null' } as const;

@Entity()
@Index({ properties: ['radio', 'importedUid'] })
@OutputType({
  rule: allow('read', 'Slot'),
  description:
    'A slot in the calendar of a radio, once or repeated. Its dates and times follow the radio’s clock, also across daylight saving changes.',
})
export class Slot extends SoftDeletable(RadioOwned) {
  @Field(() => SlotLayer, { description: 'Layer of the calendar; a higher layer covers the lower ones.' })
  @ListField({ filter: () => SlotLayerFilter })
  @Enum({ items: () => SlotLayer })
  layer: SlotLayer = SlotLayer.PROGRAMMES;

  @Field(() => SlotCategory, { description: 'Category: live, multimedia, rush or rebroadcast.' })
  @ListField({ filter: () => SlotCategoryFilter })
  @Enum({ items: () => SlotCategory })
  category!: SlotCategory;

  @Field(() => Emission, { nullable: true, description: 'Emission that is broadcast; null for none.' })
  @ListField({ via: { emissionId: byIdOf('Emission') } })
  @ManyToOne({ entity: () => Emission, ...referenceOptions })
  emission!: Ref<Emission> | null;

  @Field(() => Playlist, { nullable: true, description: 'Playlist that plays; null for none.' })
  @ListField({ via: { playlistId: byIdOf('Playlist') } })
  @ManyToOne({ entity: () => Playlist, ...referenceOptions })
  playlist!: Ref<Playlist> | null;

  @Field(() => Episode, { nullable: true, description: 'Episode that is broadcast; null for none.' })
  @ListField({ via: { episodeId: byIdOf('Episode') } })
  @ManyToOne({ entity: () => Episode, ...referenceOptions })
  episode!: Ref<Episode> | null;

  @Field(() => Rush, {
    nullable: true,
    description: 'Rush that is broadcast once the rush is accepted; null for none.',
  })
  @ListField({ via: { rushId: byIdOf('Rush') } })
  @ManyToOne({ entity: () => Rush, ...referenceOptions })
  rush!: Ref<Rush> | null;

  @Field(() => Slot, {
    nullable: true,
    description: 'Slot that is repeated, for REBROADCAST; null for none.',
  })
  @ListField({ via: { originalId: byIdOf('Slot') } })
  @ManyToOne({ entity: () => Slot, ...referenceOptions })
  original!: Ref<Slot> | null;

  @Field({
    description:
      'Title of the slot. Empty when the title of its emission, episode, rush, playlist or original slot applies.',
  })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', default: '' })
  title: string = '';

  @Field(() => String, {
    nullable: true,
    description: 'Colour of the slot, `#rrggbb`; null when the colour of the emission applies.',
  })
  @Property({ type: 'string', nullable: true })
  colour: string | null = null;

  @Field(() => LocalDate, { description: 'First date of the slot.' })
  @ListField({ filter: () => LocalDateFilter })
  @Property({ type: 'date' })
  startDate!: string;

  @Field({ description: 'Start time by the radio’s clock, `HH:MM` or `HH:MM:SS`.' })
  @ListField()
  @Property({ type: 'string' })
  startTime!: string;

  @Field(() => Int, {
    description:
      'Duration in milliseconds by the radio’s clock. From 01:00 to 04:00 are three hours, even on the night of a daylight saving change. At most a day.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer' })
  duration!: number;

  @Field(() => SlotRecurrence, { nullable: true, description: 'Recurrence rule; null for a single date.' })
  @Property({ type: 'json', nullable: true })
  recurrence: SlotRecurrence | null = null;

  @Field(() => LocalDate, { nullable: true, description: 'Last date; null when the series has no end.' })
  @ListField({ filter: () => LocalDateFilter })
  @Property({ type: 'date', nullable: true, index: true })
  endDate: string | null = null;

  /** UID of the event in the calendar file that the slot was imported from; null for other slots. */
  @Property({ type: 'string', length: 1000, nullable: true, hidden: true })
  importedUid: string | null = null;
}
