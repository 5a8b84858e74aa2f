import {
  IsEmail,
  Length,
  Matches,
  Validate,
  ValidatorConstraint,
  ValidateIf,
  isPhoneNumber,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { patchOf } from '../../kit/resource/patchOf.ts';
import { Plan, UserStatus } from './user.entity.ts';

/** Requires the whole text to be a number, because the library also finds numbers inside of other text. */
@ValidatorConstraint({ name: 'mobile' })
class MobileNumber implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && /^\+[\d ().-]{5,30}$/.test(value) && isPhoneNumber(value);
  }
}

/** Skips validation of empty text. */
const UnlessEmpty = () => ValidateIf((_input, value: unknown) => value !== '');

const unless = 'Null for none. Rejected with `unknown`, or with `elsewhere` when it is not part of the';

@InputType()
abstract class UserFields {
  @Field({ description: 'First name, 1 to 60 characters.' })
  @Length(1, 60)
  firstName!: string;

  @Field(() => String, { nullable: true, description: 'Last name, at most 59 characters; may be empty.' })
  @Length(0, 59)
  lastName?: string;

  @Field({
    description: 'Username of 3 to 40 letters, digits, dots, hyphens and underscores; must not be taken.',
  })
  @Length(3, 40)
  @Matches(/^[\p{L}\p{N}._-]+$/u)
  username!: string;

  @Field({
    description:
      'Valid e-mail address that is not taken. A change requires a fresh sign-in: FRESH_SIGN_IN_NEEDED.',
  })
  @Length(3, 254)
  @IsEmail()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the company, at most 120 characters; a missing company is created. Empty for none.',
  })
  @Length(0, 120)
  company?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Telephone number of 3 to 40 characters; may be empty.',
  })
  @UnlessEmpty()
  @Length(3, 40)
  contact?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Valid mobile number with its calling code, such as `+33 6 12 34 56 78`; may be empty.',
  })
  @UnlessEmpty()
  @Validate(MobileNumber)
  mobile?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Street and number, at most 200 characters; may be empty.',
  })
  @Length(0, 200)
  address?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'ISO code of a country of `countries`, such as `FR`; null for none. It also sets `country`. A change clears the lower levels of the address, unless they are given too.',
  })
  countryCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Country by name, at most 80 characters, for callers without codes. A name of `countries` stands for its code; any other text is stored as it is, without a code. Ignored together with `countryCode`.',
  })
  @Length(0, 80)
  country?: string;

  @Field(() => ID, {
    nullable: true,
    description: `Id of a \`State\` of \`states(countryCode)\`. ${unless} country.`,
  })
  stateId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: `Id of a \`City\` of \`cities(stateId)\`. ${unless} state.`,
  })
  cityId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: `Id of a \`Region\` of \`regions(cityId)\`. ${unless} city.`,
  })
  regionId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Zip code, at most 20 characters; may be empty. Must be one of `zipCodes(regionId)` when the region has any; rejected with `elsewhere` otherwise.',
  })
  @Length(0, 20)
  zipCode?: string;

  @Field(() => Plan, { description: 'Subscription plan.' })
  currentPlan!: Plan;

  @Field(() => UserStatus, { nullable: true, description: 'Status; defaults to PENDING for a new person.' })
  status?: UserStatus;

  @Field(() => ID, {
    description:
      'Id of a `Role` of the platform with no more power than the viewer. The viewer’s own role cannot be changed (`yourself`). A change requires a fresh sign-in: FRESH_SIGN_IN_NEEDED.',
  })
  roleId!: string;

  @Field(() => String, { nullable: true, description: 'Payment method, at most 60 characters.' })
  @Length(0, 60)
  billing?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Password of 15 to 256 characters that is not a common one. Without a password the person cannot sign in. A change ends the open sessions of the person and requires a fresh sign-in: FRESH_SIGN_IN_NEEDED.',
  })
  password?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Repetition of the password, required together with it.',
  })
  passwordConfirmation?: string;
}

@InputType({ description: 'New person.' })
export class UserInput extends UserFields {}

export const UserPatch = patchOf(UserFields, 'UserPatch', 'Changes to a person.');
export type UserPatch = Partial<UserFields>;
