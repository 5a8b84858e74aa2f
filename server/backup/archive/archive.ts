// A backup is one tar archive: first a header, then the files and the database, then a manifest with the checksum of each part,
// and last the checksum of the manifest. A truncated archive lacks that last part; a changed byte does not match its checksum.

/** Version of the archive format. Must be raised with each change after which older versions cannot read archives. */
export const archiveFormat = 1;

export const partNames = {
  /** First part: `BackupHeader` as JSON. */
  header: 'backup.json',
  database: 'database',
  /** The secret, when it is a file of the data folder; absent when it comes from the environment. */
  secret: 'secret',
  /** Last part but one: `BackupManifest` as JSON. */
  manifest: 'manifest.json',
  /** Last part: SHA-256 of the manifest, in hexadecimal. */
  end: 'end',
} as const;

const filesFolder = 'files/';

export const nameOfFile = (key: string): string => `${filesFolder}${key}`;

/** Storage key of the file that a part contains; undefined for parts that are no stored file. */
export const keyOfName = (name: string): string | undefined =>
  name.startsWith(filesFolder) ? name.slice(filesFolder.length) : undefined;

/** Header of a backup. It comes first, so that an unsuitable backup is recognised by its first bytes. */
export interface BackupHeader {
  format: number;
  /** Version of the product that made the backup. */
  version: string;
  at: string;
  engine: 'sqlite' | 'postgresql';
  /** Names of the migrations that the database has had, in the order they ran. */
  migrations: string[];
  /** Keyed hash of the secret that its rows are encrypted with, to compare secrets without storing them. */
  secretMark: string;
}

/** Size and checksum of a part as it was written. */
export interface PartSum {
  /** In bytes. */
  size: number;
  sha256: string;
}

export interface BackupManifest {
  parts: Record<string, PartSum>;
}
