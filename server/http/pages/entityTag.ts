import { createHash } from 'node:crypto';

/** ETag for content that never changes under its name. */
export const entityTag = (name: string) =>
  `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`;

/** True when the client has this content already. A cache may have made its ETag a weak one. */
export const isHeld = (marks: string | undefined, mark: string): boolean =>
  (marks ?? '').split(',').some((held) => held.trim() === '*' || held.trim().replace(/^W\//, '') === mark);

/** Evaluates `If-Range`: a part may only be sent for identical bytes, which dates do not prove. */
export const isSame = (condition: string | undefined, mark: string): boolean =>
  condition === undefined || condition.trim() === mark;
