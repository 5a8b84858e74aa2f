import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { MediaItem } from '../../library/public.ts';
import { PlanItemKind } from './planEnums.ts';
import { SeparationRule, Why } from './why.ts';

@OutputType({
  rule: allow('read', 'Rundown'),
  description: 'An item of the current plan.',
})
export class PlannedItem {
  @Field(() => DateTimeISO, { description: 'Start.' }) startsAt!: Date;
  @Field(() => DateTimeISO, { description: 'End, by itself or because another item begins.' })
  endsAt!: Date;
  @Field(() => PlanItemKind, { description: 'Kind of item.' }) kind!: PlanItemKind;
  @Field({ description: 'Title; empty for the title of its media item.' }) title!: string;
  @Field(() => MediaItem, {
    nullable: true,
    description:
      'Media item; null for the sound of an episode or a rush, and for items without a file in the library.',
  })
  media!: MediaItem | null;
  @Field(() => Int, { description: 'Full length in milliseconds from cue to cue.' })
  length!: number;
  @Field(() => Int, {
    description: 'Milliseconds at its beginning that are skipped because another item covers them.',
  })
  skipped!: number;
  @Field({ description: 'True when it is faded out before its end.' }) isCut!: boolean;
  @Field({
    description:
      'True when it begins on the second, cutting the item before; false when it waits for that item to end.',
  })
  isHard!: boolean;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of its `Occurrence`, such as `12:2026-11-23`; null when nothing is planned.',
  })
  occurrenceId!: string | null;
  @Field(() => ID, { nullable: true, description: 'Id of the `Slot` of that occurrence.' }) slotId!:
    | string
    | null;
  @Field(() => LocalDate, { nullable: true, description: 'Date of that occurrence, by its series.' }) date!:
    | string
    | null;
  @Field(() => ID, {
    nullable: true,
    description: 'Id of the `RundownItem` that it comes from; null when there is none.',
  })
  rundownItemId!: string | null;
  @Field(() => Why, { description: 'Reason of the choice.' }) why!: Why;
}

@OutputType({ rule: 'parent', description: 'An item that would play when nothing is planned.' })
export class PlannedPlay {
  @Field(() => DateTimeISO, { description: 'Start.' }) at!: Date;
  @Field(() => MediaItem, { description: 'Media item.' }) media!: MediaItem;
  @Field(() => Int, { description: 'Length in milliseconds from cue to cue.' }) duration!: number;
  @Field(() => [SeparationRule], {
    description: 'Rules that no item of the playlist satisfies at this moment; empty when all are satisfied.',
  })
  gaveWay!: SeparationRule[];
}
