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
import { OptionalField, patchOf } from '../../../kit/resource/resolvers/patchOf.ts';
import { Plan, UserStatus } from './user.entity.ts';

/** Rejects a phone number inside of other text, which the validation library would accept. */
@ValidatorConstraint({ name: 'mobile' })
class MobileNumber implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && /^\+[\d ().-]{5,30}$/.test(value) && isPhoneNumber(value);
  }
}

/** Validates a field only when it is not empty. */
const UnlessEmpty = () => ValidateIf((_input, value: unknown) => value !== '');

const unless =
  'Null for none. Rejected with `unknown` when it does not exist, and with `elsewhere` when it is not part of the';

@InputType()
abstract class UserFields {
  @Field({ description: 'First name, 1 to 60 characters.' })
  @Length(1, 60)
  firstName!: string;

  @Field(() => String, { nullable: true, description: 'Last name, at most 59 characters; may be empty.' })
  @Length(0, 59)
  lastName?: string;

  @Field({
    description:
      'Username: 3 to 40 letters, digits, dots, hyphens and underscores. Rejected with `taken` when another user has the name.',
  })
  @Length(3, 40)
  @Matches(/^[\p{L}\p{N}._-]+$/u)
  username!: string;

  @Field({
    description:
      'E-mail address to sign in with, valid and not used by another account; stored in lower case. A change of an existing user needs a recent proof of identity: FRESH_SIGN_IN_NEEDED otherwise.',
  })
  @Length(3, 254)
  @IsEmail()
  email!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the company, at most 120 characters; created when no company has this name. An empty text for none.',
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
    description: 'A valid mobile number with its calling code, such as `+33 6 12 34 56 78`; may be empty.',
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
      'ISO code from `countries`, such as `FR`; null for none. Sets the name in `country`. A new country, state, city or region clears the fields below it, down to the zip code, unless these are given too.',
  })
  countryCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'For clients without codes: name of a country, at most 80 characters. A name from `countries` sets its code; other text is stored unchanged, without a code. Ignored when `countryCode` is given and not null.',
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
      'Zip code, at most 20 characters; an empty text for none, also when the region has zip codes. Rejected with `elsewhere` when the region has zip codes and `zipCodes(regionId)` does not contain the new one.',
  })
  @Length(0, 20)
  zipCode?: string;

  @Field(() => Plan, { description: 'Subscription plan of the user.' })
  currentPlan!: Plan;

  @OptionalField(() => UserStatus, {
    description:
      'Sign-in status: ACTIVE, INACTIVE or PENDING. A PENDING user may not sign in until an invitation is accepted or the status is changed. The last active administrator must stay ACTIVE: rejected with `lastAdministrator` otherwise.',
    whenAbsent: 'Defaults to PENDING.',
  })
  status?: UserStatus;

  @Field(() => ID, {
    description:
      'Id of a `Role` of the platform whose abilities the viewer has too: FORBIDDEN otherwise. Users cannot change their own role (`yourself`), and one active administrator must remain (`lastAdministrator`). A change of an existing user needs a recent proof of identity: FRESH_SIGN_IN_NEEDED.',
  })
  roleId!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Payment method, such as `Auto Debit`, at most 60 characters; an empty text for none.',
  })
  @Length(0, 60)
  billing?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Password of 15 to 256 characters, or 8 to 256 for a user with a second factor; not easy to guess. A user without a password cannot sign in. A new password of an existing user ends their open sessions, except the session of this request, and needs a recent proof of identity of the viewer: FRESH_SIGN_IN_NEEDED.',
  })
  password?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The same password again; required together with `password`.',
  })
  passwordConfirmation?: string;
}

@InputType({ description: 'A new person.' })
export class UserInput extends UserFields {}

export const UserPatch = patchOf(UserFields, 'UserPatch', 'Changes to a person.');
export type UserPatch = Partial<UserFields>;
