// @module-tag slow
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patience } from '../../../../tools/testing/running/patience.ts';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { listening, refusalOf, send } from '../../library/testing/sending.ts';
import { converted, sound } from '../../library/testing/sounds.ts';
import { makeEmission, makeEpisode, makePodcast, makePresenter } from '../../scheduling/testing/plans.ts';
import { rushDesk } from './testing/rushes.ts';

const app = await createTestApp({}, afterAll);
const url = await listening(app);
const admin = await app.tokenOf('admin@demo.com');
await addRole(app, 'rush-reader', 'read Rush', 'read Emission');
await addRole(app, 'rush-sender', 'read Rush', 'create Rush');
await addRole(app, 'rush-elsewhere', 'manage Rush', 'create Episode OWN', 'read Episode');
await addRole(app, 'rush-reviewer', 'read Rush', 'update Rush OWN', 'read MediaItem');
const desk = rushDesk(app, url, admin);
const { execute, read, sent, step } = desk;

let root = 30;
/** Returns two seconds of sound. The bytes differ at each call. */
const take = () => sound('wav', undefined, { root: ++root });
const mine = async () => String((await execute('{ viewer { id } }')).data.viewer.id);
const me = await mine();

/** Creates a rush that is assigned to the administrator for review. */
async function inReview(content?: Buffer, metadata: Record<string, string> = {}) {
  const rush = await sent(content ?? (await take()), 'walk.wav', metadata);
  return (await step('assignRush', rush, 'assigneeId: $assigneeId', { assigneeId: me })).data.assignRush;
}
/** Creates a person with a role, an emission that they produce, and a rush of it in review. */
async function ownRush(role: string) {
  const token = await app.as(role);
  const emission = await makeEmission(app, 1);
  const user = Number((await execute('{ viewer { id } }', {}, token)).data.viewer.id);
  await makePresenter(app, 1, { emission, user, part: 'PRODUCER' });
  return { token, rush: await inReview(undefined, { emission: String(emission) }) };
}
const mark = (of: { id: string; version: number }, input: object) =>
  execute(
    'mutation ($id: ID!, $version: Int!, $input: RushMarks!) { markRushTake(id: $id, version: $version, input: $input) { version markIn markOut cuts { from to } } }',
    { id: of.id, version: of.version, input: { markIn: null, markOut: null, cuts: [], ...input } },
  );
const accept = (rush: { id: string; version: number }, input: object) =>
  step('acceptRush', rush, 'input: $input', { input });

