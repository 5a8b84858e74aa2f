import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AbilityInput } from '../abilityInput.ts';

const nameText = 'What people will call it, 2 to 60 characters; not taken.';
const descriptionText = 'What it is for, at most 300 characters.';
const abilitiesText =
  'What it allows by itself, of `abilitySubjects` and within what one may do oneself; FORBIDDEN names what is beyond. What every role allows need not be given.';

@InputType({ description: 'A new role. Its key is made from its name.' })
export class RoleInput {
  @Field({ description: nameText })
  @Length(2, 60)
  name!: string;

  @Field({ description: descriptionText })
  @Length(0, 300)
  description!: string;

  @Field(() => [AbilityInput], { description: abilitiesText })
  abilities!: AbilityInput[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether it can be given only in the team of the current radio; everywhere when absent. Stays as it is.',
  })
  isOfRadio?: boolean | null;
}

@InputType({ description: 'Changes to a role. Absent fields stay as they are.' })
export class RolePatch {
  @Field({ nullable: true, description: nameText })
  @Length(2, 60)
  name?: string;

  @Field({ nullable: true, description: descriptionText })
  @Length(0, 300)
  description?: string;

  @Field(() => [AbilityInput], { nullable: true, description: abilitiesText })
  abilities?: AbilityInput[];
}
