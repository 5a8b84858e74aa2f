import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const editor = await app.as('editor');

const create = `mutation ($input: FrequencyInput!) { createFrequency(input: $input) { id version area band channel note } }`;
const update = `mutation ($id: ID!, $version: Int!, $input: FrequencyPatch!) { updateFrequency(id: $id, version: $version, input: $input) { version note channel } }`;
const site = async (path: string) => (await app.server.inject({ method: 'GET', url: `/site${path}` })).body;
const input = { area: 'Cassis', band: 'FM', channel: '90.1 MHz' };

describe('frequencies', () => {
  test('are managed by editors, with the defaults of a new record', async () => {
    const { data } = await app.graphql(create, { input }, editor);
    expect(data.createFrequency).toMatchObject({ ...input, version: 1, note: '' });
    const { id } = data.createFrequency;
    const change = { id, version: 1, input: { note: 'From 6:00' } };
    expect((await app.graphql(update, change, editor)).data.updateFrequency).toEqual({
      version: 2,
      note: 'From 6:00',
      channel: '90.1 MHz',
    });
    expect((await app.graphql(create, { input }, await app.as('author'))).code).toBe('FORBIDDEN');
  });

  test('report every field that is not acceptable', async () => {
    const wrong = { area: '', band: 'FM', channel: 'x'.repeat(61), note: 'x'.repeat(201) };
    expect((await app.graphql(create, { input: wrong }, admin)).fields).toEqual({
      area: 'required',
      channel: 'tooLong',
      note: 'tooLong',
    });
    const { fields } = await app.graphql(
      create,
      { input: { ...input, channel: '98.2 MHz', area: 'Marseille' } },
      admin,
    );
    expect(fields).toEqual({ area: 'taken', band: 'taken', channel: 'taken' });
  });

  test('are on the website of their radio, escaped, and no others', async () => {
    expect(await site('/horizon/en/frequencies')).not.toContain('&lt;Aubagne&gt;');
    await app.graphql(create, { input: { ...input, area: '<Aubagne>' } }, admin);
    const page = await site('/horizon/en/frequencies');
    for (const text of ['&lt;Aubagne&gt;', '98.2 MHz', 'DAB+', 'Satellite']) expect(page).toContain(text);
    expect(page).not.toContain('Sète');
    expect(await site('/horizon/fr/frequencies')).toContain('Fréquence ou canal');
    expect(await site('/horizon/ar/frequencies')).toContain('قمر صناعي');
    expect(await site('/lagune/en/frequencies')).toContain('94.6 MHz');
  });
});
