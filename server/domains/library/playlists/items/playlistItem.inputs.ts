import { Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

const longest = 86_400_000;
const ownOrTheMedium = 'Null to use the value of the medium. Unchanged when absent.';

@InputType({ description: 'Cue points and fades of a playlist item. Absent fields stay as they are.' })
export class PlaylistItemPatch {
  @Field(() => Int, {
    nullable: true,
    description: `Cue-in of the item, in milliseconds after the start of the file. It is before the cue-out. ${ownOrTheMedium}`,
  })
  @Min(0)
  @Max(longest)
  cueIn?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Cue-out of the item, in milliseconds after the start of the file. It is not beyond the end of the file. ${ownOrTheMedium}`,
  })
  @Min(1)
  @Max(longest)
  cueOut?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Duration of the fade-in of the item, in milliseconds. Together with the fade-out, it is not longer than the part between the cue points. ${ownOrTheMedium}`,
  })
  @Min(0)
  @Max(longest)
  fadeIn?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Duration of the fade-out of the item, in milliseconds. Together with the fade-in, it is not longer than the part between the cue points. ${ownOrTheMedium}`,
  })
  @Min(0)
  @Max(longest)
  fadeOut?: number | null;
}
