import type { MediaKind } from '../../../../apollo/schemaTypes.generated';
import { storedPrefixOf, type Owner } from './uploadKey';

/** An upload that was begun and not finished before the page was left: it goes on when the same file is chosen. */
export interface Unfinished {
  /** Where it is noted. */
  storageKey: string;
  /** The key of the upload that goes on with it. */
  key: string;
  name: string;
  kind: MediaKind;
  size: number;
  /** Where the server keeps what it has of it. */
  url: string;
}

/** The server forgets what nobody went on with for a week. */
const retention = 7 * 24 * 60 * 60 * 1000;

/** What somebody began on a radio and can go on with. Notes of what the server has forgotten are thrown away. */
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
