import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Upload } from '@tus/utils';
import { LocalLocks } from '../../../kit/locks/locks.ts';
import type { TestApp } from '../../../../tools/testing/testApp.ts';
import type { UploadRecord } from '../uploads/records/uploadRecord.ts';
import { addUpload } from '../uploads/records/uploadRecords.ts';
import { MediaUploads, uploadFolder } from '../uploads/mediaUploads.ts';

type Needed = ConstructorParameters<typeof MediaUploads>[0];

/** Creates the uploads of a new process for tests, as after a restart. It uses the database and files of an existing application. */
export function restartedUploads(app: TestApp, more: Partial<Needed> = {}): MediaUploads {
  const { storage, jobs, events, notices, publicTypes, attachedMedia } = app.shared.services;
  return new MediaUploads({
    folder: uploadFolder(app.config.filesDir),
    storage,
    jobs,
    notices,
    events,
    publicTypes,
    attachedMedia,
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
  /** Received part of the content. */
  content?: Buffer;
}

/** Creates an unfinished upload for tests, on disk and in the database, as a killed process leaves it. */
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
