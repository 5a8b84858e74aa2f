import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { patchOf } from '../../kit/resource/patchOf.ts';

@InputType({
  description:
    'A new permission. It is assigned to the administrator alone and stamped with the current time.',
})
export class PermissionInput {
  @Field({ description: 'What people will call it, 2 to 80 characters.' })
  @Length(2, 80)
  name!: string;
}

export const PermissionPatch = patchOf(PermissionInput, 'PermissionPatch', 'A new name for a permission.');
export type PermissionPatch = Partial<PermissionInput>;
