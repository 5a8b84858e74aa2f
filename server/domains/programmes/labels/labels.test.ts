import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import {
  makeClassification,
  makeEmission,
  makeEmissionCategory,
  makeEmissionTag,
  makeLanguage,
} from '../../scheduling/testing/plans.ts';

const app = await createTestApp({}, afterAll);
const editor = await app.as('editor');
const staff = await app.as('support');
const client = await app.tokenOf('client@demo.com');

const lists = [
  ['EmissionCategory', 'emissionCategories', makeEmissionCategory, 'category', {}, {}],
  ['Classification', 'classifications', makeClassification, 'classification', { minimumAge: 12 }, {}],
  ['EmissionTag', 'emissionTags', makeEmissionTag, 'tags', {}, {}],
  ['Language', 'languages', makeLanguage, 'languages', { code: 'de' }, { code: 'nl' }],
] as const;

const pluralOf = (kind: string) => (kind.endsWith('y') ? kind.replace(/y$/, 'ies') : `${kind}s`);
const list = (name: string) => `{ ${name}(perPage: 100) { items { id name position emissionCount } } }`;
const create = (kind: string) =>
  `mutation ($input: ${kind}Input!) { create${kind}(input: $input) { id name position colour } }`;
const update = (kind: string) =>
  `mutation ($id: ID!, $input: ${kind}Patch!) { update${kind}(id: $id, version: 1, input: $input) { id name position } }`;
const remove = (kind: string) => `mutation ($id: ID!) { delete${kind}(id: $id) }`;
const merge = (kind: string) =>
  `mutation ($intoId: ID!, $fromIds: [ID!]!) { merge${pluralOf(kind)}(intoId: $intoId, fromIds: $fromIds) { id emissionCount } }`;
const borne = (property: string, id: number) =>
  property === 'tags' || property === 'languages' ? { [property]: [id] } : { [property]: id };

describe.each(lists)('%s', (kind, name, make, property, more, label) => {
  test('is read by staff and changed by those who plan', async () => {
    expect((await app.graphql(list(name))).code).toBe('UNAUTHENTICATED');
    expect((await app.graphql(list(name), {}, client)).code).toBe('FORBIDDEN');
    expect((await app.graphql(list(name), {}, staff)).errors).toEqual([]);
    const made = { input: { name: 'Made by staff', ...more } };
    expect((await app.graphql(create(kind), made, staff)).code).toBe('FORBIDDEN');
    const merging = { intoId: '1', fromIds: ['2'] };
    expect((await app.graphql(merge(kind), merging, staff)).code).toBe('FORBIDDEN');
    expect((await app.graphql(create(kind), made, editor)).errors).toEqual([]);
  });

  test('has a name, a colour and a place that will do', async () => {
    const problems = async (input: object) =>
      (await app.graphql(create(kind), { input: { name: 'Other', ...more, ...label, ...input } }, editor))
        .fields;
    expect(await problems({ name: ' ' })).toMatchObject({ name: 'required' });
    expect(await problems({ name: 'x'.repeat(81), colour: 'red', position: -1 })).toMatchObject({
      name: 'tooLong',
      colour: 'invalid',
      position: 'min',
    });
    await make(app, 1, { name: 'Été' });
    expect(await problems({ name: ' ÉTÉ ' })).toMatchObject({ name: 'taken' });
  });

  test('of another radio is not there', async () => {
    const id = String(await make(app, 2));
    const own = String(await make(app, 1));
    expect((await app.graphql(update(kind), { id, input: { name: 'x' } }, editor)).code).toBe('NOT_FOUND');
    expect((await app.graphql(remove(kind), { id }, editor)).code).toBe('NOT_FOUND');
    const merging = (intoId: string, fromIds: string[]) =>
      app.graphql(merge(kind), { intoId, fromIds }, editor);
    expect((await merging(own, [id])).code).toBe('NOT_FOUND');
    expect((await merging(id, [own])).code).toBe('NOT_FOUND');
    expect((await merging(own, [own])).fields).toEqual({ fromIds: 'required' });
  });

  test('counts its emissions, and is removed from them when it is deleted', async () => {
    const id = await make(app, 1);
    const emission = await makeEmission(app, 1, borne(property, id));
    await makeEmission(app, 1, { ...borne(property, id), deletedAt: new Date() });
    const { items } = (await app.graphql(list(name), {}, staff)).data[name];
    expect(items.find((row: Json) => row.id === String(id)).emissionCount).toBe(1);
    expect((await app.graphql(remove(kind), { id: String(id) }, editor)).errors).toEqual([]);
    const document = `query ($id: ID!) { emission(id: $id) { ${property} { id } } }`;
    const answer = await app.graphql(document, { id: String(emission) }, staff);
    expect(answer.data.emission[property] ?? []).toEqual([]);
  });

  test('takes over what bore those that are merged into it, also in the recycle bin', async () => {
    const [into, from, otherLabel] = [await make(app, 1), await make(app, 1), await make(app, 1)];
    const first = await makeEmission(app, 1, borne(property, from));
    const binned = await makeEmission(app, 1, { ...borne(property, otherLabel), deletedAt: new Date() });
    if (property === 'tags' || property === 'languages')
      await makeEmission(app, 1, { [property]: [from, into] });
    const merging = { intoId: String(into), fromIds: [String(from), String(otherLabel)] };
    const { data } = await app.graphql(merge(kind), merging, editor);
    const bearing = property === 'tags' || property === 'languages' ? 2 : 1;
    expect(data[`merge${pluralOf(kind)}`]).toEqual({ id: String(into), emissionCount: bearing });
    await app.graphql(
      'mutation ($id: ID!) { restoreEmission(id: $id) { id } }',
      { id: String(binned) },
      editor,
    );
    const document = `query ($id: ID!) { emission(id: $id) { ${property} { id } } }`;
    for (const id of [first, binned]) {
      const { emission } = (await app.graphql(document, { id: String(id) }, staff)).data;
      expect([emission[property]].flat()).toEqual([{ id: String(into) }]);
    }
    const { items } = (await app.graphql(list(name), {}, staff)).data[name];
    const left = items.map((row: Json) => row.id);
    expect(left).toContain(String(into));
    expect(left).not.toContain(String(from));
  });
});
