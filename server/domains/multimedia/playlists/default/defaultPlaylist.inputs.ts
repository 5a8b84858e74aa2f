import { Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';

@InputType({ description: 'What plays when nothing is planned. Absent fields stay as they are.' })
export class DefaultPlaylistInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'Id of a `Playlist` of this radio; null for none. `unknown` when there is none, `disabled` when it is switched off, `noItems` when there is nothing in it.',
  })
  playlistId?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Milliseconds before the same artiste is heard again: 0 (does not matter) to a day.',
  })
  @Min(0)
  @Max(86_400_000)
  artisteSeparation?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Milliseconds before the same title is heard again: 0 (does not matter) to a week.',
  })
  @Min(0)
  @Max(604_800_000)
  titleSeparation?: number;
}
