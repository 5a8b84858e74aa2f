import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { AuditEntry } from '../../../../kit/audit/auditEntry.entity.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { makeAlbum, makeArtiste, makePublicity, makeSong } from '../../testing/library.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const staff = await app.as('support');
await addRole(
  app,
  'jingle-painter',
  'read MediaItem',
  'read Song',
  'read Jingle',
  'update Jingle',
  'update MediaItem',
);
const painter = await app.as('jingle-painter');
const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#4060a0' } })
  .png()
  .toBuffer();

const send = (
  url: string,
  token: string | null,
  payload: Buffer | undefined = picture,
  method: 'PUT' | 'DELETE' = 'PUT',
) =>
  app.server.inject({
    method,
    url,
    ...(method === 'PUT' && { payload }),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(method === 'PUT' && { 'content-type': 'image/png' }),
    },
  });

const holders = [
  ['/uploads/artistes/:id/picture', makeArtiste, 'artiste', 'picture', 'artistes'],
  ['/uploads/albums/:id/cover', makeAlbum, 'album', 'cover', 'albumcovers'],
  ['/uploads/media/:id/artwork', makeSong, 'media_item', 'artwork', 'artwork'],
] as const;

describe.each(holders)('the picture at %s', (path, make, table, column, folder) => {
  const at = (id: number) => path.replace(':id', String(id));
  const stored = async (id: number) =>
    String((await app.shared.database.rows(`select ${column} from ${table} where id = ?`, [id]))[0]![0]);

  test('is changed by people who may change its record alone', async () => {
    const id = await make(app, 1);
    expect((await send(at(id), null)).statusCode).toBe(401);
    expect((await send(at(id), staff)).statusCode).toBe(403);
    expect((await send(at(id), staff, undefined, 'DELETE')).statusCode).toBe(403);
    expect(await stored(id)).toBe('');
  });

  test('is a picture, of a record on this radio', async () => {
    const wrong = await send(at(await make(app, 1)), admin, Buffer.from('no picture'));
    expect(wrong.json().errors[0].extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { [column]: 'noPicture' },
    });
    for (const id of [await make(app, 2), await make(app, 1, { deletedAt: new Date() }), 999_999])
      expect((await send(at(id), admin)).statusCode).toBe(404);
  });

  test('is stored in three sizes, and deleted with its replacement', async () => {
    const id = await make(app, 1);
    const first = (await send(at(id), admin)).json()[column] as string;
    expect(first).toMatch(new RegExp(`^/files/${folder}/[\\da-f]{32}-256\\.webp$`));
    expect(await stored(id)).toBe(first);
    const sizes = (address: string) =>
      Promise.all(
        [64, 256, 512].map((size) => app.server.inject({ url: address.replace('-256', `-${size}`) })),
      );
    expect((await sizes(first)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const second = (await send(at(id), admin)).json()[column] as string;
    expect((await sizes(first)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    await send(at(id), admin, undefined, 'DELETE');
    expect((await sizes(second)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(await stored(id)).toBe('');
  });
});

describe('the picture of a medium', () => {
  test('requires the permission to update its kind', async () => {
    const url = `/uploads/media/${await makeSong(app, 1)}/artwork`;
    const refused = await send(url, painter);
    expect(refused.json().errors[0].extensions).toMatchObject({ code: 'FORBIDDEN', subject: 'Song' });
  });

  test('leaves the search text of the medium, and is in the audit as a change of its kind', async () => {
    const id = await makePublicity(app, 1, { client: 'Zanzibar Motors' });
    expect((await send(`/uploads/media/${id}/artwork`, admin)).statusCode).toBe(200);
    const found = await app.graphql('{ publicities(search: "zanzibar") { totalItems } }', {}, admin);
    expect(found.data.publicities.totalItems).toBe(1);
    const auditEntries = await app.orm.em.fork().find(AuditEntry, { subjectId: id, subject: 'Publicity' });
    expect(auditEntries.map(({ changes }) => Object.keys(changes))).toEqual([['artwork']]);
  });
});
