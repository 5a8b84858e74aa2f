import { ArrayMaxSize, Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';
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
    description: 'Description, at most 2,000 characters of plain text.',
  })
  @Length(0, 2000)
  description?: string;

  @Field(() => PlaylistContent, {
    nullable: true,
    description:
      'Source of the items; defaults to CHOSEN. Rejected with `inUse` when the playlist has items of the other source.',
  })
  content?: PlaylistContent;

  @Field(() => SmartCriteriaInput, {
    nullable: true,
    description: 'Criteria of the items: required for FOUND, not allowed for CHOSEN.',
  })
  @ValidateNested()
  criteria?: SmartCriteriaInput | null;

  @Field(() => Boolean, { nullable: true, description: 'True when the playlist may play; defaults to true.' })
  enabled?: boolean;

  @Field(() => PlaylistRule, {
    nullable: true,
    description: 'Rule that determines when it plays; defaults to GENERAL.',
  })
  rule?: PlaylistRule;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number for the rule: songs (1 to 150), minutes (1 to 1,440), or the minute of the hour (0 to 59); null for GENERAL.',
  })
  ruleNumber?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Weight among the playlists with the rule GENERAL, 1 to 25; defaults to 3.',
  })
  @Min(1)
  @Max(25)
  weight?: number;

  @Field(() => PlaylistOrder, {
    nullable: true,
    description: 'Order in which the items play; defaults to SHUFFLED.',
  })
  order?: PlaylistOrder;

  @Field(() => [DaypartInput], {
    nullable: true,
    description: 'Time ranges of the week in which it plays, at most 50; empty for any time.',
  })
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  dayparts?: DaypartInput[];

  @Field(() => LocalDate, {
    nullable: true,
    description: 'First day on which it plays; null for no limit.',
  })
  startDate?: string | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Last day on which it plays, not before the first; null for no limit.',
  })
  endDate?: string | null;
}

export const PlaylistPatch = patchOf(PlaylistInput, 'PlaylistPatch', 'Changes to a playlist.');
export type PlaylistPatch = Partial<PlaylistInput>;