describe('a rush that is sent', () => {
  test('is refused without signing in, and without the right to make one, before a byte is taken', async () => {
    const tiny = Buffer.from('x');
    const reader = await app.as('rush-reader');
    const to = (token: string) => send(url, tiny, { token, name: 'a.wav', kind: 'RUSH' });
    expect(await refusalOf(to('none'))).toBe('UNAUTHENTICATED');
    expect(await refusalOf(to(reader))).toBe('FORBIDDEN');
  });

  test('for an emission or as a take of a rush of nobody’s knowledge is refused', async () => {
    const to = (metadata: Record<string, string>, radio = 1) =>
      send(url, Buffer.from('x'), {
        token: admin,
        name: 'a.wav',
        kind: 'RUSH',
        radio,
        more: { metadata: { filename: 'a.wav', kind: 'RUSH', ...metadata } },
      });
    const emission = await makeEmission(app, 2);
    const rush = await sent(await take(), 'here.wav');
    expect(await refusalOf(to({ emission: String(emission) }))).toBe('BAD_USER_INPUT');
    expect(await refusalOf(to({ rush: '999999' }))).toBe('BAD_USER_INPUT');
    expect(await refusalOf(to({ rush: 'x' }))).toBe('BAD_USER_INPUT');
    expect(await refusalOf(to({ rush: rush.id }, 2))).toBe('BAD_USER_INPUT');
  });

  test('that is a picture by its name is refused', async () => {
    const sending = send(url, Buffer.from('x'), { token: admin, name: 'cover.jpg', kind: 'RUSH' });
    expect(await refusalOf(sending)).toBe('BAD_USER_INPUT');
  });

  test('waits for review, with its first take and the beginning of its history', async () => {
    const emission = await makeEmission(app, 1);
    const rush = await sent(await take(), 'Harbour_talk.wav', { emission: String(emission) });
    expect(rush).toMatchObject({
      title: 'Harbour talk',
      state: 'RECEIVED',
      emission: { id: String(emission) },
      rendering: 'NONE',
      takes: [{ number: 1, medium: { kind: 'RUSH', state: 'READY', failure: null } }],
      steps: [{ from: null, to: 'RECEIVED' }],
    });
    expect(rush.waitingSince).not.toBeNull();
    const played = await fetch(url + rush.takes[0].medium.fileUrl);
    expect(played.status).toBe(200);
    await played.arrayBuffer();
  });

  test('is played only by users who may read rushes', async () => {
    const rush = await sent(await take(), 'heard.wav');
    await addRole(app, 'media-listener', 'read MediaItem');
    const received = async (role: string) => {
      const headers = { authorization: `Bearer ${await app.as(role)}`, 'x-radio': '1' };
      const answer = await fetch(`${url}/media/1/${rush.takes[0].medium.id}/file`, { headers });
      await answer.arrayBuffer();
      return answer.status;
    };
    expect(await received('rush-reader')).toBe(200);
    expect(await received('media-listener')).toBe(404);
  });

  test('by a user who may only create rushes accepts no takes of others', async () => {
    const sender = await app.as('rush-sender');
    const rush = await sent(await take(), 'theirs.wav');
    const sending = send(url, await take(), {
      token: sender,
      name: 'mine.wav',
      kind: 'RUSH',
      more: { metadata: { filename: 'mine.wav', kind: 'RUSH', rush: rush.id } },
    });
    expect(await refusalOf(sending)).toBe('FORBIDDEN');
  });

  test('that is truncated has an error at its take, and cannot be accepted', async () => {
    const whole = await converted('mp3');
    const rush = await inReview(whole.subarray(0, Math.floor(whole.length * 0.4)));
    expect(rush.takes[0].medium).toMatchObject({ state: 'FAILED', failure: 'DAMAGED' });
    expect((await accept(rush, { outcome: 'MEDIUM', mediaKind: 'SONG' })).fields).toEqual({
      take: 'notReady',
    });
    expect((await mark(rush.takes[0], { markIn: 0 })).fields).toEqual({ take: 'notReady' });
  });

  test('with the same bytes as another is a rush of its own', async () => {
    const content = await take();
    const [first, second] = [await sent(content, 'one.wav'), await sent(content, 'two.wav')];
    expect([first.takes[0].medium.state, second.takes[0].medium.state]).toEqual(['READY', 'READY']);
  });
});

