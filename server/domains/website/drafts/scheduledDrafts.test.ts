import { afterAll, describe, expect, test } from 'vitest';
import { notificationsOf } from '../../../../tools/testing/services/inboxes.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { publishDraftJob } from './publishDraftJob.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'columnist', 'read Content', 'create Content', 'update Content');
await addRole(app, 'leaver', 'read Content', 'update Content', 'publish Content');
await addRole(app, 'publisher', 'read Content', 'update Content', 'publish Content');
const admin = await app.tokenOf('admin@demo.com');
const { jobs } = app.shared.services;

interface Content {
  id: string;
  version: number;
  title: string;
  draft: { version: number; publishAt: string | null } | null;
}

const fields = 'id version title draft { version publishAt }';
const at = '2999-01-01T08:00:00.000Z';
const later = '2999-01-02T08:00:00.000Z';

async function run(operation: string, variables: object, token = admin) {
  const result = await app.graphql(operation, variables as Record<string, unknown>, token);
  return { ...result, content: Object.values(result.data ?? {})[0] as Content };
}

const save = ({ id, version, draft }: Content, input: object, token = admin) =>
  run(
    `mutation ($id: ID!, $version: Int!, $draftVersion: Int!, $input: ContentPatch!) {
      saveContentDraft(id: $id, version: $version, draftVersion: $draftVersion, input: $input) { ${fields} }
    }`,
    { id, version, draftVersion: draft?.version ?? 0, input },
    token,
  );

const schedule = ({ id, version, draft }: Content, from: string | null, token = admin) =>
  run(
    `mutation ($id: ID!, $version: Int!, $draftVersion: Int!, $from: DateTimeISO) {
      publishContentDraft(id: $id, version: $version, draftVersion: $draftVersion, from: $from) { ${fields} }
    }`,
    { id, version, draftVersion: draft!.version, from },
    token,
  );

const unschedule = ({ id, draft }: Content, token = admin) =>
  run(
    `mutation ($id: ID!, $draftVersion: Int!) {
      unscheduleContentDraft(id: $id, draftVersion: $draftVersion) { ${fields} }
    }`,
    { id, draftVersion: draft!.version },
    token,
  );

const move = ({ id, version }: Content, step: string, until: string | null = null) =>
  run(
    `mutation ($id: ID!, $version: Int!, $step: ContentStep!, $until: DateTimeISO) {
      moveContent(id: $id, version: $version, step: $step, until: $until) { ${fields} }
    }`,
    { id, version, step, until },
  );

const update = ({ id, version }: Content, input: object) =>
  run(
    `mutation ($id: ID!, $version: Int!, $input: ContentPatch!) {
      updateContent(id: $id, version: $version, input: $input) { ${fields} }
    }`,
    { id, version, input },
  );

const read = async ({ id }: Content) =>
  (await run(`query ($id: ID!) { content(id: $id) { ${fields} } }`, { id })).content;

/** A published content with a draft of another title. */
async function drafted(title: string): Promise<Content> {
  const { content } = await run(
    `mutation ($title: String!) { createContent(input: { kind: NEWS, language: EN, title: $title }) { ${fields} } }`,
    { title },
  );
  return (await save((await move(content, 'PUBLISH')).content, { title: `${title}, changed` })).content;
}

/** Lets the moments of all scheduled drafts come. */
async function letMomentsCome(): Promise<void> {
  await app.shared.database.transaction(async (transaction) => {
    await transaction.run("update job set due = 0 where kind = 'website.publishDraft'", []);
  });
  await jobs.idle();
}

const failures = async (token = admin) =>
  (await notificationsOf(app, token, 'website.draftNotPublished')) as Array<{
    subject: string;
    text: string;
    path: string;
  }>;

