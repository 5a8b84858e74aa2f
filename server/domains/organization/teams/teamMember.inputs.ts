import { IsEmail, Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'Someone who joins the team of the current radio.' })
export class TeamMemberInput {
  @Field({
    description:
      'Address of the person, who must be known to the platform and not be in the team. Whoever may not read people hears no more of another than `invalid`, and RATE_LIMITED after a few.',
  })
  @Length(3, 254)
  @IsEmail()
  email!: string;

  @Field(() => ID, {
    description:
      'What the person is on this radio: id of a `Role` of the platform or of this radio, with no more power here than one’s own.',
  })
  roleId!: string;
}

@InputType({ description: 'Another role in the team. Absent fields stay as they are.' })
export class TeamMemberPatch {
  @Field(() => ID, {
    nullable: true,
    description: 'What the person is on this radio from now on: id of a `Role`.',
  })
  roleId?: string;
}
