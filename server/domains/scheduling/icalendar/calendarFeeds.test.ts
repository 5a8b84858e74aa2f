import { afterAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../../tools/testing/json.ts';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { addEmission } from '../testing/calendar.ts';
import { makeEmission } from '../testing/plans.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const editor = await app.as('editor');
const staff = await app.as('support');
const author = await app.as('author');
const client = await app.tokenOf('client@demo.com');

const fields = 'id version name kind isOwn lastReadAt createdAt emission { id title } maker { fullName }';
const create = `mutation ($input: CalendarFeedInput!) { createCalendarFeed(input: $input) { address calendarFeed { ${fields} } } }`;
const revoke = 'mutation ($id: ID!) { revokeCalendarFeed(id: $id) }';
const list = `query { calendarFeeds(perPage: 100) { items { ${fields} } } }`;
const byId = `query ($id: ID!) { calendarFeed(id: $id) { ${fields} } }`;

const feed = (more: object = {}) => ({ input: { kind: 'RADIO', ...more } });
const made = async (token: string, more: object = {}): Promise<Json> => {
  const answer = await app.graphql(create, feed(more), token);
  expect(answer.errors).toEqual([]);
  return answer.data.createCalendarFeed;
};
const idsOf = async (token: string): Promise<string[]> =>
  (await app.graphql(list, {}, token)).data.calendarFeeds.items.map(({ id }: Json) => id);

describe('feeds of the calendar', () => {
  test('are closed to users who may not read the calendar', async () => {
    const { calendarFeed } = await made(staff);
    for (const [document, variables] of [
      [list, {}],
      [byId, { id: calendarFeed.id }],
      [create, feed()],
      [revoke, { id: calendarFeed.id }],
    ] as const) {
      expect((await app.graphql(document, variables)).code).toBe('UNAUTHENTICATED');
      expect((await app.graphql(document, variables, client)).code).toBe('FORBIDDEN');
    }
  });

  test('are neither made nor ended by a program: its token could outlive itself so', async () => {
    const { data } = await app.graphql(
      'mutation { createApiToken(name: "Program", scopes: [{ action: "read", subject: "Slot" }]) { token } }',
      {},
      staff,
    );
    const { token } = data.createApiToken;
    const { calendarFeed } = await made(staff);
    const before = await idsOf(staff);
    expect((await app.graphql(create, feed(), token)).code).toBe('SESSION_NEEDED');
    expect(await idsOf(staff)).toEqual(before);
    expect((await app.graphql(revoke, { id: calendarFeed.id }, token)).code).toBe('SESSION_NEEDED');
    expect(await idsOf(token)).toContain(calendarFeed.id);
  });

  test('are refused where a field is not acceptable', async () => {
    const foreign = await makeEmission(app, 2);
    const own = await addEmission(app, admin, 'Given');
    const wrong: Array<[object, object]> = [
      [{ name: 'x'.repeat(81) }, { name: 'tooLong' }],
      [{ kind: 'EMISSION' }, { emissionId: 'required' }],
      [{ kind: 'EMISSION', emissionId: '999999' }, { emissionId: 'unknown' }],
      [{ kind: 'EMISSION', emissionId: String(foreign) }, { emissionId: 'unknown' }],
      [{ kind: 'PERSON', emissionId: own }, { emissionId: 'invalid' }],
    ];
    for (const [more, problems] of wrong)
      expect((await app.graphql(create, feed(more), staff)).fields).toEqual(problems);
  });

  test('of somebody else are not found, except by users who manage the calendar', async () => {
    const { calendarFeed } = await made(staff, { name: 'Mine' });
    const { id } = calendarFeed;
    expect(await idsOf(author)).not.toContain(id);
    expect((await app.graphql(byId, { id }, author)).code).toBe('NOT_FOUND');
    expect((await app.graphql(revoke, { id }, author)).code).toBe('NOT_FOUND');
    const seen = (await app.graphql(byId, { id }, editor)).data.calendarFeed;
    expect(seen).toMatchObject({ name: 'Mine', isOwn: false, maker: { fullName: expect.any(String) } });
    expect((await app.graphql(revoke, { id }, editor)).data.revokeCalendarFeed).toBe(id);
    expect(await idsOf(staff)).not.toContain(id);
    expect((await app.graphql(revoke, { id }, staff)).code).toBe('NOT_FOUND');
  });

  test('of another radio are not there', async () => {
    const { calendarFeed } = await made(admin);
    const { id } = calendarFeed;
    const lagune = { 'x-radio': '2' };
    expect((await app.graphql(byId, { id }, admin, lagune)).code).toBe('NOT_FOUND');
    expect((await app.graphql(revoke, { id }, admin, lagune)).code).toBe('NOT_FOUND');
  });

  test('are shown with their address once, and stored without it', async () => {
    const emissionId = await addEmission(app, admin, 'Night');
    const { address, calendarFeed } = await made(staff, { kind: 'EMISSION', emissionId, name: ' Phone ' });
    const secret = new URL(address).searchParams.get('key')!;
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(calendarFeed).toMatchObject({
      name: 'Phone',
      kind: 'EMISSION',
      isOwn: true,
      lastReadAt: null,
      emission: { id: emissionId, title: 'Night' },
    });
    const rows = await app.shared.database.rows('select * from calendar_feed', []);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const [audited] = await app.shared.database.rows(
      "select changes from audit_entry where subject = 'CalendarFeed' order by id desc limit 1",
      [],
    );
    expect(JSON.stringify(audited)).toContain('Phone');
    const [stored] = await app.shared.database.rows('select secret_hash from calendar_feed where id = ?', [
      Number(calendarFeed.id),
    ]);
    expect(JSON.stringify(audited)).not.toContain(stored![0]);
  });

  test('are fifty for a person', async () => {
    const person = await app.as('user');
    for (let count = 0; count < 50; count++) await made(person);
    const refused = await app.graphql(create, feed(), person);
    expect(refused.errors[0]!.extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      limit: 'calendarFeeds',
      allowed: 50,
    });
  });
});