describe('a step with a rush', () => {
  test('needs the right to change rushes, on the radio of the rush', async () => {
    const rush = await sent(await take(), 'a.wav');
    const given = { assigneeId: me };
    const by = async (token: string) =>
      (await step('assignRush', rush, 'assigneeId: $assigneeId', given, token)).code;
    expect(await by('none')).toBe('UNAUTHENTICATED');
    expect(await by(await app.as('rush-reader'))).toBe('FORBIDDEN');
    const otherDesk = rushDesk(app, url, admin, 2);
    const foreign = await otherDesk.step('assignRush', rush, 'assigneeId: $assigneeId', given);
    expect(foreign.code).toBe('NOT_FOUND');
  });

  test('needs words where something is to be done, or is refused', async () => {
    const rush = await inReview();
    for (const name of ['sendBackRush', 'rejectRush']) {
      expect((await step(name, rush, 'words: $words', { words: '  ' })).fields).toEqual({
        words: 'required',
      });
      const long = await step(name, rush, 'words: $words', { words: 'x'.repeat(2001) });
      expect(long.fields).toEqual({ words: 'tooLong' });
    }
  });

  test('is one that leads on from where it stands', async () => {
    const rush = await sent(await take(), 'a.wav');
    const invalidTransition = { state: 'invalidTransition' };
    expect((await step('rejectRush', rush, 'words: $words', { words: 'No' })).fields).toEqual(
      invalidTransition,
    );
    expect((await accept(rush, { outcome: 'MEDIUM', mediaKind: 'SONG' })).fields).toEqual(invalidTransition);
    const review = await inReview();
    const { rejectRush } = (await step('rejectRush', review, 'words: $words', { words: 'Too loud' })).data;
    expect(rejectRush).toMatchObject({ state: 'REJECTED', waitingSince: null });
    expect(rejectRush.steps[0]).toMatchObject({ from: 'IN_REVIEW', to: 'REJECTED', words: 'Too loud' });
    const again = await step('assignRush', rejectRush, 'assigneeId: $assigneeId', { assigneeId: me });
    expect(again.fields).toEqual(invalidTransition);
  });

  test('gives it to nobody who is not of the radio', async () => {
    const rush = await sent(await take(), 'a.wav');
    const given = await step('assignRush', rush, 'assigneeId: $assigneeId', { assigneeId: '999999' });
    expect(given.fields).toEqual({ assigneeId: 'unknown' });
  });

  test('by two people at once succeeds for one, and the other gets the current state', async () => {
    const rush = await inReview();
    const [back, rejected] = await Promise.all([
      step('sendBackRush', rush, 'words: $words', { words: 'Again, please' }),
      step('rejectRush', rush, 'words: $words', { words: 'No' }),
    ]);
    expect([back.code, rejected.code].filter(Boolean)).toEqual(['CONFLICT']);
    const loser = back.code ? back : rejected;
    expect(loser.errors[0]!.extensions!['current']).toMatchObject({ id: Number(rush.id) });
    expect((await read(rush.id)).steps).toHaveLength(3);
  });

  test('back requests a new take, which joins the same rush and is reviewed again', async () => {
    const rush = await inReview();
    await step('sendBackRush', rush, 'words: $words', { words: 'The end is missing' });
    const again = await sent(await take(), 'take two.wav', { rush: rush.id });
    expect(again).toMatchObject({
      id: rush.id,
      state: 'RECEIVED',
      assignee: null,
      takes: [{ number: 2 }, { number: 1 }],
    });
    expect(again.steps.map(({ to }: { to: string }) => to)).toEqual([
      'RECEIVED',
      'SENT_BACK',
      'IN_REVIEW',
      'RECEIVED',
    ]);
    // A rush in review accepts no other take, so that it does not change while somebody listens to it.
    const review = (await step('assignRush', again, 'assigneeId: $assigneeId', { assigneeId: me })).data;
    const sending = send(url, await take(), {
      token: admin,
      name: 'three.wav',
      kind: 'RUSH',
      more: { metadata: { filename: 'three.wav', kind: 'RUSH', rush: review.assignRush.id } },
    });
    expect(await refusalOf(sending)).toBe('BAD_USER_INPUT');
  });
});

describe('marks and cuts of a take', () => {
  test('lie inside of the file, apart from each other, and leave something', async () => {
    const { takes } = await inReview();
    const of = takes[0];
    const { duration } = of.medium;
    const cases: Array<[object, object]> = [
      [{ markIn: duration }, { markIn: 'max' }],
      [{ markOut: duration + 1 }, { markOut: 'max' }],
      [{ markIn: 1000, markOut: 500 }, { markOut: 'min' }],
      [{ cuts: [{ from: 100, to: duration + 1 }] }, { 'cuts.0.to': 'max' }],
      [{ cuts: [{ from: 300, to: 300 }] }, { 'cuts.0.to': 'min' }],
      [
        {
          cuts: [
            { from: 100, to: 500 },
            { from: 400, to: 600 },
          ],
        },
        { 'cuts.1.from': 'overlaps' },
      ],
      [{ cuts: [{ from: 0, to: duration }] }, { cuts: 'nothingLeft' }],
      [{ markIn: 500, markOut: 1000, cuts: [{ from: 400, to: 1000 }] }, { cuts: 'nothingLeft' }],
      [{ markIn: -1 }, { markIn: 'min' }],
    ];
    for (const [input, fields] of cases)
      expect([input, (await mark(of, input)).fields]).toEqual([input, fields]);
    const input = { markIn: 200, markOut: 1800, cuts: [{ from: 500, to: 900 }] };
    const marked = await mark(of, input);
    expect(marked.data.markRushTake).toMatchObject(input);
    expect((await mark(of, input)).code).toBe('CONFLICT');
  });
});

