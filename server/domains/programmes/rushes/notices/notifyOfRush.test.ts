import { afterAll, describe, expect, test } from 'vitest';
import { subjectsOf, notificationsOf } from '../../../../../tools/testing/services/inboxes.ts';
import { addRole, createTestApp } from '../../../../../tools/testing/testApp.ts';
import { listening } from '../../../library/testing/sending.ts';
import { sound } from '../../../library/testing/sounds.ts';
import { makeEmission, makePresenter } from '../../../scheduling/testing/plans.ts';
import { rushDesk } from '../testing/rushes.ts';

const app = await createTestApp({}, afterAll);
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');
await addRole(app, 'rush-sender', 'read Rush', 'create Rush');
await addRole(app, 'rush-reviewer', 'read Rush', 'update Rush OWN');
const sender = await app.as('rush-sender');
const reviewer = await app.as('rush-reviewer');
const desk = rushDesk(app, url, admin);
const idOf = async (token: string) =>
  String((await app.graphql('{ viewer { id } }', {}, token)).data.viewer.id);
const reviewerId = await idOf(reviewer);

let root = 60;
const sent = async (name: string, metadata: Record<string, string> = {}) =>
  desk.sent(await sound('wav', undefined, { root: ++root }), name, metadata, { token: sender });
const seen = async (token: string) => app.graphql('mutation { markAllNotificationsSeen }', {}, token);

describe('a rush that waits', () => {
  test('is announced in one line, only to users who may decide about it', async () => {
    await sent('harbour.wav');
    await sent('market.wav');
    const [reported, ...more] = await notificationsOf(app, admin, 'planning.rushWaits');
    expect([reported!.subject, reported!.number, more]).toEqual([
      '2 rushes are waiting, the last one: market',
      2,
      [],
    ]);
    expect(await notificationsOf(app, sender, 'planning.rushWaits')).toEqual([]);
    // Reviewers who may only decide about rushes of their own emissions are not notified of other rushes.
    expect(await notificationsOf(app, reviewer, 'planning.rushWaits')).toEqual([]);
    const emission = await makeEmission(app, 1);
    await makePresenter(app, 1, { emission, user: Number(reviewerId) });
    const rush = await sent('own.wav', { emission: String(emission) });
    expect(await notificationsOf(app, reviewer, 'planning.rushWaits')).toMatchObject([
      { subject: 'A rush is waiting: own', path: `/admin/rushs/${rush.id}` },
    ]);
  });

  test('is announced again when it returns with a new take, but not to the user who returned it', async () => {
    await seen(admin);
    const rush = await sent('again.wav');
    const at = async (name: string, of: object, args: string, variables: Record<string, unknown>) =>
      (await desk.step(name, of as never, args, variables)).data[name];
    const mine = await at('assignRush', rush, 'assigneeId: $assigneeId', { assigneeId: await idOf(admin) });
    await at('sendBackRush', mine, 'words: $words', { words: 'Too loud.' });
    await seen(admin);
    const before = (await notificationsOf(app, admin, 'planning.rushWaits')).length;
    await sent('louder.wav', { rush: rush.id });
    expect(await subjectsOf(app, admin, 'planning.rushWaits')).toHaveLength(before + 1);
  });
});

describe('a rush that is decided about', () => {
  test('is announced to the user to whom it is assigned, but not to a user who takes it', async () => {
    const rush = await sent('given.wav');
    const given = await desk.step('assignRush', rush, 'assigneeId: $assigneeId', { assigneeId: reviewerId });
    expect(given.errors).toEqual([]);
    expect(await notificationsOf(app, reviewer, 'planning.rushAssigned')).toMatchObject([
      {
        subject: 'Ada Merle assigned the rush given to you',
        isMention: true,
        path: `/admin/rushs/${rush.id}`,
      },
    ]);
    const own = await sent('taken.wav');
    await desk.step('assignRush', own, 'assigneeId: $assigneeId', { assigneeId: await idOf(admin) });
    expect(await notificationsOf(app, admin, 'planning.rushAssigned')).toEqual([]);
  });

  test.each([
    ['sendBackRush', 'words: $words', { words: 'Too long.' }, 'was sent back to you', 'Too long.'],
    ['rejectRush', 'words: $words', { words: 'Not ours.' }, 'was rejected', 'Not ours.'],
    [
      'acceptRush',
      'input: $input',
      { input: { outcome: 'MEDIUM', mediaKind: 'GENERIC' } },
      'was accepted',
      'Its new file is being created.',
    ],
  ])('is announced to its sender, with the comment: %s', async (step, args, variables, said, text) => {
    const rush = await sent(`${step}.wav`);
    const taken = await desk.step('assignRush', rush, 'assigneeId: $assigneeId', {
      assigneeId: await idOf(admin),
    });
    const { errors } = await desk.step(step, taken.data.assignRush, args, variables);
    expect(errors).toEqual([]);
    const [reported] = await notificationsOf(app, sender, 'planning.rushDecided');
    expect(reported).toMatchObject({ subject: `${step} ${said}`, text, isMention: true });
    expect(await notificationsOf(app, admin, 'planning.rushDecided')).toEqual([]);
    expect(await notificationsOf(app, reviewer, 'planning.rushDecided')).toEqual([]);
  });
});
