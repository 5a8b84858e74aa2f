import { afterAll, describe, expect, test } from 'vitest';
import { notificationsOf } from '../../../../tools/testing/services/inboxes.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { makePublicity, makeSong } from '../testing/library.ts';
import { listening, send } from '../testing/sending.ts';
import { beginUpload } from '../testing/uploads.ts';
import { notifyEndingAdverts } from './notifyEndingAdvertsJob.ts';
import { notifyImportDoneJob } from './notifyImportDoneJob.ts';

const app = await createTestApp({}, afterAll);
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');
await addRole(app, 'advertiser', 'read Publicity', 'update Publicity');
await addRole(app, 'listener', 'read Publicity');
const [advertiser, listener] = [await app.as('advertiser'), await app.as('listener')];
const { services, database } = app.shared;
const idOf = async (token: string) =>
  Number((await app.graphql('{ viewer { id } }', {}, token)).data.viewer.id);
const adminId = await idOf(admin);

describe('a file that cannot be used', () => {
  test('notifies its sender, with several files in one line', async () => {
    for (const name of ['one.mp3', 'two.mp3']) {
      await send(url, Buffer.from(`no sound: ${name}`), { token: admin, name });
      await services.jobs.idle();
    }
    expect(await notificationsOf(app, admin, 'multimedia.uploadFailed')).toMatchObject([
      {
        subject: '2 files cannot be used, the last of them two.mp3',
        path: '/admin/multimedia/attention',
        number: 2,
        radioId: '1',
      },
    ]);
    expect(await notificationsOf(app, advertiser, 'multimedia.uploadFailed')).toEqual([]);
  });
});

describe('an import of a folder', () => {
  const notifyDone = (group: string, userId: number) =>
    notifyImportDoneJob.work({
      ...app.shared,
      data: { group, userId, radioId: 1, kind: 'SONG' as never },
      signal: new AbortController().signal,
    });
  const notifications = () => notificationsOf(app, admin, 'multimedia.importDone');
  const take = (key: string, medium: number) =>
    database.transaction(
      async (transaction) =>
        void (await transaction.run('update stored_upload set media_id = ? where key = ?', [medium, key])),
    );

  test('notifies its sender once, after the analysis of all files', async () => {
    const record = { userId: String(adminId), group: 'folder' };
    for (const key of ['first', 'second']) await beginUpload(app, key, { size: 4, record });
    await take('first', await makeSong(app, 1));
    await notifyDone('folder', adminId);
    expect(await notifications()).toEqual([]);
    await take('second', await makeSong(app, 1, { state: 'ANALYSING' }));
    await notifyDone('folder', adminId);
    expect(await notifications()).toEqual([]);
    await database.transaction(async (transaction) => {
      await transaction.run("update media_item set state = 'FAILED' where state = 'ANALYSING'", []);
    });
    await notifyDone('folder', adminId);
    await notifyDone('folder', adminId);
    expect(await notifications()).toMatchObject([
      {
        subject: 'The import is done: 1 files can be played',
        text: '1 could not be used.',
        number: 1,
        isMention: true,
      },
    ]);
    expect(await notificationsOf(app, advertiser, 'multimedia.importDone')).toEqual([]);
  });

  test('of a single file sends no notification', async () => {
    await beginUpload(app, 'single', { size: 4, record: { userId: String(adminId), group: 'alone' } });
    await take('single', await makeSong(app, 1));
    const before = (await notifications()).length;
    await notifyDone('alone', adminId);
    expect(await notifications()).toHaveLength(before);
  });
});

describe('an advert', () => {
  const today = '2027-03-01';
  const notifyToday = () => notifyEndingAdverts({ services, database, radioId: 1 }, today);
  const notificationsFor = (token: string) => notificationsOf(app, token, 'multimedia.advertEnds');

  test('that ends within a week is notified once, to people who manage adverts alone', async () => {
    await makePublicity(app, 1, { title: 'In eight days', validTo: '2027-03-09' });
    await makePublicity(app, 1, { title: 'Over', validTo: '2027-02-28' });
    await makePublicity(app, 1, { title: 'For ever', validTo: '2027-03-05', evergreen: true });
    await makePublicity(app, 2, { title: 'Theirs', validTo: '2027-03-05' });
    await notifyToday();
    expect(await notificationsFor(advertiser)).toEqual([]);
    const id = await makePublicity(app, 1, { title: 'In a week', validTo: '2027-03-08' });
    await notifyToday();
    await notifyToday();
    expect(await notificationsFor(advertiser)).toMatchObject([
      {
        subject: 'In a week ends soon',
        text: expect.stringContaining('8 March 2027'),
        path: `/admin/multimedia/publicities/${id}`,
        number: 1,
      },
    ]);
    expect(await notificationsFor(listener)).toEqual([]);
  });

  test('that gets another last day is notified again', async () => {
    const [[id]] = (await database.rows("select id from media_item where title = 'In a week'", [])) as [
      [number],
    ];
    await database.transaction(async (transaction) => {
      await transaction.run("update media_item set valid_to = '2027-03-06' where id = ?", [id]);
    });
    await notifyToday();
    expect(await notificationsFor(advertiser)).toMatchObject([{ number: 2 }]);
  });
});
