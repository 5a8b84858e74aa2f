import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationsOf } from '../../../../tools/testing/services/inboxes.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { designsOf } from '../testing/designs.ts';

const app = await createTestApp({}, afterAll);
await addRole(app, 'designer', 'read Website', 'update Website');
const admin = await app.tokenOf('admin@demo.com');
const designs = designsOf(app, admin);
const { jobs } = app.shared.services;

const at = '2999-01-01T08:00:00.000Z';
const later = '2999-01-02T08:00:00.000Z';
const home = async () =>
  (await app.server.inject({ method: 'GET', url: '/site/horizon/en' })).body.includes('class="stage"')
    ? 'MUSIC'
    : 'MAGAZINE';

/** Makes the jobs of scheduled designs due, all or those of one moment, and waits until they are done. */
async function letMomentsCome(moment?: string): Promise<void> {
  await app.shared.database.transaction(async (transaction) => {
    await transaction.run(
      `update job set due = 0 where kind = ?${moment === undefined ? '' : ' and due = ?'}`,
      ['website.publishDesign', ...(moment === undefined ? [] : [Date.parse(moment)])],
    );
  });
  await jobs.idle();
}

const failures = async () =>
  (await notificationsOf(app, admin, 'website.designNotPublished')) as Array<{
    subject: string;
    text: string;
    path: string;
  }>;

beforeEach(async () => {
  await designs.show({ template: 'MAGAZINE' });
  await designs.save({ template: 'MUSIC' });
});

describe('a scheduled design', () => {
  test('is published at its moment and not before, also on pages that are cached', async () => {
    expect((await designs.schedule(at)).website).toMatchObject({
      design: { template: 'MAGAZINE' },
      draft: { publishAt: at },
    });
    await jobs.idle();
    expect(await home()).toBe('MAGAZINE');
    await letMomentsCome();
    expect(await designs.read()).toMatchObject({ design: { template: 'MUSIC' }, draft: null });
    expect(await home()).toBe('MUSIC');
    expect(await failures()).toEqual([]);
    expect((await designs.takeBack()).website.design.template).toBe('MAGAZINE');
  });

  test('is published at once when the moment has passed', async () => {
    expect((await designs.schedule('2020-01-01T00:00:00.000Z')).website.design.template).toBe('MUSIC');
  });

  test('contains the changes of its draft until then', async () => {
    const { website } = await designs.schedule(at);
    expect((await designs.save({ template: 'COMMUNITY' }, website)).website.draft!.publishAt).toBe(at);
    await letMomentsCome();
    expect((await designs.read()).design.template).toBe('COMMUNITY');
  });

  test('stays a draft when its publication is cancelled', async () => {
    const { website } = await designs.schedule(at);
    expect((await designs.unschedule(website)).website.draft!.publishAt).toBeNull();
    await letMomentsCome();
    expect(await designs.read()).toMatchObject({
      design: { template: 'MAGAZINE' },
      draft: { design: { template: 'MUSIC' } },
    });
  });

  test('that is moved is published by the last schedule alone', async () => {
    const { website } = await designs.schedule(at);
    await designs.schedule(later, website);
    await letMomentsCome(at);
    expect(await designs.read()).toMatchObject({
      design: { template: 'MAGAZINE' },
      draft: { publishAt: later },
    });
    await letMomentsCome();
    expect((await designs.read()).design.template).toBe('MUSIC');
  });

  test('is published although the settings of the website change meanwhile', async () => {
    const { website } = await designs.schedule(at);
    const settings =
      'mutation ($version: Int!, $input: WebsiteInput!) { updateWebsite(version: $version, input: $input) { id version } }';
    const change = async (version: number) =>
      (await app.graphql(settings, { version, input: { tagline: 'By the sea' } }, admin)).data.updateWebsite;
    const { version } = await change(website.version);
    expect(version).toBe(website.version + 1);
    // The same settings again change no version.
    await change(version);
    await letMomentsCome();
    expect((await designs.read()).design.template).toBe('MUSIC');
  });

  test('is not published over another design; whoever scheduled it is notified', async () => {
    await designs.schedule(at);
    await designs.takeBack();
    await letMomentsCome();
    expect((await designs.read()).draft).toMatchObject({ publishAt: null, design: { template: 'MUSIC' } });
    expect(await failures()).toEqual([
      expect.objectContaining({
        subject: expect.stringMatching(/^The scheduled design of the website of .* was not published$/),
        text: expect.stringContaining('changed meanwhile'),
        path: '/admin/website/design',
      }),
    ]);
  });

  test('conflicts with what somebody else saved meanwhile, and needs the right to update the website', async () => {
    const stale = await designs.read();
    const { website } = await designs.save({ template: 'COMMUNITY' });
    expect((await designs.schedule(at, stale)).code).toBe('CONFLICT');
    expect((await designs.unschedule(stale)).code).toBe('CONFLICT');
    expect((await designs.schedule(at, { ...website, version: website.version - 1 })).code).toBe('CONFLICT');
    await addRole(app, 'onlooker', 'read Website');
    const theirs = designsOf(app, await app.as('onlooker'));
    expect((await theirs.schedule(at, website)).code).toBe('FORBIDDEN');
    expect((await theirs.unschedule(website)).code).toBe('FORBIDDEN');
    const designer = designsOf(app, await app.as('designer'));
    expect((await designer.schedule(at, website)).website.draft!.publishAt).toBe(at);
  });
});
