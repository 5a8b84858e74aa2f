import type { Plan, UserInput, UserPatch, UserStatus } from '../../apollo/schemaTypes.generated';
import type { UserFieldsFragment } from './users.generated';

/** A user as they are typed; names of fields are the server's. */
export interface UserFormValues {
  fullName: string;
  username: string;
  email: string;
  company: string;
  country: string;
  contact: string;
  roleId: string;
  currentPlan: Plan;
  status: UserStatus;
  billing: string;
  password: string;
}

export const newUser: UserFormValues = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  roleId: '',
  currentPlan: 'BASIC',
  status: 'PENDING',
  billing: '',
  password: '',
};

/** A user ready to be edited; passwords are not changed here. */
export function valuesOf(user: UserFieldsFragment): UserFormValues {
  const { fullName, username, email, company, country, contact, currentPlan, status, billing, role } = user;
  return {
    fullName,
    username,
    email,
    company,
    country,
    contact,
    currentPlan,
    status,
    billing,
    roleId: role.id,
    password: '',
  };
}

/** What the server is asked to add. */
export function inputOf({ password, billing, ...values }: UserFormValues): UserInput {
  return { ...values, ...(billing ? { billing } : {}), ...(password ? { password } : {}) };
}

/** What the server is asked to change. */
export function patchOf({ password: _unchanged, ...values }: UserFormValues): UserPatch {
  return values;
}
