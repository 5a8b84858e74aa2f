import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { declaredLimits } from '../../../kit/limit.ts';
import { createTestApp, type TestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const document = 'mutation ($name: String!) { createStreamKey(name: $name) { streamKey { id name } } }';

interface Sent {
  token?: string;
  at?: TestApp;
  query?: string;
  headers?: Record<string, string>;
}

async function send(
  name: string,
  key: string,
  { token = admin, at = app, query = document, headers }: Sent = {},
) {
  const answer = await at.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'idempotency-key': key,
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    payload: { query, variables: query === document ? { name } : {} },
  });
  const { data, errors } = answer.json() as {
    data?: { createStreamKey: { streamKey: { id: string } } | null };
    errors?: Array<{ extensions: Record<string, unknown> }>;
  };
  return {
    made: data?.createStreamKey,
    refusal: errors?.[0]?.extensions,
    status: answer.statusCode,
    headers: answer.headers,
  };
}

const named = async (name: string) => {
  const { data } = await app.graphql('{ ownStreamKeys { name } }', {}, admin);
  return (data.ownStreamKeys as Array<{ name: string }>).filter((streamKey) => streamKey.name === name)
    .length;
};

describe('a mutation with an Idempotency-Key', () => {
  test('of nobody is refused as without one, and keeps nothing', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const { refusal, headers } = await send('Nobody', 'of-nobody', { token: '' });
      expect(refusal).toBeTruthy();
      expect(headers['idempotency-replayed']).toBeUndefined();
    }
  });

  test('is refused with a key that is none', async () => {
    for (const key of ['with a space', 'é', 'x'.repeat(256)])
      expect(await send('Wrong', key)).toMatchObject({ status: 400, refusal: { code: 'BAD_REQUEST' } });
  });

  test('is refused where the key stood for another request', async () => {
    await send('First', 'taken');
    const conflicting = await send('Second', 'taken');
    expect(conflicting).toMatchObject({ status: 422, refusal: { code: 'IDEMPOTENCY_KEY_REUSED' } });
    expect(await named('Second')).toBe(0);
  });

  test('whose server has ended reports that the result is unknown', async () => {
    const { database, services } = app.shared;
    const request = JSON.stringify([document, { name: 'Cut off' }, undefined, '', '']);
    const { viewer } = (await app.graphql('{ viewer { id } }', {}, admin)).data;
    const requests = { userId: Number(viewer.id), caller: '', key: 'cut-off', request };
    void services.storedAnswers.once(
      requests,
      () => new Promise(() => {}),
      () => undefined,
    );
    await expect
      .poll(async () => (await send('Cut off', 'cut-off')).refusal)
      .toMatchObject({ code: 'STILL_RUNNING', retryAfter: 1 });
    await database.transaction(async (transaction) => {
      const at = new Date(Date.now() - 61_000);
      await transaction.run('update stored_answer set started_at = ? where answer is null', [
        database.models.stored(at),
      ]);
    });
    expect(await send('Cut off', 'cut-off')).toMatchObject({
      status: 409,
      refusal: { code: 'OUTCOME_UNKNOWN' },
    });
    expect(await named('Cut off')).toBe(0);
  });

  test('sent again gets the answer of the first time, from any process, and is done once', async () => {
    const first = await send('Once', 'again');
    expect(first.made!.streamKey.id).toBeTruthy();
    const beside = await createTestApp({ beside: app });
    for (const at of [app, beside]) {
      const again = await send('Once', 'again', { at });
      expect(again.made).toEqual(first.made);
      expect(again.headers['idempotency-replayed']).toBe('true');
    }
    expect(await named('Once')).toBe(1);
  });

  test('sent several times at once is done once', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send('At once', 'at-once')));
    const made = new Set(answers.flatMap(({ made }) => (made ? [made.streamKey.id] : [])));
    expect(made.size).toBe(1);
    for (const { made: own, refusal, headers } of answers.filter((answer) => !answer.made)) {
      expect(own).toBeUndefined();
      expect(refusal).toMatchObject({ code: 'STILL_RUNNING' });
      expect(headers['retry-after']).toBe('1');
    }
    expect(await named('At once')).toBe(1);
  });

  test('that was refused before it ran may be sent again, and one that ran with an error may not', async () => {
    const wrong = { query: 'mutation { createStreamKey(name: 1) { key } }' };
    for (let turn = 0; turn < 2; turn++)
      expect((await send('', 'refused', wrong)).headers['idempotency-replayed']).toBeUndefined();
    const bad = await send('', 'bad-name');
    expect(bad.refusal).toMatchObject({ code: 'BAD_USER_INPUT' });
    const again = await send('', 'bad-name');
    expect(again.refusal).toMatchObject({ code: 'BAD_USER_INPUT' });
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  test('is of its caller alone: another person, and a program with a token, have keys of their own', async () => {
    const own = await send('Mine', 'shared-name');
    const editor = await send('Mine', 'shared-name', { token: await app.as('editor') });
    expect(editor.made!.streamKey.id).not.toBe(own.made!.streamKey.id);
    const { data } = await app.graphql(
      'mutation { createApiToken(name: "t", scopes: [{ action: "read", subject: "Invoice" }]) { token } }',
      {},
      admin,
    );
    const program = await send('Mine', 'shared-name', { token: data.createApiToken.token as string });
    expect(program.made).toBeFalsy();
    expect(program.headers['idempotency-replayed']).toBeUndefined();
  });

  test('leaves nothing readable in the database', async () => {
    await send('Secret', 'kept-locked');
    const rows = await app.shared.database.rows(
      'select answer, key_hash, request_hash from stored_answer',
      [],
    );
    expect(JSON.stringify(rows)).not.toContain('streamKey');
    expect(JSON.stringify(rows)).not.toContain('kept-locked');
    // The stored hash must be keyed. From a plain hash, a password in the request could be guessed.
    const request = JSON.stringify([document, { name: 'Secret' }, undefined, '', '']);
    const plain = createHash('sha256')
      .update(JSON.stringify([request]))
      .digest('base64url');
    expect(JSON.stringify(rows)).not.toContain(plain);
  });

  test('that requests a secret is done once, and its response is not stored', async () => {
    const secret = document.replace('streamKey {', 'key streamKey {').replaceAll('$name', '"Shown once"');
    const query = secret.replace('mutation ("Shown once": String!)', 'mutation');
    const sealed = () => app.shared.database.rows("select answer from stored_answer where answer = ''", []);
    const before = (await sealed()).length;
    const first = await send('', 'shown-once', { query });
    expect(first.made).toMatchObject({ key: expect.stringMatching(/^live_/) });
    expect(await sealed()).toHaveLength(before + 1);
    expect(await send('', 'shown-once', { query })).toMatchObject({
      status: 409,
      refusal: { code: 'ANSWER_NOT_STORED' },
    });
    expect(await named('Shown once')).toBe(1);
  });

  test('keeps no answer that is too long, and no more of one person than their share', async () => {
    const { viewer } = (await app.graphql('{ viewer { id } }', {}, admin)).data;
    const answer = async (key: string, length: number) => {
      const request = { userId: Number(viewer.id), caller: '', key, request: key };
      const body = 'x'.repeat(length);
      const work = async () => ({ status: 200, contentType: 'application/json', body });
      await app.shared.services.storedAnswers.once(request, work, (done) => done);
      return (await app.shared.services.storedAnswers.once(request, work, (done) => done)).stored?.body
        .length;
    };
    await expect(answer('too-long', 65_000)).rejects.toMatchObject({
      extensions: { code: 'ANSWER_NOT_STORED' },
    });
    let retained = 0;
    const fillShare = async () => {
      for (; retained < 100; retained++) await answer(`share-${retained}`, 45_000);
    };
    await expect(fillShare()).rejects.toMatchObject({ extensions: { code: 'ANSWER_NOT_STORED' } });
    expect(retained).toBeGreaterThan(50);
    expect(await answer('short', 1000)).toBe(1000);
  });

  test('keeps no more short answers than the limits, of one person and in all', async () => {
    const { viewer } = (await app.graphql('{ viewer { id } }', {}, admin)).data;
    const answers = app.shared.services.storedAnswers;
    const isStored = async (key: string) => {
      const request = { userId: Number(viewer.id), caller: 'short', key, request: key };
      const work = async () => ({ status: 200, contentType: 'application/json', body: 'x'.repeat(500) });
      await answers.once(request, work, (done) => done);
      return answers
        .once(request, work, (done) => done)
        .then(
          () => true,
          () => false,
        );
    };
    for (const name of ['storedShortAnswersOfPerson', 'storedShortAnswersInAll']) {
      expect(await isStored(`${name} before`)).toBe(true);
      const limit = declaredLimits().find((declared) => declared.name === name)! as { max: number };
      const { max } = limit;
      limit.max = 1000;
      expect(await isStored(`${name} full`)).toBe(false);
      limit.max = max;
    }
  });

  test('does not touch queries', async () => {
    for (let turn = 0; turn < 2; turn++) {
      const { headers } = await send('', 'query', { query: '{ viewer { id } }' });
      expect(headers['idempotency-replayed']).toBeUndefined();
    }
  });

  test('is forgotten after a day', async () => {
    await send('Old', 'old');
    const { database, services } = app.shared;
    const at = new Date(Date.now() - 25 * 3_600_000);
    await database.transaction(async (transaction) => {
      await transaction.run('update stored_answer set started_at = ?', [database.models.stored(at)]);
      await services.jobs.add(transaction, (await import('./sweepAnswersJob.ts')).sweepAnswersJob, {});
    });
    await services.jobs.idle();
    await send('Old', 'old');
    expect(await named('Old')).toBe(2);
  });
});
