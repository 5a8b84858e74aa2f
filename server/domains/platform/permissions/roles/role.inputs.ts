import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { AbilityInput } from '../abilityInput.ts';

const nameText =
  'Name, 2 to 60 characters. Rejected with `taken` when another role of any radio has it, ignoring case and accents, and with `builtIn` when a built-in role would get another name.';
const descriptionText = 'Description, at most 300 characters.';
const abilitiesText =
  'Abilities that the role grants by itself, as listed by `abilitySubjects`. FORBIDDEN, with the first ability that the viewer lacks, when the viewer does not have all of them; for a role of the platform, subjects of radios require `manage` on `all`. Needs a recent proof of identity: FRESH_SIGN_IN_NEEDED. Base abilities of every role may be omitted.';

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
      'True to limit the role to the team of the current radio; defaults to false. Cannot be changed later. NO_RADIO without a current radio.',
  })
  isOfRadio?: boolean | null;
}

@InputType({
  description:
    'Changes to a role, all of whose abilities the viewer must have: FORBIDDEN otherwise. Absent fields stay as they are.',
})
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
