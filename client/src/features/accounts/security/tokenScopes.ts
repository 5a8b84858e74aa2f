import type { Can, Rule } from '../../../kit/access/ability';

interface Subject {
  subject: string;
  actions: readonly string[];
}

/** Subjects that API tokens may only read. Tokens must not change access rights, so the server has no scope for that. */
const decidedInPerson: ReadonlySet<string> = new Set(['Role', 'Permission', 'TeamMember']);

/** Scopes that the viewer can give to an API token: only actions that the viewer may perform. */
export function offeredScopes(subjects: readonly Subject[], can: Can): Subject[] {
  return subjects
    .filter(({ subject }) => subject !== 'all')
    .map(({ subject, actions }) => ({
      subject,
      actions: actions.filter(
        (action) =>
          action !== 'manage' &&
          (action === 'read' || !decidedInPerson.has(subject)) &&
          can({ action, subject } as Rule),
      ),
    }))
    .filter(({ actions }) => actions.length > 0);
}

/** Converts a scope to a string, so that a set can contain it; `scopeOf` converts it back. */
export const scopeKey = (action: string, subject: string) => `${action} ${subject}`;
export function scopeOf(key: string): { action: string; subject: string } {
  const [action = '', subject = ''] = key.split(' ');
  return { action, subject };
}

/** Returns when a token expires that is valid for `days`, as an ISO date; null for 0: it never expires. */
export const endAfter = (days: number, now = Date.now()) =>
  days === 0 ? null : new Date(now + days * 86_400_000).toISOString();

/** Returns whether the expiry date has passed; false for null. */
export const hasRunOut = (expiresAt: string | null, now = Date.now()): boolean =>
  expiresAt !== null && new Date(expiresAt).getTime() <= now;
