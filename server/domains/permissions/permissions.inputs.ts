import { Length } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { AbilityInput } from './abilityInput.ts';

@InputType({
  description:
    'A new permission. It is assigned to the administrator alone and stamped with the current time.',
})
export class PermissionInput {
  @Field({ description: 'What people will call it, 2 to 80 characters.' })
  @Length(2, 80)
  name!: string;
}

@InputType({ description: 'Changes to a permission. Absent fields stay as they are.' })
export class PermissionPatch {
  @Field({ nullable: true, description: 'What people will call it, 2 to 80 characters.' })
  @Length(2, 80)
  name?: string;

  @Field(() => [AbilityInput], {
    nullable: true,
    description:
      'What it allows, of `abilitySubjects` and within what one may do oneself; FORBIDDEN names what is beyond.',
  })
  abilities?: AbilityInput[];

  @Field(() => [ID], {
    nullable: true,
    description:
      'Id of each `Role` that holds it, of those that can be given on the current radio; roles of other radios stay as they are.',
  })
  roleIds?: string[];
}
