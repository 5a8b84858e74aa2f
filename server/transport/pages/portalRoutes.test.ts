import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../tools/testing/testApp.ts';

const clientDir = await mkdtemp(join(tmpdir(), 'regie-portal-'));
for (const page of ['index', 'explorer']) await writeFile(join(clientDir, `${page}.html`), `<p>${page}</p>`);
await writeFile(join(clientDir, 'mark.svg'), '<svg/>');
const app = await createTestApp({ env: { CLIENT_DIR: clientDir } }, afterAll);

const requests = async (url: string, accept: string, method: 'GET' | 'POST' = 'GET') => {
  const response = await app.server.inject({ method, url, headers: { accept } });
  return { status: response.statusCode, type: response.headers['content-type'], text: response.payload };
};
const browser = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('an address that leads nowhere', () => {
  test('shows browsers the error page of the portal', async () => {
    for (const url of ['/nowhere', '/admn/invoices', '/assets/gone-12345678.js'])
      expect(await requests(url, browser)).toEqual({
        status: 404,
        type: 'text/html; charset=utf-8',
        text: '<p>index</p>',
      });
  });

  test('is reported to programs by its code', async () => {
    const { status, text } = await requests('/nowhere', 'application/json');
    expect(status).toBe(404);
    expect(JSON.parse(text).errors[0].extensions).toMatchObject({ code: 'NOT_FOUND', subject: 'Address' });
    expect((await requests('/nowhere', browser, 'POST')).type).toMatch(/json/);
  });
});

test('existing files are served as before', async () => {
  expect((await requests('/admin/invoices', browser)).status).toBe(200);
  expect(await requests('/mark.svg', browser)).toMatchObject({ status: 200, text: '<svg/>' });
  expect(await requests('/graphql', browser)).toMatchObject({ status: 200, text: '<p>explorer</p>' });
});
