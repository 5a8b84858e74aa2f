import type { MediaKind } from '../../../../apollo/schemaTypes.generated';
import { storedPrefixOf, type Owner } from './uploadKey';

/** An upload interrupted by a page reload; choosing the same file again resumes it. */
export interface Unfinished {
  /** Key of this entry in local storage. */
  storageKey: string;
  /** Key that the upload has when it is resumed. */
  key: string;
  name: string;
  kind: MediaKind;
  size: number;
  /** Address of the partial upload on the server. */
  url: string;
}

/** How long the server stores partial uploads, in milliseconds: one week. */
const retention = 7 * 24 * 60 * 60 * 1000;

/** Unfinished uploads that a user can resume on a radio. Deletes entries that are unreadable or have expired on the server. */
export function unfinishedOf(owner: Owner, now = Date.now()): Unfinished[] {
  const prefix = storedPrefixOf(owner);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  return keys.flatMap((storageKey) => {
    const note = noteAt(storageKey);
    if (note && now - new Date(note.creationTime).getTime() < retention) {
      const { size, uploadUrl, metadata } = note;
      const key = storageKey.slice('tus::'.length, storageKey.lastIndexOf('::'));
      return [{ storageKey, key, name: metadata.filename, kind: metadata.kind, size, url: uploadUrl }];
    }
    localStorage.removeItem(storageKey);
    return [];
  });
}

interface Note {
  size: number;
  creationTime: string;
  uploadUrl: string;
  metadata: { filename: string; kind: MediaKind };
}

function noteAt(storageKey: string): Note | undefined {
  try {
    const note = JSON.parse(localStorage.getItem(storageKey) ?? '') as Partial<Note>;
    return note.uploadUrl && note.metadata?.filename ? (note as Note) : undefined;
  } catch {
    return undefined;
  }
}
