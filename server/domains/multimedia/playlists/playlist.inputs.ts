import { ArrayMaxSize, Length, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../kit/graphql/scalars.ts';
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { DaypartInput } from '../media/daypart.ts';
import { PlaylistContent, PlaylistOrder, PlaylistRule } from './playlistEnums.ts';
import { SmartCriteriaInput } from './smart/smartCriteriaInput.ts';

@InputType({ description: 'A new playlist; its items are added afterwards.' })
export class PlaylistInput {
  @Field({ description: 'Its name, 1 to 160 characters.' })
  @Length(1, 160)
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it is for, at most 2,000 characters of plain text.',
  })
  @Length(0, 2000)
  description?: string;

  @Field(() => PlaylistContent, {
    nullable: true,
    description:
      'Whether its items are chosen or found; chosen when absent. `inUse` when it has items of the other way.',
  })
  content?: PlaylistContent;

  @Field(() => SmartCriteriaInput, {
    nullable: true,
    description:
      'What its items have in common: needed when they are found, not allowed when they are chosen.',
  })
  @ValidateNested()
  criteria?: SmartCriteriaInput | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it plays at all; yes when absent.' })
  enabled?: boolean;

  @Field(() => PlaylistRule, { nullable: true, description: 'When it plays; GENERAL when absent.' })
  rule?: PlaylistRule;

  @Field(() => Int, {
    nullable: true,
    description:
      'The number of its rule: songs (1 to 150), minutes (1 to 1,440), or the minute of the hour (0 to 59); null for GENERAL.',
  })
  ruleNumber?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How often it is chosen among others of the rule GENERAL, 1 to 25; 3 when absent.',
  })
  @Min(1)
  @Max(25)
  weight?: number;

  @Field(() => PlaylistOrder, {
    nullable: true,
    description: 'In which order its items play; shuffled when absent.',
  })
  order?: PlaylistOrder;

  @Field(() => [DaypartInput], {
    nullable: true,
    description: 'When in the week it plays, at most 50 stretches; at any time when empty.',
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
