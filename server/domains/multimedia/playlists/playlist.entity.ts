import { Entity, Enum, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { LocalDate, SafeInt } from '../../../kit/graphql/scalars.ts';
import { BooleanFilter, NumberFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
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
  description: 'What plays together: chosen item by item, or found by criteria; with a rule that says when.',
})
export class Playlist extends SoftDeletable(RadioOwned) {
  @Field({ description: 'Its name, 1 to 160 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  @Field({ description: 'What it is for, at most 2,000 characters of plain text; may be empty.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  description: string = '';

  @Field(() => PlaylistContent, { description: 'Whether its items are chosen or found.' })
  @ListField({ filter: () => PlaylistContentFilter })
  @Enum({ items: () => PlaylistContent })
  content: PlaylistContent = PlaylistContent.CHOSEN;

  @Field(() => SmartCriteria, {
    nullable: true,
    description: 'What its items have in common; null unless they are found.',
  })
  @Property({ type: 'json', nullable: true })
  criteria: SmartCriteria | null = null;

  @Field({ description: 'Whether it plays at all.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: true })
  enabled: boolean = true;

  @Field(() => PlaylistRule, { description: 'When it plays.' })
  @ListField({ filter: () => PlaylistRuleFilter })
  @Enum({ items: () => PlaylistRule })
  rule: PlaylistRule = PlaylistRule.GENERAL;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of its rule: songs (1 to 150), minutes (1 to 1,440), or the minute of the hour (0 to 59); null for GENERAL.',
  })
  @Property({ type: 'integer', nullable: true })
  ruleNumber: number | null = null;

  @Field(() => Int, {
    description: 'How often it is chosen among others of the rule GENERAL, 1 (seldom) to 25 (often).',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', default: 3 })
  weight: number = 3;

  @Field(() => PlaylistOrder, { description: 'In which order its items play.' })
  @Enum({ items: () => PlaylistOrder })
  order: PlaylistOrder = PlaylistOrder.SHUFFLED;

  @Field(() => [Daypart], { description: 'When in the week it plays; at any time when empty.' })
  @Property({ type: 'json', default: '[]' })
  dayparts: Daypart[] = [];

  @Field(() => LocalDate, { nullable: true, description: 'First day on which it plays; null for no limit.' })
  @Property({ type: 'date', nullable: true })
  startDate: string | null = null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day on which it plays; null for no limit.' })
  @Property({ type: 'date', nullable: true })
  endDate: string | null = null;

  @Field(() => Int, { description: 'How many items it has.' })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', default: 0 })
  mediaCount: number = 0;

  @Field(() => SafeInt, {
    description: 'How long its items play together, in milliseconds, from cue to cue.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: wholeNumber, default: 0 })
  duration: number = 0;
}
