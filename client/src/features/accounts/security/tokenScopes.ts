import type { Can, Rule } from '../../../kit/access/ability';

interface Subject {
  subject: string;
  actions: readonly string[];
}

/** Who may do what is decided by people; the server gives no program a scope for it. */
const decidedInPerson: ReadonlySet<string> = new Set(['Role', 'Permission', 'TeamMember']);

/** What the viewer can let a program do: of what may be done at all, what they may do themselves. */
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

/** A scope as the key of a set, and back. */
export const scopeKey = (action: string, subject: string) => `${action} ${subject}`;
export function scopeOf(key: string): { action: string; subject: string } {
  const [action = '', subject = ''] = key.split(' ');
  return { action, subject };
}

/** The end of a validity of so many days; none for 0. */
export const endAfter = (days: number, now = Date.now()) =>
  days === 0 ? null : new Date(now + days * 86_400_000).toISOString();

/** Whether such an end has come. */
export const hasRunOut = (expiresAt: string | null, now = Date.now()): boolean =>
  expiresAt !== null && new Date(expiresAt).getTime() <= now;
