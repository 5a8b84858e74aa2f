import { Length, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { RundownItemKind } from './rundownEnums.ts';

const day = 24 * 3_600_000;

@InputType({ description: 'A new item of a rundown.' })
export class RundownItemInput {
  @Field(() => RundownItemKind, { description: 'Kind of the item, such as MEDIA.' })
  kind!: RundownItemKind;

  @Field(() => String, {
    nullable: true,
    description:
      'Title of the item, at most 160 characters. Required for TALK and LIVE, otherwise an empty text for none.',
  })
  @Length(0, 160)
  title?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Notes for the people on the air, at most 5,000 characters of plain text; an empty text for none.',
  })
  @Length(0, 5000)
  notes?: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'For MEDIA and JINGLE, which require it: id of the `MediaItem` to play. Rejected with `invalid` for other kinds, and when the media item of a JINGLE is no jingle; with `notReady` when the media item cannot be played, and with `outOfDays` for an advert before its first day or after its last day.',
  })
  mediaId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'For PLAYLIST, which requires it: id of the `Playlist` to play. Rejected with `disabled` when the playlist is disabled, with `invalid` for other kinds.',
  })
  playlistId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Planned duration in milliseconds, a second to a day. Null for the length of the media item or episode. Required for PLAYLIST, TALK, LIVE and ADVERT_BREAK.',
  })
  @Min(1000)
  @Max(day)
  duration?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Start in milliseconds after the start of the rundown; null to follow the item before it. Rejected with `max` at or after the end of the rundown.',
  })
  @Min(0)
  @Max(day)
  offset?: number | null;

  @OptionalField(() => Boolean, {
    description:
      'True for a fixed start: the item begins exactly at its `offset`, which is required. The item before is faded out. False to wait for the end of the item before.',
    whenAbsent: 'Defaults to false.',
  })
  isHard?: boolean;
}

export const RundownItemPatch = patchOf(
  RundownItemInput,
  'RundownItemPatch',
  'Changes to an item of a rundown.',
);
export type RundownItemPatch = Partial<RundownItemInput>;
