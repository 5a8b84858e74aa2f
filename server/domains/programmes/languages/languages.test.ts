import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const staff = await app.as('support');
const editor = await app.as('editor');
const client = await app.tokenOf('client@demo.com');

const list = '{ languages(perPage: 100) { items { name code colour } } }';
const document =
  'mutation ($input: LanguageInput!) { createLanguage(input: $input) { id name code colour version } }';
const create = (input: object, token = admin) => app.graphql(document, { input }, token);
const change = (id: string, input: object) =>
  app.graphql(
    'mutation ($id: ID!, $input: LanguagePatch!) { updateLanguage(id: $id, version: 1, input: $input) { name code } }',
    { id, input },
    admin,
  );

describe('a language of a radio', () => {
  test('is read by staff and changed by editors', async () => {
    expect((await app.graphql(list)).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(list, {}, client)).code).toBe('FORBIDDEN');
    expect((await app.graphql(list, {}, staff)).errors).toEqual([]);
    expect((await create({ name: 'Breton', code: 'br' }, staff)).code).toBe('FORBIDDEN');
    expect((await create({ name: 'Breton', code: 'br' }, editor)).errors).toEqual([]);
  });

  test('has a valid tag, a name and a colour; all problems are reported at once', async () => {
    expect((await create({ name: ' ', code: 'french', colour: 'red' })).fields).toEqual({
      name: 'required',
      code: 'invalid',
      colour: 'invalid',
    });
    expect((await create({ name: 'x'.repeat(81), code: 'f' })).fields).toEqual({
      name: 'tooLong',
      code: 'tooShort',
    });
    const refused = ['qq', 'fr_FR', 'fr-', '../fr', 'x-private'];
    const answers = await Promise.all(refused.map((code) => create({ name: 'None', code })));
    expect(answers.map(({ fields }) => fields)).toEqual(refused.map(() => ({ code: 'invalid' })));
    expect((await create({ name: 'FRANÇAIS', code: 'fr-CA', colour: '#FFFFFF' })).fields).toEqual({
      name: 'taken',
      colour: 'invalid',
    });
  });

  test('has a tag of its own in its radio, however it is written', async () => {
    expect((await create({ name: 'Again', code: 'FR' })).fields).toEqual({ code: 'taken' });
    const { createLanguage } = (await create({ name: 'Breizh', code: 'PT-br' })).data;
    expect(createLanguage).toMatchObject({ code: 'pt-BR', colour: '#64748b' });
    expect((await change(createLanguage.id, { code: 'EN' })).fields).toEqual({ code: 'taken' });
    expect((await change(createLanguage.id, { code: 'ZH-hant' })).data.updateLanguage).toEqual({
      name: 'Breizh',
      code: 'zh-Hant',
    });
  });

  test('is among those of the sample', async () => {
    const { items } = (await app.graphql(list, {}, staff)).data.languages;
    expect(items).toContainEqual({ name: 'Français', code: 'fr', colour: '#2563eb' });
  });
});
