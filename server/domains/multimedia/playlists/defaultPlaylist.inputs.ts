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
    description: 'Minutes before the same artiste is heard again, 0 (does not matter) to 1,440.',
  })
  @Min(0)
  @Max(1440)
  artisteSeparation?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Minutes before the same title is heard again, 0 (does not matter) to 10,080.',
  })
  @Min(0)
  @Max(10_080)
  titleSeparation?: number;
}
