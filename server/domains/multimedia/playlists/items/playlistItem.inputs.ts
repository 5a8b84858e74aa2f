import { Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';

const longest = 86_400_000;
const ownOrTheMedium = 'in milliseconds; null as the medium says. Absent: as it is.';

@InputType({ description: 'How a medium plays at its place. Absent fields stay as they are.' })
export class PlaylistItemPatch {
  @Field(() => Int, {
    nullable: true,
    description: `Where it begins here, before its end, ${ownOrTheMedium}`,
  })
  @Min(0)
  @Max(longest)
  cueIn?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Where it ends here, at most where the file ends, ${ownOrTheMedium}`,
  })
  @Min(1)
  @Max(longest)
  cueOut?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Fade in here, with the other no longer than what plays, ${ownOrTheMedium}`,
  })
  @Min(0)
  @Max(longest)
  fadeIn?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Fade out here, with the other no longer than what plays, ${ownOrTheMedium}`,
  })
  @Min(0)
  @Max(longest)
  fadeOut?: number | null;
}
