import { Field, ID, Int } from 'type-graphql';
import { DateTimeISO, LocalDate } from '../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Playlist } from '../../multimedia/playlists/playlist.entity.ts';
import { Emission } from '../emissions/emission.entity.ts';
import { Episode } from '../episodes/episode.entity.ts';
import { Slot } from '../slots/slot.entity.ts';
import { SlotCategory, SlotLayer } from '../slots/slotEnums.ts';
import { OccurrenceState } from './occurrenceState.ts';

@OutputType({
  name: 'Occurrence',
  rule: allow('read', 'Slot'),
  description: 'A slot on one of its days, as the calendar shows it.',
})
export class ShownOccurrence {
  @Field(() => ID, { description: 'The slot and the day by its series: `12:2026-11-23`.' }) id!: string;
  @Field(() => ID, { description: 'Id of the `Slot`, also of one that was deleted since.' }) slotId!: string;
  @Field(() => Slot, { nullable: true, description: 'The slot; null when it was deleted since.' })
  slot!: Slot | null;
  @Field(() => LocalDate, { description: 'The day by its series, which it keeps wherever it is moved to.' })
  date!: string;
  @Field(() => SlotLayer, { description: 'The layer that it lies on.' }) layer!: SlotLayer;
  @Field(() => SlotCategory, { description: 'Its category.' }) category!: SlotCategory;
  @Field({
    description:
      'What it is called: its own title, that of its slot, or that of the emission, the episode, the rush or the playlist.',
  })
  title!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Its colour, `#rrggbb`: that of its slot, or that of the emission; null without one.',
  })
  colour!: string | null;
  @Field(() => Emission, { nullable: true, description: 'The emission that is broadcast.' })
  emission!: Emission | null;
  @Field(() => Episode, { nullable: true, description: 'The episode: its own, or that of its slot.' })
  episode!: Episode | null;
  @Field(() => Playlist, { nullable: true, description: 'The playlist that plays.' })
  playlist!: Playlist | null;
  @Field(() => DateTimeISO, { description: 'When it begins.' }) startsAt!: Date;
  @Field(() => DateTimeISO, { description: 'When it ends.' }) endsAt!: Date;
  @Field({ description: 'When it begins by the radio’s clock, `YYYY-MM-DDTHH:MM:SS`.' }) localStart!: string;
  @Field({ description: 'When it ends by that clock.' }) localEnd!: string;
  @Field(() => Int, { description: 'How long it is by that clock, in milliseconds.' }) duration!: number;
  @Field(() => OccurrenceState, { description: 'Whether it takes place.' }) state!: OccurrenceState;
  @Field({ description: 'Whether something of it is other than its series says.' }) isException!: boolean;
  @Field({ description: 'Whether something on a higher layer lies over some of it.' }) isCovered!: boolean;
  @Field(() => Int, {
    description: 'Counts the changes of this day alone, 0 for none; send it back with a change.',
  })
  version!: number;
}
