import { Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { patchOf } from '../../../kit/resource/patchOf.ts';
import { RundownItemKind } from './rundownEnums.ts';

const day = 24 * 3_600_000;

@InputType({ description: 'A new item of a rundown.' })
export class RundownItemInput {
  @Field(() => RundownItemKind, { description: 'What it is.' })
  kind!: RundownItemKind;

  @Field(() => String, {
    nullable: true,
    description: 'Its own title, at most 160 characters; `required` for TALK and LIVE.',
  })
  @Length(0, 160)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description: 'What those on the air have to know, at most 5,000 characters of plain text.',
  })
  @Length(0, 5000)
  notes?: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'What plays, of MEDIA and JINGLE: id of a `MediaItem` of the library. `notReady` for what cannot be played, `outOfDays` for an advert that may not air on that day.',
  })
  mediaId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'What plays, of PLAYLIST: id of a `Playlist`; `disabled` when it is switched off.',
  })
  playlistId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How long it is planned to be, in milliseconds, a second to a day; null for as long as its medium plays. `required` for PLAYLIST, TALK, LIVE and ADVERT_BREAK.',
  })
  @Min(1000)
  @Max(day)
  duration?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'When it is to begin, in milliseconds after the start of the rundown; null for right after the item before it. `max` beyond its end.',
  })
  @Min(0)
  @Max(day)
  offset?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it begins on the second; no when absent. It needs a time.',
  })
  isHard?: boolean;
}

export const RundownItemPatch = patchOf(
  RundownItemInput,
  'RundownItemPatch',
  'Changes to an item of a rundown.',
);
export type RundownItemPatch = Partial<RundownItemInput>;
