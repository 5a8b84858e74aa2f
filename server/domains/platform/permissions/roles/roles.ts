import type { AbilityGrant } from '../../../../kit/rules/abilities.ts';

/** Name of the role that may do everything. New permissions are added to this role. */
export const administrator = 'administrator';

/** Key of the role for people who register themselves. It does not grant access to the business screens. */
export const newcomer = 'subscriber';

/** Returns true for the two roles that the portal relies on: `administrator` and `newcomer`. */
export const isBuiltIn = ({ key, name }: { key: string; name: string }) =>
  name === administrator || key === newcomer;

/** Base abilities of every role: to see one's own abilities, and to sign in and out. */
export const baseAbilities: AbilityGrant[] = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
];

export const isBase = ({ action, subject }: AbilityGrant) =>
  baseAbilities.some((base) => base.action === action && base.subject === subject);
