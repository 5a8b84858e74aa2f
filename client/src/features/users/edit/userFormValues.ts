import type { Plan, UserInput, UserStatus } from '../../../apollo/schemaTypes.generated';
import { emptyAddress, type AddressValues } from '../../../kit/form/address/AddressFields';
import type { UserFieldsFragment } from '../users.generated';

/** Form values of a user, in the order of the screen; the field names are the server's. */
export interface UserFormValues extends AddressValues {
  firstName: string;
  lastName: string;
  mobile: string;
  contact: string;
  username: string;
  email: string;
  roleId: string;
  status: UserStatus;
  password: string;
  passwordConfirmation: string;
  address: string;
  company: string;
  currentPlan: Plan;
  billing: string;
}

export const newUser: UserFormValues = {
  firstName: '',
  lastName: '',
  mobile: '',
  contact: '',
  username: '',
  email: '',
  roleId: '',
  status: 'PENDING',
  password: '',
  passwordConfirmation: '',
  address: '',
  ...emptyAddress,
  company: '',
  currentPlan: 'BASIC',
  billing: '',
};

/** Address fields that depend on each other. In an edit conflict, they are chosen together. */
export const addressUnit: readonly (keyof UserFormValues)[] = [
  'countryCode',
  ...(Object.keys(emptyAddress) as (keyof AddressValues)[]).filter((path) => path !== 'countryCode'),
];

/** Converts an existing user to form values; the password is always empty. */
export function valuesOf(user: UserFieldsFragment): UserFormValues {
  const {
    mobile,
    contact,
    username,
    email,
    status,
    address,
    country,
    zipCode,
    company,
    currentPlan,
    billing,
  } = user;
  return {
    // Users who were added by other means may have a full name only.
    firstName: user.firstName || (user.lastName ? '' : user.fullName),
    lastName: user.lastName,
    mobile,
    contact,
    username,
    email,
    roleId: user.role.id,
    status,
    password: '',
    passwordConfirmation: '',
    address,
    countryCode: user.countryCode ?? '',
    country,
    stateId: user.state?.id ?? '',
    state: user.state?.name ?? '',
    cityId: user.city?.id ?? '',
    city: user.city?.name ?? '',
    regionId: user.region?.id ?? '',
    region: user.region?.name ?? '',
    zipCode,
    company,
    currentPlan,
    billing,
  };
}

/** Converts the form values of a user to the input of the mutations. */
export function inputOf({
  password,
  passwordConfirmation,
  countryCode,
  stateId,
  cityId,
  regionId,
  state: _state,
  city: _city,
  region: _region,
  ...values
}: UserFormValues): UserInput {
  return {
    ...values,
    countryCode: countryCode || null,
    stateId: stateId || null,
    cityId: cityId || null,
    regionId: regionId || null,
    ...(password || passwordConfirmation ? { password, passwordConfirmation } : {}),
  };
}