describe('a comment on a take', () => {
  const add = (takeId: string, input: object, token = admin) =>
    execute(
      'mutation ($takeId: ID!, $input: RushNoteInput!) { addRushNote(takeId: $takeId, input: $input) { id start end text resolvedAt } }',
      { takeId, input },
      token,
    );
  const resolve = (id: string, resolved: boolean) =>
    execute(
      'mutation ($id: ID!, $resolved: Boolean!) { resolveRushNote(id: $id, resolved: $resolved) { resolvedAt resolvedBy { id } } }',
      { id, resolved },
    );

  test('stands at a moment or over a part inside of the file, and is settled and opened', async () => {
    const { takes, id } = await inReview();
    const of = takes[0].id;
    expect((await add(of, { start: 1, text: 'x' }, await app.as('rush-reader'))).code).toBe('FORBIDDEN');
    expect((await add(of, { start: 60_000, text: 'Late' })).fields).toEqual({ start: 'max' });
    expect((await add(of, { start: 500, end: 400, text: 'Back' })).fields).toEqual({ end: 'min' });
    expect((await add(of, { start: 500, text: ' ' })).fields).toEqual({ text: 'required' });
    expect((await add('999999', { start: 1, text: 'x' })).code).toBe('NOT_FOUND');
    const note = (await add(of, { start: 500, end: 900, text: 'A cough' })).data.addRushNote;
    expect((await resolve(note.id, true)).data.resolveRushNote).toMatchObject({ resolvedBy: { id: me } });
    expect((await read(id)).takes[0].comments).toMatchObject([{ start: 500, end: 900, text: 'A cough' }]);
    expect((await resolve(note.id, false)).data.resolveRushNote).toEqual({
      resolvedAt: null,
      resolvedBy: null,
    });
  });

  test('of somebody else is deleted only by users who may delete rushes', async () => {
    const { token: reviewer, rush } = await ownRush('rush-reviewer');
    const note = (await add(rush.takes[0].id, { start: 1, text: 'Mine' })).data.addRushNote;
    const remove = (token: string) =>
      execute('mutation ($id: ID!) { deleteRushNote(id: $id) }', { id: note.id }, token);
    expect((await remove(reviewer)).code).toBe('FORBIDDEN');
    expect((await remove(admin)).data.deleteRushNote).toBe(note.id);
  });
});

describe('a presenter', () => {
  const state = async (id: string, token: string) =>
    (await execute('query ($id: ID!) { rush(id: $id) { isMine } }', { id }, token)).data.rush.isMine;

  test('decides about nothing of somebody else’s emission, and about no rush of none', async () => {
    const presenter = await app.as('user');
    const emission = String(await makeEmission(app, 1));
    const foreign = await inReview(undefined, { emission });
    for (const rush of [foreign, await inReview()]) {
      expect(await state(rush.id, presenter)).toBe(false);
      const words = { words: 'Again' };
      const [newest] = rush.takes;
      const note = (
        await execute(
          'mutation ($id: ID!, $input: RushNoteInput!) { addRushNote(takeId: $id, input: $input) { id } }',
          { id: newest.id, input: { start: 1, text: 'Theirs' } },
        )
      ).data.addRushNote;
      const answers = [
        await step('assignRush', rush, 'assigneeId: $assigneeId', { assigneeId: me }, presenter),
        await step('sendBackRush', rush, 'words: $words', words, presenter),
        await step('rejectRush', rush, 'words: $words', words, presenter),
        await step('acceptRush', rush, 'input: $input', { input: { outcome: 'EPISODE' } }, presenter),
        await step('updateRush', rush, 'input: { title: "Mine" }', {}, presenter),
        await execute('mutation ($id: ID!) { renderRushAgain(id: $id) { id } }', { id: rush.id }, presenter),
        await execute(
          'mutation ($id: ID!, $version: Int!) { markRushTake(id: $id, version: $version, input: { markIn: 1, markOut: 9, cuts: [] }) { id } }',
          { id: newest.id, version: newest.version },
          presenter,
        ),
        await execute(
          'mutation ($id: ID!) { addRushNote(takeId: $id, input: { start: 1, text: "Mine" }) { id } }',
          { id: newest.id },
          presenter,
        ),
        await execute(
          'mutation ($id: ID!) { resolveRushNote(id: $id, resolved: true) { id } }',
          { id: note.id },
          presenter,
        ),
        await execute('mutation ($id: ID!) { deleteRushNote(id: $id) }', { id: note.id }, presenter),
      ];
      expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'FORBIDDEN'));
    }
    const { version } = await read(foreign.id);
    const back = await step('sendBackRush', { id: foreign.id, version }, 'words: $words', { words: 'Again' });
    const sending = send(url, await take(), {
      token: presenter,
      name: 'theirs.wav',
      kind: 'RUSH',
      more: { metadata: { filename: 'theirs.wav', kind: 'RUSH', rush: back.data.sendBackRush.id } },
    });
    expect(await refusalOf(sending)).toBe('FORBIDDEN');
  });

  test('reviews the rushes of their own emission and accepts them into its episodes, and gives none away', async () => {
    const { token, rush } = await ownRush('user');
    expect(await state(rush.id, token)).toBe(true);
    const elsewhere = String(await makeEmission(app, 1));
    const give = `input: { emissionId: "${elsewhere}" }`;
    expect((await step('updateRush', rush, give, {}, token)).code).toBe('FORBIDDEN');
    expect((await step('updateRush', rush, 'input: { emissionId: null }', {}, token)).code).toBe('FORBIDDEN');
    const episodeId = String(await makeEpisode(app, 1, { emission: Number(rush.emission.id) }));
    const given = { input: { outcome: 'EPISODE', episodeId } };
    const { errors, data } = await step('acceptRush', rush, 'input: $input', given, token);
    expect(errors).toEqual([]);
    expect(data.acceptRush).toMatchObject({ state: 'ACCEPTED', episode: { id: episodeId } });
    await app.shared.services.jobs.idle();
  });
});

