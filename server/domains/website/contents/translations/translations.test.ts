import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

interface Content {
  id: string;
  version: number;
  isOutdated: boolean;
}

const fields = 'id version isOutdated';

async function run(mutation: string, variables: object): Promise<Content> {
  const { data, errors } = await app.graphql(mutation, variables, admin);
  expect(errors).toEqual([]);
  return Object.values(data)[0] as Content;
}

const create = (input: object) =>
  run(`mutation ($input: ContentInput!) { createContent(input: $input) { ${fields} } }`, {
    input: { kind: 'NEWS', ...input },
  });

const publish = ({ id, version }: Content) =>
  run(
    `mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { ${fields} } }`,
    { id, version },
  );

const update = ({ id, version }: Content, title: string) =>
  run(
    `mutation ($id: ID!, $version: Int!, $input: ContentPatch!) {
      updateContent(id: $id, version: $version, input: $input) { ${fields} }
    }`,
    { id, version, input: { title } },
  );

/** Titles of the contents of this test that match a filter. */
async function titles(filter: object): Promise<string[]> {
  const { data, errors } = await app.graphql(
    'query ($filter: ContentFilter!) { contents(filter: $filter, search: "ferry", sort: [{ title: ASC }]) { items { title } } }',
    { filter },
    admin,
  );
  expect(errors).toEqual([]);
  return data.contents.items.map(({ title }: { title: string }) => title);
}

test('contents that lack a translation are found', async () => {
  const english = await create({ language: 'EN', title: 'A ferry' });
  await create({ language: 'FR', title: 'Le ferry', translationOf: english.id });
  const lacking = { lacksTranslation: { eq: true } };
  expect(await titles(lacking)).toEqual(['A ferry', 'Le ferry']);
  await create({ language: 'AR', title: 'ferry العبارة', translationOf: english.id });
  await create({ language: 'EN', title: 'Another ferry' });
  expect(await titles(lacking)).toEqual(['Another ferry']);
  expect(await titles({ lacksTranslation: { eq: false } })).toHaveLength(3);
});

test('a translation is outdated from a published change of its source until it changes itself; a source never is', async () => {
  const english = await publish(await create({ language: 'EN', title: 'The new ferry' }));
  const french = await publish(
    await create({ language: 'FR', title: 'Le nouveau ferry', translationOf: english.id }),
  );
  expect(await titles({ isOutdated: { eq: true } })).toEqual([]);
  await update(english, 'The very new ferry');
  expect(await titles({ isOutdated: { eq: true } })).toEqual(['Le nouveau ferry']);
  expect(await titles({ isOutdated: { eq: false } })).toContain('The very new ferry');
  const { isOutdated } = await update(french, 'Le tout nouveau ferry');
  expect(isOutdated).toBe(false);
  expect(await titles({ isOutdated: { eq: true } })).toEqual([]);
});

test('an outdated translation stays so when it is published or moved in its list, until its text changes', async () => {
  const english = await publish(await create({ kind: 'SERVICE', language: 'EN', title: 'A ferry studio' }));
  const french = await create({
    kind: 'SERVICE',
    language: 'FR',
    title: 'Le studio du ferry',
    translationOf: english.id,
  });
  await update(english, 'The ferry studio');
  const published = await publish(french);
  expect(published.isOutdated).toBe(true);
  const moved = await run(
    `mutation ($id: ID!, $version: Int!) {
      updateContent(id: $id, version: $version, input: { position: 3 }) { ${fields} }
    }`,
    { id: published.id, version: published.version },
  );
  expect(moved.isOutdated).toBe(true);
  expect(await titles({ isOutdated: { eq: true } })).toEqual(['Le studio du ferry']);
  expect((await update(moved, 'Notre studio du ferry')).isOutdated).toBe(false);
});
