import type { MediaKind } from '../../../../apollo/schemaTypes.generated';
import type { UploadTarget } from '../uploadTypes';

/** Who sends, and to which radio. */
export interface Owner {
  userId: string;
  radio: { id: string; name: string };
}

const prefixOf = ({ userId, radio }: Owner) => `regie:${userId}:${radio.id}:`;

/** What tells one upload from another, also after a reload: nobody goes on with somebody else's, or on another radio. */
export function keyOf(
  owner: Owner,
  kind: MediaKind,
  file: File,
  path: string,
  target: UploadTarget = {},
): string {
  const of = Object.entries(target).map((entry) => `${entry.join('=')}:`);
  return `${prefixOf(owner)}${kind}:${of.join('')}${file.size}:${file.lastModified}:${path}`;
}

/** Where the library that sends files notes which upload belongs to a key. */
export const storedPrefixOf = (owner: Owner) => `tus::${prefixOf(owner)}`;
