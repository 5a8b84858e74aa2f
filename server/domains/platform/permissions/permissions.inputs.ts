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
      'Abilities that the permission grants, as listed by `abilitySubjects`. FORBIDDEN, with the first ability that the viewer lacks, unless the viewer has all added abilities, all abilities that a role loses, and all abilities of the roles that lose one, other than the administrator role. For subjects of radios, only `manage` on `all` suffices.',
  })
  abilities?: AbilityInput[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of the `Role`s that have the permission after the update. They are roles of the platform and of the current radio; roles of other radios stay unchanged. Adding or removing a role requires all abilities of the permission. Removing a role also requires all abilities of the role, unless it is the administrator role. FORBIDDEN otherwise, with the first ability that the viewer lacks. When the permission has no abilities, none are required. For subjects of radios, only `manage` on `all` suffices. Unknown roles are rejected with `unknown`, such as `roleIds.3: unknown`.',
  })
  roleIds?: string[];
}
