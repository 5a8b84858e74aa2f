import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AbilityInput } from '../abilityInput.ts';

const nameText = 'Name, 2 to 60 characters; rejected with `taken` when another role has it.';
const descriptionText = 'Description, at most 300 characters.';
const abilitiesText =
  'Abilities that the role grants by itself, as listed by `abilitySubjects`. FORBIDDEN, with the first ability that the viewer lacks, when the viewer does not have all of them. Base abilities of every role may be omitted.';

@InputType({ description: 'New role. Its key is derived from its name.' })
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
      'True to limit the role to the team of the current radio; defaults to false. Cannot be changed later.',
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
