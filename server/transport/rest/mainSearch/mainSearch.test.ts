import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';
import { MainSearch } from './mainSearch.ts';
import { initialsAddress } from '../../files/initialsRoute.ts';
import { clientAs, refusal, restClient, signInWords, type Reply } from '../testClient.ts';

/** An application with the demo data, for tests that only read it. Tests that change data create their own. */
const app = await createTestApp({}, afterAll);

const path = '/api/main-search/data';

function groupsOf({ status, body }: Reply) {
  expect(status).toBe(200);
  const [pages, files, contacts] = MainSearch.parse(body).searchArr;
  expect(body.searchArr.map((group: object) => Object.keys(group))).toEqual(
    Array.from({ length: 3 }, () => ['groupTitle', 'searchLimit', 'data']),
  );
  return { pages: pages.data, files: files.data, contacts: contacts.data };
}

describe('the REST path of the search', () => {
  test('rejects signed-out callers', async () => {
    expect(await restClient(app).get(path)).toMatchObject(refusal(401, signInWords));
  });

  test('holds of each group what the caller may read, and nothing else', async () => {
    const app = await createTestApp();
    await pictureOf(app, 'users', '1', 'avatar');
    const client = groupsOf(await (await clientAs(app, 'subscriber')).get(path));
    expect(client.pages.map(({ target }) => target)).toContain('access');
    expect(client.pages.map(({ target }) => target)).not.toContain('invoices');
    expect([client.files, client.contacts]).toEqual([[], []]);
    await addRole(app, 'user-reader', 'read User');
    const reader = groupsOf(await (await clientAs(app, 'user-reader')).get(path));
    expect(reader.contacts.length).toBeGreaterThan(50);
    expect(reader.files).toHaveLength(1);
  });

  test('lists people as contacts, the newest first', async () => {
    const { contacts } = groupsOf(await (await clientAs(app, 'admin')).get(path));
    const [newest] = await app.shared.database.rows(
      'select full_name, email, avatar from "user" order by id desc limit 1',
      [],
    );
    expect(contacts[0]).toEqual({
      title: newest![0],
      email: newest![1],
      img: newest![2] || initialsAddress(newest![0] as string),
      date: expect.stringMatching(/^\d\d [A-Z][a-z]{2} \d{4}$/),
    });
    const [count] = await app.shared.database.rows('select count(*) from "user"', []);
    expect(contacts).toHaveLength(Number(count![0]));
  });

  test('lists the pictures that are really stored, with their owner and size', async () => {
    const app = await createTestApp();
    const admin = await clientAs(app, 'admin');
    const before = groupsOf(await admin.get(path)).files.length;
    const avatar = await pictureOf(app, 'users', '1', 'avatar');
    const logo = await pictureOf(app, 'radios', '1', 'logo');
    const { files } = groupsOf(await admin.get(path));
    expect(files).toHaveLength(before + 2);
    for (const [file, by] of [
      [avatar, 'Aaliyah Bosco'],
      [logo, 'Radio Horizon'],
    ] as const) {
      const { rawPayload } = await app.server.inject(file);
      expect(files).toContainEqual({
        title: `${by}.webp`,
        by,
        size: expect.stringMatching(/^\d+(\.\d)? K?B$/),
        file,
      });
      const { size } = files.find((response) => response.file === file)!;
      expect(size).toBe(
        rawPayload.length < 1000
          ? `${rawPayload.length} B`
          : `${Math.round(rawPayload.length / 100) / 10} KB`,
      );
    }
    await app.shared.services.storage.delete(avatar.replace('/files/', ''));
    expect(groupsOf(await admin.get(path)).files.map(({ file }) => file)).not.toContain(avatar);
  });
});

/** Uploads a picture for a record, and returns its address. */
async function pictureOf(app: TestApp, kind: string, id: string, property: string): Promise<string> {
  const picture = await sharp({
    create: { width: 300, height: 300, channels: 3, background: '#6d28d9' },
  })
    .png()
    .toBuffer();
  const response = await app.server.inject({
    method: 'PUT',
    url: `/uploads/${kind}/${id}/${property}`,
    headers: {
      authorization: `Bearer ${await app.tokenOf('admin@demo.com')}`,
      'content-type': 'image/png',
    },
    payload: picture,
  });
  expect(response.statusCode).toBe(200);
  return response.json<Record<string, string>>()[property]!;
}
