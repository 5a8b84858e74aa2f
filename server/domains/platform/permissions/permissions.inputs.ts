import { Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { AbilityInput } from './abilityInput.ts';

@InputType({
  description: 'New permission, which is assigned to the administrator only at first.',
})
export class PermissionInput {
  @Field({ description: 'Name, 2 to 80 characters.' })
  @Length(2, 80)
  name!: string;
}

@InputType({ description: 'Changes to a permission. Absent fields stay as they are.' })
export class PermissionPatch {
  @Field({ nullable: true, description: 'Name, 2 to 80 characters.' })
  @Length(2, 80)
  name?: string;

  @Field(() => [AbilityInput], {
    nullable: true,
    description:
      'Abilities that it grants, of `abilitySubjects` and within the viewer’s own; FORBIDDEN names the first beyond.',
  })
  abilities?: AbilityInput[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the `Role`s that it is assigned to, of those that can be given on the current radio; roles of other radios stay as they are.',
  })
  roleIds?: string[];
}
