import { Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'Changes to the default playlist. Absent fields stay as they are.' })
export class DefaultPlaylistInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of a `Playlist` of this radio; null for none. Rejected with `unknown` when the playlist does not exist, `disabled` when it is disabled, `noItems` when it is empty.',
  })
  playlistId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Minimum time from the end of a play to the start of the next play of the same artiste. In milliseconds: 0 (no minimum) to a day. When every candidate for an item would break a minimum, the plan nevertheless selects one of them.',
  })
  @Min(0)
  @Max(86_400_000)
  artisteSeparation?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Minimum time from the end of a play to the start of the next play of the same title. In milliseconds: 0 (no minimum) to a week. When every candidate for an item would break a minimum, the plan nevertheless selects one of them.',
  })
  @Min(0)
  @Max(604_800_000)
  titleSeparation?: number;
}
