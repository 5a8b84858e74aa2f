import { Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { AbilityInput } from './abilityInput.ts';

@InputType({
  description: 'New permission. At first it is assigned to the administrator role only.',
})
export class PermissionInput {
  @Field({ description: 'Name, 2 to 80 characters.' })
  @Length(2, 80)
  name!: string;
}

@InputType({
  description:
    'Changes to a permission. Absent fields stay as they are. `abilities` and `roleIds` need a recent proof of identity: FRESH_SIGN_IN_NEEDED.',
})
export class PermissionPatch {
  @Field({ nullable: true, description: 'Name, 2 to 80 characters.' })
  @Length(2, 80)
  name?: string;

  @Field(() => [AbilityInput], {
    nullable: true,
    description:
      'Abilities that the permission grants, as listed by `abilitySubjects`. FORBIDDEN, with the first ability that the viewer lacks, when the viewer does not have all added and removed ones. Removing an ability also requires all abilities of the roles that lose it. For subjects of radios, only `manage` on `all` suffices.',
  })
  abilities?: AbilityInput[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the `Role`s that the permission is assigned to: roles of the platform and of the current radio. Roles of other radios stay unchanged. Requires all abilities of the permission, and those of the roles that lose it: FORBIDDEN otherwise.',
  })
  roleIds?: string[];
}
