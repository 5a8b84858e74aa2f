import { createHash } from 'node:crypto';

/** The mark of what stands under a name that never means anything else. */
export const entityTag = (name: string) =>
  `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`;

/** Whether who asks holds it already; a cache on the way may have made the mark a weak one. */
export const isHeld = (marks: string | undefined, mark: string): boolean =>
  (marks ?? '').split(',').some((held) => held.trim() === '*' || held.trim().replace(/^W\//, '') === mark);

/** Whether a part may be sent to who holds another part: only of the very same bytes, and times are no proof of that. */
export const isSame = (condition: string | undefined, mark: string): boolean =>
  condition === undefined || condition.trim() === mark;
