import type { RecordKind } from '../../kit/records/recordKind';
import { userPaths } from './paths';

/** How others tell of a user. */
export const userRecord: RecordKind = {
  type: 'User',
  path: userPaths.detail,
  fields: {
    fullName: { label: 'users.name' },
    username: { label: 'users.username' },
    email: { label: 'users.email' },
    passwordHash: { label: 'users.password' },
    company: { label: 'users.company' },
    country: { label: 'users.country' },
    contact: { label: 'users.contact' },
    avatar: { label: 'users.avatar' },
    avatarColor: { label: 'users.avatarColor' },
    billing: { label: 'users.billing' },
    currentPlan: { label: 'users.plan', holds: 'choice', keyOf: (value) => `users.plans.${value}` },
    status: { label: 'users.status', holds: 'choice', keyOf: (value) => `users.statuses.${value}` },
    role: { label: 'users.role', holds: 'reference', to: 'Role' },
    radio: { label: 'users.radio' },
  },
  derivedFields: ['usernameKey'],
};
