// A backup is one tar archive: first what it is, then what it holds, then what each part of that was, and at its very end
// the sum of that list. One that was cut short has no end; one in which a byte changed does not fit its list.

/** The form of archives; a later one raises it when older versions cannot read it any more. */
export const archiveFormat = 1;

export const partNames = {
  /** `BackupHeader`, first. */
  header: 'backup.json',
  database: 'database',
  /** The secret, where it stood in the data folder. */
  secret: 'secret',
  /** `BackupManifest`, before the end. */
  manifest: 'manifest.json',
  /** The SHA-256 of the manifest, in hexadecimals. */
  end: 'end',
} as const;

const filesFolder = 'files/';

export const nameOfFile = (key: string): string => `${filesFolder}${key}`;

/** The key of a file by the name of its part; undefined for another part. */
export const keyOfName = (name: string): string | undefined =>
  name.startsWith(filesFolder) ? name.slice(filesFolder.length) : undefined;

/** What stands at the beginning, so that a backup that does not fit is known by its first bytes. */
export interface BackupHeader {
  format: number;
  /** Of the product that made it. */
  version: string;
  at: string;
  engine: 'sqlite' | 'postgresql';
  /** Names of those that the database has had, in their order. */
  migrations: string[];
  /** Which secret its rows are sealed with; says nothing of the secret itself. */
  secretMark: string;
}

/** One part, as it was written. */
export interface PartSum {
  /** In bytes. */
  size: number;
  sha256: string;
}

export interface BackupManifest {
  parts: Record<string, PartSum>;
}
