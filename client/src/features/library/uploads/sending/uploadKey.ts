import type { MediaKind } from '../../../../apollo/schemaTypes.generated';
import type { UploadTarget } from '../uploadTypes';

/** The user who uploads, and the target radio. */
export interface Owner {
  userId: string;
  radio: { id: string; name: string };
}

const prefixOf = ({ userId, radio }: Owner) => `regie:${userId}:${radio.id}:`;

/**
 * Identifies an upload across reloads. Includes the user and the radio, so that only the same user can resume it, on
 * the same radio.
 */
export function keyOf(
  owner: Owner,
  kind: MediaKind,
  file: File,
  path: string,
  target?: UploadTarget,
): string {
  const of = Object.entries(target ?? {}).map((entry) => `${entry.join('=')}:`);
  return `${prefixOf(owner)}${kind}:${of.join('')}${file.size}:${file.lastModified}:${path}`;
}

/** Returns the prefix of the tus client's local storage keys for a user and radio. */
export const storedPrefixOf = (owner: Owner) => `tus::${prefixOf(owner)}`;
