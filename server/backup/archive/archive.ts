// A backup is one tar archive: first a header, then the files and the database, then a manifest with the checksum of each part,
// and last the checksum of the manifest. A truncated archive lacks that last part; a changed byte does not match its checksum.

/** Version of the archive format. Must be raised with each change that older versions of Regie cannot read. */
export const archiveFormat = 1;

export const partNames = {
  /** First part: `BackupHeader` as JSON. */
  header: 'backup.json',
  database: 'database',
  /** The secret, when it is a file of the data folder. Absent when the secret comes from the environment. */
  secret: 'secret',
  /** Last part but one: `BackupManifest` as JSON. */
  manifest: 'manifest.json',
  /** Last part: SHA-256 of the manifest, in hexadecimal. */
  end: 'end',
} as const;

const filesFolder = 'files/';

export const nameOfFile = (key: string): string => `${filesFolder}${key}`;

/** Storage key of the stored file that a part contains; undefined for all other parts. */
export const keyOfName = (name: string): string | undefined =>
  name.startsWith(filesFolder) ? name.slice(filesFolder.length) : undefined;

/** Header of a backup. It is the first part, so that an unsuitable backup is recognised without reading the rest. */
export interface BackupHeader {
  format: number;
  /** Version of the product that made the backup. */
  version: string;
  at: string;
  engine: 'sqlite' | 'postgresql';
  /** Names of the migrations that were run on the database, in the order they ran. */
  migrations: string[];
  /** Keyed hash of the secret that encrypts the database's rows. It compares secrets without storing them. */
  secretMark: string;
}

/** Size and checksum of a part, as written. */
export interface PartSum {
  /** In bytes. */
  size: number;
  sha256: string;
}

export interface BackupManifest {
  parts: Record<string, PartSum>;
}
