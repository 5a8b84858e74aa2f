import { ArrayMaxSize, Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { DaypartInput } from '../media/daypart.ts';
import { PlaylistContent, PlaylistOrder, PlaylistRule } from './playlistEnums.ts';
import { SmartCriteriaInput } from './smart/smartCriteriaInput.ts';

@InputType({ description: 'New playlist; items are added afterwards.' })
export class PlaylistInput {
  @Field({ description: 'Name, 1 to 160 characters.' })
  @Length(1, 160)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Description, at most 2,000 characters of plain text; an empty text for none.',
  })
  @Length(0, 2000)
  description?: string;

  @OptionalField(() => PlaylistContent, {
    description:
      'Source of the items: CHOSEN by people, or FOUND by criteria. FOUND is rejected with `inUse` for a playlist with hand-picked items, even if their media are in the recycle bin; a change to CHOSEN deletes the criteria.',
    whenAbsent: 'Defaults to CHOSEN.',
  })
  content?: PlaylistContent;

  @Field(() => SmartCriteriaInput, {
    nullable: true,
    description:
      'Criteria of the items: required for FOUND unless already stored, not allowed for CHOSEN. FORBIDDEN for criteria that find media, or compare properties, that the viewer may not read.',
  })
  @ValidateNested()
  criteria?: SmartCriteriaInput | null;

  @OptionalField(() => Boolean, {
    description: 'True when the playlist may play.',
    whenAbsent: 'Defaults to true.',
  })
  enabled?: boolean;

  @OptionalField(() => PlaylistRule, {
    description: 'Rule that determines when the playlist plays.',
    whenAbsent: 'Defaults to GENERAL.',
  })
  rule?: PlaylistRule;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number that `rule` needs; null for GENERAL. For EVERY_SONGS, a number of songs (1 to 150); for EVERY_MINUTES, a number of minutes (1 to 1,440); for HOURLY, the minute of the hour (0 to 59).',
  })
  ruleNumber?: number | null;

  @OptionalField(() => Int, {
    description: 'Weight among the playlists with the rule GENERAL, 1 (seldom) to 25 (often).',
    whenAbsent: 'Defaults to 3.',
  })
  @Min(1)
  @Max(25)
  weight?: number;

  @OptionalField(() => PlaylistOrder, {
    description: 'Order in which the items play.',
    whenAbsent: 'Defaults to SHUFFLED.',
  })
  order?: PlaylistOrder;

  @Field(() => [DaypartInput], {
    nullable: true,
    description:
      'Time ranges of the week in which `rule` plays the playlist, at most 50; empty for any time. Slots, rundowns, clocks and the default playlist play it at any time.',
  })
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  dayparts?: DaypartInput[];

  @Field(() => LocalDate, {
    nullable: true,
    description: 'First day on which the playlist plays, by its rule or in any other use; null for no limit.',
  })
  startDate?: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'Last day on which the playlist plays, by its rule or in any other use; not before the first. Null for no limit.',
  })
  endDate?: string | null;
}

export const PlaylistPatch = patchOf(PlaylistInput, 'PlaylistPatch', 'Changes to a playlist.');
export type PlaylistPatch = Partial<PlaylistInput>;
