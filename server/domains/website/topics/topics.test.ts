import { afterAll, describe, expect, test } from 'vitest';
import { AuditEntry } from '../../../kit/audit/auditEntry.entity.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'sorter', 'read Topic', 'update Topic', 'read Content');
const admin = await app.tokenOf('admin@demo.com');

async function run<T>(operation: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await app.graphql(operation, variables, admin);
  expect(errors).toEqual([]);
  return Object.values(data)[0] as T;
}

let count = 0;
const newTopic = async (area = 'NEWS') =>
  (
    await run<{ id: string }>('mutation ($input: TopicInput!) { createTopic(input: $input) { id } }', {
      input: { name: `Topic ${++count}`, area },
    })
  ).id;

interface Content {
  id: string;
  version: number;
  topic: { id: string } | null;
  draft: { version: number; startedFrom: number; text: { topicId: string | null } } | null;
}

const fields = 'id version topic { id } draft { version startedFrom text { topicId } }';
const newContent = (topicId: string) =>
  run<Content>(`mutation ($input: ContentInput!) { createContent(input: $input) { ${fields} } }`, {
    input: { kind: 'NEWS', language: 'EN', title: `News ${++count}`, topicId },
  });
const read = (id: string) => run<Content>(`query ($id: ID!) { content(id: $id) { ${fields} } }`, { id });
const publish = ({ id, version }: Content) =>
  run<Content>(
    `mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { ${fields} } }`,
    { id, version },
  );
const saveDraft = ({ id, version }: Content, input: object) =>
  run<Content>(
    `mutation ($id: ID!, $version: Int!, $input: ContentPatch!) {
      saveContentDraft(id: $id, version: $version, draftVersion: 0, input: $input) { ${fields} }
    }`,
    { id, version, input },
  );

const merging = `mutation ($intoId: ID!, $fromIds: [ID!]!) {
  mergeTopics(intoId: $intoId, fromIds: $fromIds) { id contentCount }
}`;
const merge = (intoId: string, ...fromIds: string[]) =>
  run<{ id: string; contentCount: number }>(merging, { intoId, fromIds });

describe('topics that are merged', () => {
  test('become one, which has all their contents, those in the recycle bin too', async () => {
    const [into, merged, otherTopic] = [await newTopic(), await newTopic(), await newTopic()];
    const [first, binned] = [await newContent(merged), await newContent(otherTopic)];
    await newContent(into);
    await run('mutation ($id: ID!) { deleteContent(id: $id) }', { id: binned.id });
    expect(await merge(into, merged, otherTopic)).toEqual({ id: into, contentCount: 2 });
    await run('mutation ($id: ID!) { restoreContent(id: $id) { id } }', { id: binned.id });
    for (const { id } of [first, binned]) expect((await read(id)).topic).toEqual({ id: into });
    const { items } = await run<{ items: Array<{ id: string }> }>(
      '{ topics(perPage: 100) { items { id } } }',
    );
    expect(items.map(({ id }) => id)).not.toContain(merged);
    const entries = await app.orm.em
      .fork()
      .find(AuditEntry, { subject: 'Topic', subjectId: Number(into) }, { orderBy: { id: 'desc' } });
    expect(entries[0]!.changes).toEqual({ merged: [null, [Number(merged), Number(otherTopic)]] });
  });

  test('leave drafts ready to be published, with the topic that remains', async () => {
    const [into, from] = [await newTopic(), await newTopic()];
    const own = await saveDraft(await publish(await newContent(from)), { title: 'Changed' });
    const chosen = await saveDraft(await publish(await newContent(into)), { topicId: from });
    await merge(into, from);
    for (const { id } of [own, chosen]) {
      const { version, draft } = await read(id);
      expect(draft!.text.topicId).toBe(into);
      const published = await run<Content>(
        `mutation ($id: ID!, $version: Int!, $draftVersion: Int!) {
          publishContentDraft(id: $id, version: $version, draftVersion: $draftVersion) { ${fields} }
        }`,
        { id, version, draftVersion: draft!.version },
      );
      expect(published.topic).toEqual({ id: into });
    }
  });

  test('change the version of their contents, so that open editors notice', async () => {
    const [into, from] = [await newTopic(), await newTopic()];
    const { id, version } = await newContent(from);
    await merge(into, from);
    const update = `mutation ($id: ID!, $version: Int!) {
      updateContent(id: $id, version: $version, input: { title: "Stale" }) { id }
    }`;
    expect((await app.graphql(update, { id, version }, admin)).code).toBe('CONFLICT');
  });

  test('belong to one area and one radio, and need the right to delete', async () => {
    const [into, otherTopic] = [await newTopic(), await newTopic('BLOG')];
    const answer = (fromIds: string[], token = admin) =>
      app.graphql(merging, { intoId: into, fromIds }, token);
    expect((await answer([otherTopic])).fields).toEqual({ 'fromIds.0': 'different' });
    expect((await answer([into])).fields).toEqual({ fromIds: 'required' });
    expect((await answer(['999999'])).code).toBe('NOT_FOUND');
    expect((await answer([await newTopic()], await app.as('sorter'))).code).toBe('FORBIDDEN');
  });
});
