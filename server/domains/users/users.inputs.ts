import { IsEmail, Length, Matches } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { patchOf } from '../../kit/resource/patchOf.ts';
import { Plan, UserStatus } from './user.entity.ts';

@InputType()
abstract class UserFields {
  @Field({ description: 'First and last name, 1 to 120 characters.' })
  @Length(1, 120)
  fullName!: string;

  @Field({ description: '3 to 40 letters, digits, dots, hyphens and underscores; not taken.' })
  @Length(3, 40)
  @Matches(/^[\p{L}\p{N}._-]+$/u)
  username!: string;

  @Field({ description: 'A valid address that is not taken.' })
  @Length(3, 254)
  @IsEmail()
  email!: string;

  @Field({
    description: 'Name of the company, 1 to 120 characters; one is made when there is none of that name.',
  })
  @Length(1, 120)
  company!: string;

  @Field({ description: 'Name of a country, 1 to 80 characters.' })
  @Length(1, 80)
  country!: string;

  @Field({ description: 'Telephone number, 3 to 40 characters.' })
  @Length(3, 40)
  contact!: string;

  @Field(() => Plan, { description: 'The plan subscribed to.' })
  currentPlan!: Plan;

  @Field(() => UserStatus, { nullable: true, description: 'PENDING when a new person is given none.' })
  status?: UserStatus;

  @Field(() => ID, { description: 'The role; it must exist.' })
  roleId!: string;

  @Field(() => String, { nullable: true, description: 'How the person pays, at most 60 characters.' })
  @Length(0, 60)
  billing?: string;
}

@InputType({ description: 'A new person.' })
export class UserInput extends UserFields {
  @Field(() => String, {
    nullable: true,
    description:
      'A first password: at least 15 characters, not a common one. Without it the person cannot sign in yet.',
  })
  password?: string;
}

export const UserPatch = patchOf(UserFields, 'UserPatch', 'Changes to a person.');
export type UserPatch = Partial<UserFields>;
