// @module-tag slow
import { once } from 'node:events';
import { afterAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { listening } from '../../domains/library/testing/sending.ts';
import { patience } from '../../../tools/testing/running/patience.ts';
import { addRole, createTestApp } from '../../../tools/testing/testApp.ts';

const isPostgres = process.env['TEST_DATABASE'] === 'postgresql';
const app = await createTestApp({}, afterAll);
/** On PostgreSQL, the application of the sockets is not the one of the changes, as with several processes on one database. */
const socketApp = isPostgres ? await createTestApp({ beside: app }, afterAll) : app;
const url = (await listening(socketApp)).replace('http', 'ws');
await addRole(app, 'media-editor', 'read MediaItem', 'update MediaItem');
let people = 0;

/** Signs in a new person who has a new role, as a member of the first radio's team. */
async function somebody() {
  const role = `media-hearer-${++people}`;
  await addRole(app, role, 'read MediaItem');
  const accessToken = await app.as(role);
  const session = app.shared.services.accounts.sessions.sessionOf(accessToken)!;
  const [[user] = []] = await app.shared.database.rows('select user_id from session where id = ?', [session]);
  return { accessToken, session, user: Number(user) };
}

/** Creates an API token of the administrator for a program. */
async function program() {
  const { data } = await app.graphql(
    'mutation { createApiToken(name: "listener", scopes: [{ action: "read", subject: "MediaItem" }]) { token apiToken { id } } }',
    {},
    await app.tokenOf('admin@demo.com'),
  );
  const { token, apiToken } = data.createApiToken as { token: string; apiToken: { id: string } };
  return { accessToken: token, id: Number(apiToken.id) };
}

async function open(accessToken: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url}/graphql/live`, 'graphql-transport-ws');
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken, radio: '1' } }));
  const [answer] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(answer.toString())).toMatchObject({ type: 'connection_ack' });
  return socket;
}

const change = (sql: string, ...values: Array<number | string>) =>
  app.shared.database.transaction(async (transaction) => transaction.run(sql, values));

const changes: Record<string, { outcome: 'closed' | 'open'; begin: () => Promise<Begun> }> = {
  'the session is signed out': {
    outcome: 'closed',
    begin: async () => {
      const { accessToken, session } = await somebody();
      return { accessToken, change: () => app.shared.services.accounts.sessions.revoke(session) };
    },
  },
  'the session runs out': {
    outcome: 'closed',
    begin: async () => {
      const { accessToken, session } = await somebody();
      return {
        accessToken,
        change: () => change('update session set expires_at = created_at where id = ?', session),
      };
    },
  },
  'the person is suspended': {
    outcome: 'closed',
    begin: async () => {
      const { accessToken, user } = await somebody();
      return {
        accessToken,
        change: () => change(`update "user" set status = 'INACTIVE' where id = ?`, user),
      };
    },
  },
  'the person leaves the team of the radio': {
    outcome: 'closed',
    begin: async () => {
      const { accessToken, user } = await somebody();
      return { accessToken, change: () => change('delete from team_member where user_id = ?', user) };
    },
  },
  'the token is revoked': {
    outcome: 'closed',
    begin: async () => {
      const { accessToken, id } = await program();
      return {
        accessToken,
        change: () => change('update api_token set revoked_at = created_at where id = ?', id),
      };
    },
  },
  'the token runs out': {
    outcome: 'closed',
    begin: async () => {
      const { accessToken, id } = await program();
      return {
        accessToken,
        change: () => change('update api_token set expires_at = created_at where id = ?', id),
      };
    },
  },
  'another role lets the person stay': {
    outcome: 'open',
    begin: async () => {
      const { accessToken, user } = await somebody();
      const role = '(select id from role where key = ?)';
      return {
        accessToken,
        change: () => change(`update "user" set role_id = ${role} where id = ?`, 'media-editor', user),
      };
    },
  },
  'nothing happens to a person': {
    outcome: 'open',
    begin: async () => ({ accessToken: (await somebody()).accessToken, change: async () => {} }),
  },
  'nothing happens to a token': {
    outcome: 'open',
    begin: async () => ({ accessToken: (await program()).accessToken, change: async () => {} }),
  },
};

interface Begun {
  accessToken: string;
  change: () => Promise<unknown>;
}

test('sockets of ended sessions are closed, and no others, with one query for all of them', async () => {
  const { accounts } = socketApp.shared.services;
  const [marksRead, identified] = [vi.spyOn(accounts, 'marksOf'), vi.spyOn(accounts, 'identify')];
  const sockets = new Map<string, WebSocket>();
  const begun: Begun[] = [];
  for (const [name, { begin }] of Object.entries(changes)) {
    const change = await begin();
    begun.push(change);
    sockets.set(name, await open(change.accessToken));
  }
  const isClosed = (socket: WebSocket) => (socket.readyState === WebSocket.OPEN ? 'open' : 'closed');
  const outcomes = () => Object.fromEntries([...sockets].map(([name, socket]) => [name, isClosed(socket)]));
  // The first check of each socket stores its mark. The changes begin after that.
  await expect
    .poll(() => marksRead.mock.settledResults.length, { timeout: 8000 * patience })
    .toBeGreaterThan(0);
  for (const change of begun) await change.change();
  const wanted = Object.fromEntries(Object.entries(changes).map(([name, { outcome }]) => [name, outcome]));
  await expect.poll(outcomes, { timeout: 8000 * patience }).toEqual(wanted);

  const [before, identifiedBefore] = [marksRead.mock.calls.length, identified.mock.calls.length];
  await expect
    .poll(() => marksRead.mock.calls.length, { timeout: 15_000 * patience })
    .toBeGreaterThanOrEqual(before + 2);
  expect(outcomes()).toEqual(wanted);
  // Each check covers all open sockets. A busy machine may run several checks between two polls of the test.
  const left = Object.values(wanted).filter((outcome) => outcome === 'open').length;
  for (const [holders] of marksRead.mock.calls.slice(before + 1)) expect(holders).toHaveLength(left);
  expect(identified.mock.calls.length).toBe(identifiedBefore);
  for (const socket of sockets.values()) socket.close();
});
