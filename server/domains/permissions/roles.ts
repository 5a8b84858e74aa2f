import type { AbilityGrant } from '../../kit/rules/abilities.ts';

/** The role that new permissions are assigned to, and that may do everything. */
export const administrator = 'administrator';

/** What every role allows: to see what oneself may do, and to sign in and out. */
export const baseAbilities: AbilityGrant[] = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
];
