import type { AbilityGrant } from '../../../kit/rules/abilities.ts';

/** The role that new permissions are assigned to, and that may do everything. */
export const administrator = 'administrator';

/** The key of the role of those who register by themselves: it opens no business screen. */
export const newcomer = 'subscriber';

/** The two roles that the portal itself relies on. */
export const isBuiltIn = ({ key, name }: { key: string; name: string }) =>
  name === administrator || key === newcomer;

/** What every role allows: to see what oneself may do, and to sign in and out. */
export const baseAbilities: AbilityGrant[] = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
];

export const isBase = ({ action, subject }: AbilityGrant) =>
  baseAbilities.some((base) => base.action === action && base.subject === subject);