describe('a scheduled draft', () => {
  test('is published at its moment and not before', async () => {
    const content = await drafted('Timetable');
    const { content: scheduled } = await schedule(content, at);
    expect(scheduled).toMatchObject({ title: 'Timetable', draft: { publishAt: at } });
    await jobs.idle();
    expect((await read(content)).title).toBe('Timetable');
    await letMomentsCome();
    expect(await read(content)).toMatchObject({ title: 'Timetable, changed', draft: null });
    const page = await app.server.inject({ method: 'GET', url: '/site/horizon/en/news' });
    expect(page.body).toContain('Timetable, changed');
    expect((await failures()).filter(({ subject }) => subject.includes('Timetable'))).toEqual([]);
  });

  test('is published at once when the moment has passed', async () => {
    const content = await drafted('Late');
    expect((await schedule(content, '2020-01-01T00:00:00.000Z')).content.title).toBe('Late, changed');
  });

  test('stays when its publication is cancelled or moved, and is published by the last schedule alone', async () => {
    const cancelled = (await schedule(await drafted('Cancelled'), at)).content;
    expect((await unschedule(cancelled)).content.draft!.publishAt).toBeNull();
    const moved = (await schedule((await schedule(await drafted('Moved'), at)).content, later)).content;
    await app.shared.database.transaction(async (transaction) => {
      // Of the two jobs of the moved draft, only the first is due.
      await transaction.run('update job set due = 0 where kind = ? and due = ?', [
        'website.publishDraft',
        Date.parse(at),
      ]);
    });
    await jobs.idle();
    expect((await read(cancelled)).title).toBe('Cancelled');
    expect(await read(moved)).toMatchObject({ title: 'Moved', draft: { publishAt: later } });
    await letMomentsCome();
    expect((await read(moved)).title).toBe('Moved, changed');
  });

  test('keeps its schedule when people who may publish change it, and loses it otherwise', async () => {
    const [publisher, columnist] = [await app.as('publisher'), await app.as('columnist')];
    const scheduled = (await schedule(await drafted('Changed'), at)).content;
    const { content: stored } = await save(scheduled, { title: 'Changed again' }, publisher);
    expect(stored.draft!.publishAt).toBe(at);
    const { content: lost } = await save(stored, { title: 'Slipped in' }, columnist);
    expect(lost.draft!.publishAt).toBeNull();
    await letMomentsCome();
    expect((await read(lost)).title).toBe('Changed');
  });

  test('stays scheduled when the period of the content changes', async () => {
    const scheduled = (await schedule(await drafted('New dates'), at)).content;
    await move(scheduled, 'RESCHEDULE', later);
    await letMomentsCome();
    expect((await read(scheduled)).title).toBe('New dates, changed');
  });

  test('is not published over a change of the published text; whoever scheduled it is notified', async () => {
    const scheduled = (await schedule(await drafted('Overtaken'), at)).content;
    await update(scheduled, { excerpt: 'Changed in place' });
    await letMomentsCome();
    expect(await read(scheduled)).toMatchObject({
      title: 'Overtaken',
      draft: { publishAt: null },
    });
    expect((await failures()).filter(({ path }) => path.endsWith(`/${scheduled.id}`))).toEqual([
      expect.objectContaining({
        subject: 'The scheduled changes to “Overtaken” were not published',
        text: expect.stringContaining('changed meanwhile'),
      }),
    ]);
  });

  test('is not published when the person who scheduled it may not publish any more', async () => {
    const scheduled = (await schedule(await drafted('Revoked'), at, await app.as('leaver'))).content;
    const { data } = await app.graphql(
      '{ roles(filter: { key: { eq: "leaver" } }) { items { id version } } }',
      {},
      admin,
    );
    const { errors } = await app.graphql(
      'mutation ($id: ID!, $version: Int!, $input: RolePatch!) { updateRole(id: $id, version: $version, input: $input) { id } }',
      { ...data.roles.items[0], input: { abilities: [{ action: 'read', subject: 'Content' }] } },
      admin,
    );
    expect(errors).toEqual([]);
    await letMomentsCome();
    expect(await read(scheduled)).toMatchObject({ title: 'Revoked', draft: { publishAt: null } });
  });

  test('of a content in the recycle bin stays a draft', async () => {
    const scheduled = (await schedule(await drafted('Deleted'), at)).content;
    await run('mutation ($id: ID!) { deleteContent(id: $id) }', scheduled);
    await letMomentsCome();
    const { content } = await run(`mutation ($id: ID!) { restoreContent(id: $id) { ${fields} } }`, scheduled);
    expect(content).toMatchObject({ title: 'Deleted', draft: { publishAt: null } });
    expect((await failures()).map(({ text }) => text)).toContainEqual(expect.stringContaining('recycle bin'));
    expect((await schedule(content, null)).content).toMatchObject({ title: 'Deleted, changed', draft: null });
  });

  test('of a content that was deleted and restored before is published', async () => {
    const scheduled = (await schedule(await drafted('Back again'), at)).content;
    await run('mutation ($id: ID!) { deleteContent(id: $id) }', scheduled);
    await run('mutation ($id: ID!) { restoreContent(id: $id) { id } }', scheduled);
    await letMomentsCome();
    expect(await read(scheduled)).toMatchObject({ title: 'Back again, changed', draft: null });
  });

  test('that is scheduled anew while an earlier publication fails keeps the new schedule', async () => {
    const scheduled = (await schedule(await drafted('Twice'), at)).content;
    const { database, services } = app.shared;
    const racing: typeof database = new Proxy(database, {
      get(target, name) {
        const member = Reflect.get(target, name) as unknown;
        if (name !== 'transaction') return typeof member === 'function' ? member.bind(target) : member;
        return async (...work: Parameters<typeof database.transaction>) => {
          await schedule(scheduled, later);
          return database.transaction(...work);
        };
      },
    });
    const requester = { userId: 1, radioId: 1, tokenId: null, address: '', requestId: '' };
    const data = { record: Number(scheduled.id), at: Date.parse(at), requester };
    await publishDraftJob.givenUp!({ services, database: racing, data }, new Error('Broken'));
    expect((await read(scheduled)).draft!.publishAt).toBe(later);
    expect((await failures()).filter(({ path }) => path.endsWith(`/${scheduled.id}`))).toEqual([]);
  });

  test('is checked when it is scheduled', async () => {
    const otherContent = await drafted('Taken');
    const { content: clashing } = await save(await drafted('Clash'), { slug: 'taken' });
    expect(otherContent.title).toBe('Taken');
    expect(await schedule(clashing, at)).toMatchObject({ fields: { slug: 'taken' } });
    expect((await schedule({ ...otherContent, version: otherContent.version - 1 }, at)).code).toBe(
      'CONFLICT',
    );
    expect((await schedule(otherContent, at, await app.as('columnist'))).code).toBe('FORBIDDEN');
  });
});
