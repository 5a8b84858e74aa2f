import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Upload } from '@tus/utils';
import { LocalLocks } from '../../../kit/locks/locks.ts';
import type { TestApp } from '../../../testing/testApp.ts';
import type { UploadRecord } from '../uploads/records/uploadRecord.ts';
import { addUpload } from '../uploads/records/uploadRecords.ts';
import { MediaUploads, uploadFolder } from '../uploads/mediaUploads.ts';

type Needed = ConstructorParameters<typeof MediaUploads>[0];

/** Uploads as a process has them that starts anew on the database and the files of an application. */
export function restartedUploads(app: TestApp, more: Partial<Needed> = {}): MediaUploads {
  const { storage, jobs, events, notices } = app.shared.services;
  return new MediaUploads({
    folder: uploadFolder(app.config.filesDir),
    storage,
    jobs,
    notices,
    events,
    tables: app.shared,
    locks: new LocalLocks(),
    log: { error() {} },
    ...more,
  });
}

interface Begun {
  size: number;
  record?: Partial<UploadRecord>;
  beganAt?: Date;
  /** What of it has arrived. */
  content?: Buffer;
}

/** An upload as it lies on the disk and in the tables when its process ends. */
export async function beginUpload(app: TestApp, id: string, { size, record, beganAt, content }: Begun) {
  const upload = new Upload({
    id,
    size,
    offset: 0,
    ...(beganAt && { creation_date: beganAt.toISOString() }),
  });
  const sender = { userId: '1', radioId: '1', kind: 'SONG', filename: `${id}.mp3`, ...record };
  await app.shared.database.transaction((transaction) => addUpload(transaction, upload, sender));
  await app.shared.services.uploads.files.create(upload);
  if (content) await writeFile(join(uploadFolder(app.config.filesDir), id), content);
}
