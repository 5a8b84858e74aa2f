import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { LocalDate, SafeInt } from '../../../kit/graphql/scalars.ts';
import { BooleanFilter, NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';
import { Daypart } from '../media/daypart.ts';
import {
  PlaylistContent,
  PlaylistContentFilter,
  PlaylistOrder,
  PlaylistRule,
  PlaylistRuleFilter,
} from './playlistEnums.ts';
import { SmartCriteria } from './smart/smartCriteria.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Playlist'),
  description:
    'Playlist of hand-picked items, or of media found by criteria. A rule determines when it plays.',
})
export class Playlist extends SoftDeletable(RadioOwned) {
  @Field({ description: 'Name, 1 to 160 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'Description, at most 2,000 characters of plain text; may be empty.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  description: string = '';

  @Field(() => PlaylistContent, {
    description: 'Source of the items: CHOSEN by people, or FOUND by criteria (smart playlist).',
  })
  @ListField({ filter: () => PlaylistContentFilter })
  @Enum({ items: () => PlaylistContent })
  content: PlaylistContent = PlaylistContent.CHOSEN;

  @Field(() => SmartCriteria, {
    nullable: true,
    description: 'Criteria of the items; null unless the content is FOUND.',
  })
  @Property({ type: 'json', nullable: true })
  criteria: SmartCriteria | null = null;

  @Field({ description: 'True when the playlist may play.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: true })
  enabled: boolean = true;

  @Field(() => PlaylistRule, { description: 'Rule that determines when the playlist plays.' })
  @ListField({ filter: () => PlaylistRuleFilter })
  @Enum({ items: () => PlaylistRule })
  rule: PlaylistRule = PlaylistRule.GENERAL;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number that `rule` needs; null for GENERAL. For EVERY_SONGS, a number of songs (1 to 150); for EVERY_MINUTES, a number of minutes (1 to 1,440); for HOURLY, the minute of the hour (0 to 59).',
  })
  @Property({ type: 'integer', nullable: true })
  ruleNumber: number | null = null;

  @Field(() => Int, {
    description: 'Weight among the playlists with the rule GENERAL, 1 (seldom) to 25 (often).',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', default: 3 })
  weight: number = 3;

  @Field(() => PlaylistOrder, { description: 'Order in which the items play.' })
  @Enum({ items: () => PlaylistOrder })
  order: PlaylistOrder = PlaylistOrder.SHUFFLED;

  @Field(() => [Daypart], {
    description:
      'Time ranges of the week in which `rule` plays the playlist; empty for any time. Slots, rundowns, clocks and the default playlist play it at any time.',
  })
  @Property({ type: 'json', default: '[]' })
  dayparts: Daypart[] = [];

  @Field(() => LocalDate, {
    nullable: true,
    description: 'First day on which the playlist plays, by its rule or in any other use; null for no limit.',
  })
  @Property({ type: 'date', nullable: true })
  startDate: string | null = null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Last day on which the playlist plays, by its rule or in any other use; null for no limit.',
  })
  @Property({ type: 'date', nullable: true })
  endDate: string | null = null;

  @Field(() => Int, {
    description:
      'Number of items, without media in the recycle bin. For a smart playlist, the number when it was last counted.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', default: 0 })
  mediaCount: number = 0;

  @Field(() => SafeInt, {
    description:
      'Total duration of all items that `mediaCount` counts, from cue-in to cue-out, in milliseconds.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: wholeNumber, default: 0 })
  duration: number = 0;
}