describe('accepting a rush', () => {
  test('requires a target, and the permission to create it', async () => {
    const rush = await inReview();
    const wrong = async (input: object) => (await accept(rush, input)).fields;
    expect(await wrong({ outcome: 'MEDIUM' })).toEqual({ mediaKind: 'required' });
    expect(await wrong({ outcome: 'MEDIUM', mediaKind: 'VIDEO' })).toEqual({ mediaKind: 'invalid' });
    expect(await wrong({ outcome: 'MEDIUM', mediaKind: 'RUSH' })).toEqual({ mediaKind: 'invalid' });
    expect(await wrong({ outcome: 'EPISODE' })).toEqual({ episodeId: 'required' });
    expect(await wrong({ outcome: 'EPISODE', episodeId: '999999' })).toEqual({ episodeId: 'unknown' });
    const { token: reviewer, rush: own } = await ownRush('rush-reviewer');
    const given = { input: { outcome: 'MEDIUM', mediaKind: 'SONG' } };
    expect((await step('acceptRush', own, 'input: $input', given, reviewer)).code).toBe('FORBIDDEN');
    expect((await read(own.id)).state).toBe('IN_REVIEW');
  });

  test('makes a medium of the marked part without the cuts, and leaves the take as it is', async () => {
    const rush = await inReview();
    const cuts = [{ from: 600, to: 1000 }];
    const marked = await mark(rush.takes[0], { markIn: 200, markOut: 1600, cuts });
    expect(marked.errors).toEqual([]);
    const before = rush.takes[0].medium.duration;
    const { acceptRush } = (await accept(rush, { outcome: 'MEDIUM', mediaKind: 'JINGLE', title: 'Harbour' }))
      .data;
    expect(acceptRush).toMatchObject({ state: 'ACCEPTED', rendering: 'UNDER_WAY', waitingSince: null });
    await app.shared.services.jobs.idle();
    const after = await read(rush.id);
    expect(after).toMatchObject({
      rendering: 'DONE',
      rendered: 100,
      result: { kind: 'JINGLE', title: 'Harbour', state: 'READY' },
    });
    expect(Math.abs(after.result.duration - 1000)).toBeLessThan(60);
    expect(after.takes[0].medium.duration).toBe(before);
    expect((await mark(after.takes[0], {})).fields).toEqual({ state: 'invalidTransition' });
    const { data } = await execute('{ jingles(search: "Harbour") { items { id } } }');
    expect(data.jingles.items).toEqual([{ id: after.result.id }]);
  });

  test('makes the sound of an episode, which is in no list of the library', async () => {
    const emission = await makeEmission(app, 1);
    const episodeId = String(await makeEpisode(app, 1, { emission }));
    const rush = await inReview(await converted('mp3', ['-metadata', 'title=Raw']));
    await accept(rush, { outcome: 'EPISODE', episodeId });
    await app.shared.services.jobs.idle();
    const { result } = await read(rush.id);
    const { data, errors } = await execute(
      'query ($id: ID!) { episode(id: $id) { uploadStatus medium { id kind state fileUrl } } mediaItems(filter: { kind: { eq: EPISODE } }) { totalItems } }',
      { id: episodeId },
    );
    expect(errors).toEqual([]);
    expect(data.episode).toMatchObject({
      uploadStatus: 100,
      medium: { id: result.id, kind: 'EPISODE', state: 'READY' },
    });
    expect(data.mediaItems.totalItems).toBe(0);
  });

  test('replaces the sound that an episode has, once the new one can be played', async () => {
    const episodeId = String(await makeEpisode(app, 1, { emission: await makeEmission(app, 1) }));
    const [first, second, third] = [await inReview(), await inReview(), await inReview()];
    await accept(first, { outcome: 'EPISODE', episodeId });
    await app.shared.services.jobs.idle();
    await accept(second, { outcome: 'EPISODE', episodeId });
    const taken = (await accept(third, { outcome: 'EPISODE', episodeId })).fields;
    await app.shared.services.jobs.idle();
    const { result } = await read(second.id);
    const { data } = await execute(
      'query ($id: ID!) { episode(id: $id) { medium { id } incoming { id } } }',
      {
        id: episodeId,
      },
    );
    expect(data.episode).toEqual({ medium: { id: result.id }, incoming: null });
    expect((await read(first.id)).result).toBeNull();
    expect(taken === undefined || taken['episodeId'] === 'taken').toBe(true);
  });

  test('makes an entry of a podcast, which is in its feed', async () => {
    const emission = await makeEmission(app, 1, { slug: 'ferry' });
    const emissionId = String(emission);
    const rush = await inReview();
    const entry = (input: object, token = admin) =>
      step('acceptRush', rush, 'input: $input', { input: { outcome: 'PODCAST', ...input } }, token);
    expect((await entry({})).fields).toEqual({ emissionId: 'required' });
    expect((await entry({ emissionId: '999999' })).fields).toEqual({ emissionId: 'unknown' });
    expect((await entry({ emissionId })).fields).toEqual({ emissionId: 'noPodcast' });
    await makePodcast(app, 1, { emission });
    expect((await entry({ emissionId }, await app.as('rush-reviewer'))).code).toBe('FORBIDDEN');
    expect((await entry({ emissionId }, await app.as('rush-elsewhere'))).code).toBe('FORBIDDEN');
    const { data, errors } = await entry({ emissionId, title: 'Ferry <at> dusk' });
    expect(errors).toEqual([]);
    expect(data.acceptRush).toMatchObject({ state: 'ACCEPTED', outcome: 'PODCAST' });
    await app.shared.services.jobs.idle();
    const found = await execute(
      'query ($id: ID!) { episode(id: $id) { title number state publishedAt medium { state } emission { id } } }',
      { id: data.acceptRush.episode.id },
    );
    expect(found.data.episode).toMatchObject({
      title: 'Ferry <at> dusk',
      number: 1,
      state: 'PUBLISHED',
      medium: { state: 'READY' },
      emission: { id: emissionId },
    });
    const feed = await fetch(`${url}/feeds/horizon/ferry.xml`);
    const { window } = new JSDOM(await feed.text(), { contentType: 'text/xml' });
    const titles = [...window.document.querySelectorAll('item > title')].map((title) => title.textContent);
    expect(titles).toEqual(['Ferry <at> dusk']);
  });

  test('twice at once makes one', async () => {
    const rush = await inReview();
    const input = { outcome: 'MEDIUM', mediaKind: 'GENERIC', title: 'Once only' };
    const answers = await Promise.all([accept(rush, input), accept(rush, input)]);
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual(['CONFLICT']);
    await app.shared.services.jobs.idle();
    const { data } = await execute('{ generics(search: "Once only") { totalItems } }');
    expect(data.generics.totalItems).toBe(1);
  });

  test('reports why the new file could not be created, and creates it on a retry', async () => {
    const rush = await inReview();
    const again = () =>
      execute(`mutation ($id: ID!) { renderRushAgain(id: $id) { rendering renderingFailure } }`, {
        id: rush.id,
      });
    expect((await again()).code).toBe('NOT_RETRIABLE');
    const { storage } = app.shared.services;
    const [[key]] = (await app.shared.database.rows('select file_key from media_item where id = ?', [
      Number(rush.takes[0].medium.id),
    ])) as [[string]];
    const { content } = (await storage.read(key))!;
    const bytes = Buffer.concat(await content.toArray());
    await storage.delete(key);
    await accept(rush, { outcome: 'MEDIUM', mediaKind: 'GENERIC', title: 'Lost' });
    await app.shared.services.jobs.idle();
    expect(await read(rush.id)).toMatchObject({
      state: 'ACCEPTED',
      rendering: 'FAILED',
      renderingFailure: 'FILE_MISSING',
      result: null,
    });
    await storage.put(key, bytes);
    expect((await again()).data.renderRushAgain).toEqual({ rendering: 'UNDER_WAY', renderingFailure: null });
    await app.shared.services.jobs.idle();
    expect(await read(rush.id)).toMatchObject({ rendering: 'DONE', renderingFailure: null });
  });

  test('of one that exceeds the quota is reported', async () => {
    const rush = await inReview();
    const setQuota = (quota: number | null) =>
      app.shared.database.transaction(async (transaction) => {
        await transaction.run('update radio set media_quota = ? where id = 1', [quota]);
      });
    await setQuota(1);
    await accept(rush, { outcome: 'MEDIUM', mediaKind: 'GENERIC' });
    await app.shared.services.jobs.idle();
    await setQuota(null);
    expect(await read(rush.id)).toMatchObject({ rendering: 'FAILED', renderingFailure: 'STORAGE_FULL' });
  });
});

