import type { RecordKind } from '../../kit/records/recordKind';
import { userPaths } from './paths';

/** How others tell of a user. */
export const userRecord: RecordKind = {
  type: 'User',
  path: userPaths.detail,
  fields: {
    firstName: { label: 'users.firstName' },
    lastName: { label: 'users.lastName' },
    fullName: { label: 'users.name' },
    username: { label: 'users.username' },
    email: { label: 'users.email' },
    passwordHash: { label: 'users.password' },
    company: { label: 'users.company' },
    employer: { label: 'users.company' },
    mobile: { label: 'users.mobile' },
    address: { label: 'users.address' },
    countryCode: { label: 'users.countryCode' },
    stateId: { label: 'address.state.label' },
    cityId: { label: 'address.city.label' },
    region: { label: 'address.region.label' },
    zipCode: { label: 'address.zipCode.label' },
    country: { label: 'users.country' },
    contact: { label: 'users.contact' },
    avatar: { label: 'users.avatar' },
    avatarColor: { label: 'users.avatarColor' },
    billing: { label: 'users.billing' },
    currentPlan: { label: 'users.plan', holds: 'choice', keyOf: (value) => `users.plans.${value}` },
    status: { label: 'users.status', holds: 'choice', keyOf: (value) => `users.statuses.${value}` },
    role: { label: 'users.role', holds: 'reference', to: 'Role' },
    radio: { label: 'users.radio' },
    invitation: { label: 'users.invitation', holds: 'moment' },
    passwordReset: { label: 'users.passwordReset', holds: 'moment' },
  },
  derivedFields: ['usernameKey'],
};
