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
      'Abilities that the permission grants, as listed by `abilitySubjects`. FORBIDDEN, with the first ability that the viewer lacks, when the viewer does not have all of them.',
  })
  abilities?: AbilityInput[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the `Role`s that the permission is assigned to: roles of the platform and of the current radio. Roles of other radios stay unchanged.',
  })
  roleIds?: string[];
}