describe('a rush of unusual sound', () => {
  let long: Buffer;
  beforeAll(async () => {
    long = await converted('flac', [
      '-f',
      'lavfi',
      '-i',
      'anullsrc=r=8000:cl=mono',
      '-map',
      '1:a',
      '-t',
      '10800',
      '-ar',
      '8000',
    ]);
  });

  test(
    'of three silent hours is taken, marked near its end and accepted',
    { tags: ['slow'], timeout: 120_000 * patience },
    async () => {
      const rush = await inReview(long);
      expect(rush.takes[0].medium).toMatchObject({ state: 'READY', duration: 10_800_000, loudness: null });
      const marked = await mark(rush.takes[0], { markIn: 10_790_000, markOut: 10_799_000 });
      expect(marked.errors).toEqual([]);
      await accept(rush, { outcome: 'MEDIUM', mediaKind: 'PUBLICITY', title: 'Nothing' });
      await app.shared.services.jobs.idle();
      const { result } = await read(rush.id);
      expect(result).toMatchObject({ state: 'READY', title: 'Nothing' });
      expect(Math.abs(result.duration - 9000)).toBeLessThan(60);
    },
  );
});

describe('the waiting room', () => {
  test('gives what waits longest first, by state, emission and who listens', async () => {
    const emission = await makeEmission(app, 1);
    const first = await sent(await take(), 'first.wav', { emission: String(emission) });
    const second = await sent(await take(), 'second.wav', { emission: String(emission) });
    const list = async (filter: object): Promise<string[]> =>
      (
        await execute(
          'query ($filter: RushFilter) { rushes(filter: $filter, sort: [{ waitingSince: ASC }]) { items { id } } }',
          { filter: { emissionId: { in: [String(emission)] }, ...filter } },
        )
      ).data.rushes.items.map(({ id }: { id: string }) => id);
    expect(await list({})).toEqual([first.id, second.id]);
    await step('assignRush', second, 'assigneeId: $assigneeId', { assigneeId: me });
    expect(await list({ state: { in: ['RECEIVED'] } })).toEqual([first.id]);
    expect(await list({ assigneeId: { in: [me] } })).toEqual([second.id]);
  });
});
