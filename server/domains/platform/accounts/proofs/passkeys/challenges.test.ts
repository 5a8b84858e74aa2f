import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../../../../tools/testing/testApp.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';
const app = await createTestApp({}, afterAll);
/** With several processes on one database, a challenge of one process may be answered on another. */
const otherApp = isPostgres ? await createTestApp({ beside: app }, afterAll) : app;
const [here, there] = [app, otherApp].map(({ shared }) => shared.services.identity.challenges);

const expired = expect.objectContaining({
  extensions: expect.objectContaining({ code: 'CHALLENGE_EXPIRED' }),
});

test('a challenge that was used on one process is read on no other', async () => {
  const { token } = here!.issue('secondStep', { userId: 1 });
  const challenge = await there!.read(token, 'secondStep');
  await there!.spend(challenge);
  await expect(here!.read(token, 'secondStep')).rejects.toEqual(expired);
  await expect(here!.spend(challenge)).rejects.toEqual(expired);
});

test('a challenge is taken from one of many at once', async () => {
  const { token } = here!.issue('secondStep', { userId: 1 });
  const challenge = await here!.read(token, 'secondStep');
  const tries = Array.from({ length: 20 }, (_, index) => (index % 2 ? here! : there!).spend(challenge));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a challenge is forgotten when it would not be good any more', async () => {
  const { database } = app.shared;
  const count = async () => Number((await database.rows('select count(*) from spent_challenge', []))[0]![0]);
  await here!.spend({ purpose: 'secondStep', nonce: 'old' });
  await database.transaction(async (transaction) => {
    const long = isPostgres ? "ends_at - interval '1 hour'" : 'ends_at - 3600000';
    await transaction.run(`update spent_challenge set ends_at = ${long}`, []);
  });
  await here!.spend({ purpose: 'secondStep', nonce: 'new' });
  expect(await count()).toBe(1);
});
