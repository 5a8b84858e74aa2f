import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';
import { beginUpload } from '../../testing/uploads.ts';
import { uploadFolder } from '../mediaUploads.ts';
import { PictureFailure, PictureState } from '../pictures/uploadedPicture.types.ts';

const app = await createTestApp({}, afterAll);
const { files, records } = app.shared.services.uploads;
const folder = uploadFolder(app.config.filesDir);
const failed = { picture: PictureState.FAILED, isUsed: false, failure: PictureFailure.NO_PICTURE };

describe('an upload', () => {
  test('resumes at the end of its bytes, regardless of its record', async () => {
    await beginUpload(app, 'song', { size: 10, content: Buffer.from('12345') });
    await records.progressed('song', 2);
    expect((await files.getUpload('song')).offset).toBe(5);
    expect(await files.write(Readable.from([Buffer.from('678')]), 'song', 5)).toBe(8);
    expect((await records.get('song'))!.offset).toBe(8);
  });

  test('is complete when its bytes were deleted between two reads', async () => {
    await beginUpload(app, 'cover', { size: 7, record: { filename: 'cover.jpg' } });
    const read = records.get.bind(records);
    vi.spyOn(records, 'get').mockImplementationOnce(async (id) => {
      const upload = await read(id);
      await records.markPicture(id, failed);
      await files.discard(upload!);
      return upload;
    });
    const { metadata, offset } = await files.getUpload('cover');
    expect([metadata, offset]).toMatchObject([{ picture: 'FAILED', failure: 'NO_PICTURE' }, 7]);
  });

  test('does not exist without its bytes, nor under an unknown id', async () => {
    await beginUpload(app, 'lost', { size: 10 });
    await rm(join(folder, 'lost'));
    await expect(files.getUpload('lost')).rejects.toMatchObject({ status_code: 410 });
    await expect(files.getUpload('unknown')).rejects.toMatchObject({ status_code: 404 });
  });

  test('that cannot be created leaves no reservation', async () => {
    await rm(folder, { recursive: true });
    await expect(beginUpload(app, 'nowhere', { size: 10 })).rejects.toMatchObject({ code: 'ENOENT' });
    expect(await records.get('nowhere')).toBeUndefined();
    expect(await readdir(app.config.filesDir)).not.toContain('.uploads');
  });
});
