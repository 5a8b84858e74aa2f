import { createHash } from 'node:crypto';

/** Creates the ETag of content from its name. The content must never change under the same name. */
export const entityTag = (name: string) =>
  `"${createHash('sha256').update(name).digest('base64url').slice(0, 22)}"`;

/**
 * True when one of the ETags in `If-None-Match` shows that the client already has this content. Weak ETags count too, because a
 * cache may have made one of ours weak.
 */
export const hasMark = (marks: string | undefined, mark: string): boolean =>
  (marks ?? '').split(',').some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === mark);

/**
 * True when a range of a file may be sent, according to the header `If-Range`. It must be absent, or be an identical ETag. Dates
 * never match, because they do not prove identical bytes.
 */
export const isSame = (condition: string | undefined, mark: string): boolean =>
  condition === undefined || condition.trim() === mark;
