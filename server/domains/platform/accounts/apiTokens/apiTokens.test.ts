import { beforeEach, afterEach, describe, expect, test, vi } from 'vitest';
import { AuditEntry } from '../../../../kit/audit/auditEntry.entity.ts';
import { addRole, createTestApp, type TestApp } from '../../../../../tools/testing/testApp.ts';
import { Radio } from '../../organization/radios/radio.entity.ts';
import { TeamMember } from '../../organization/teams/teamMember.entity.ts';
import { ApiToken } from './apiToken.entity.ts';

const create = `mutation ($name: String!, $scopes: [AbilityInput!]!, $radioId: ID, $expiresAt: DateTimeISO) {
  createApiToken(name: $name, scopes: $scopes, radioId: $radioId, expiresAt: $expiresAt) {
    token apiToken { id name start scopes { action subject } radioId radioName expiresAt lastUsedAt } } }`;
const list = '{ apiTokens { id name lastUsedAt } }';
const revoke = 'mutation ($id: ID!) { revokeApiToken(id: $id) }';
const invoices = '{ invoices { totalItems } }';
const employees = '{ employees { totalItems } }';
const readInvoices = [{ action: 'read', subject: 'Invoice' }];

let app: TestApp;
let person: string;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-01T00:00:00Z') });
  app = await createTestApp();
  person = await app.tokenOf('admin@demo.com');
});
afterEach(() => void vi.useRealTimers());
const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000);

const made = async (more: object = {}, by = person) =>
  app.graphql(create, { name: 'Playout', scopes: readInvoices, ...more }, by);
const tokenWith = async (more: object = {}, by = person) =>
  (await made(more, by)).data.createApiToken as { token: string; apiToken: { id: string } };
const codeOf = async (document: string, token: string, headers = {}) =>
  (await app.graphql(document, {}, token, headers)).code;

describe('making an API token', () => {
  test('requires a signed-in user with a recent proof of identity', async () => {
    expect((await app.graphql(create, { name: 'x', scopes: readInvoices })).code).toBe('UNAUTHENTICATED');
    minutes(6);
    expect((await made()).code).toBe('FRESH_SIGN_IN_NEEDED');
  });

  test('gives no scope beyond what the person may do', async () => {
    await addRole(app, 'reader', 'read Invoice');
    const reader = await app.as('reader');
    expect((await made({}, reader)).code).toBeUndefined();
    for (const scope of [
      { action: 'manage', subject: 'all' },
      { action: 'manage', subject: 'Invoice' },
      { action: 'read', subject: 'Employee' },
    ])
      expect((await made({ scopes: [...readInvoices, scope] }, reader)).errors[0]!.extensions).toMatchObject({
        code: 'FORBIDDEN',
        ...scope,
      });
  });

  test.each([
    [{ name: ' ' }, { name: 'required' }],
    [{ name: 'x'.repeat(61) }, { name: 'tooLong' }],
    [{ scopes: [] }, { scopes: 'required' }],
    [{ scopes: [{ action: 'read', subject: 'Nothing' }] }, { 'scopes.0.subject': 'unknown' }],
    [{ scopes: [{ action: 'eat', subject: 'Invoice' }] }, { 'scopes.0.action': 'unknown' }],
    [{ scopes: [{ action: 'update', subject: 'Role' }] }, { 'scopes.0.action': 'invalid' }],
    [{ expiresAt: '2029-12-31T00:00:00.000Z' }, { expiresAt: 'min' }],
  ])('refuses %j', async (wrong, fields) => {
    expect((await made(wrong)).fields).toEqual(fields);
  });

  test('binds it to no radio out of reach, nor to one that does not exist', async () => {
    await addRole(app, 'reader', 'read Invoice');
    const reader = await app.as('reader');
    for (const radioId of ['2', '999', 'x'])
      expect((await made({ radioId }, reader)).code).toBe('RADIO_FORBIDDEN');
  });

  test('shows it once, keeps its hash, and is recorded without it', async () => {
    const { data } = await made({ expiresAt: '2030-04-01T00:00:00.000Z', radioId: '1' });
    const { token, apiToken } = data.createApiToken;
    expect(token).toMatch(/^regie_[0-9a-f]{12}_[\w-]{43}$/);
    expect(apiToken).toMatchObject({
      name: 'Playout',
      start: token.slice(0, 18),
      scopes: readInvoices,
      radioId: '1',
      expiresAt: '2030-04-01T00:00:00.000Z',
      lastUsedAt: null,
    });
    const em = app.orm.em.fork();
    const entries = await em.find(AuditEntry, { subject: 'ApiToken' });
    expect(entries.map(({ action }) => action)).toEqual(['CREATED']);
    const stored = JSON.stringify([await em.findAll(ApiToken), entries]);
    expect(stored).not.toContain(token.slice(19));
    expect(JSON.stringify(entries)).not.toContain((await em.findAll(ApiToken))[0]!.tokenHash);
  });
});

describe('an API token', () => {
  test('may do what its scopes name, over GraphQL and REST, and nothing else', async () => {
    const { token } = await tokenWith({
      scopes: [...readInvoices, { action: 'read', subject: 'InvoiceClient' }],
    });
    expect((await app.graphql(invoices, {}, token)).data.invoices.totalItems).toBe(50);
    expect(await codeOf(employees, token)).toBe('FORBIDDEN');
    const rest = async (url: string) =>
      (await app.server.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
    expect(await rest('/apps/invoice/invoices')).toBe(200);
    expect(await rest('/api/datatables/initial-data')).toBe(403);
  });

  test('is limited to records of its owner where its scopes require it', async () => {
    const scopes = ['read', 'update'].map((action) => ({ action, subject: 'Emission' }));
    const { token } = await tokenWith({ scopes: [scopes[0]!, { ...scopes[1]!, condition: 'OWN' }] });
    const [first] = (await app.graphql('{ emissions(perPage: 1) { items { id version } } }', {}, token)).data
      .emissions.items;
    const change =
      'mutation ($id: ID!, $version: Int!) { updateEmission(id: $id, version: $version, input: { summary: "x" }) { id } }';
    expect((await app.graphql(change, first, token)).code).toBe('FORBIDDEN');
    const { token: wide } = await tokenWith({ scopes });
    expect((await app.graphql(change, first, wide)).errors).toEqual([]);
  });

  test('may never do more than its person may do by now', async () => {
    const { token } = await tokenWith({ scopes: [{ action: 'manage', subject: 'all' }] });
    expect(await codeOf(employees, token)).toBeUndefined();
    await change(
      `update "user" set role_id = (select id from role where key = 'subscriber') where email = 'admin@demo.com'`,
    );
    expect(await codeOf(employees, token)).toBe('FORBIDDEN');
    await change(`update "user" set status = 'INACTIVE' where email = 'admin@demo.com'`);
    expect(await codeOf(employees, token)).toBe('UNAUTHENTICATED');
  });

  test('is not taken in the address of a request, nor in a cookie', async () => {
    const { token } = await tokenWith();
    for (const url of [
      `/apps/invoice/invoices?token=${token}`,
      `/apps/invoice/invoices?access_token=${token}`,
    ])
      expect((await app.server.inject({ url })).statusCode).toBe(401);
    expect(
      (await app.server.inject({ url: '/apps/invoice/invoices', cookies: { regie: token } })).statusCode,
    ).toBe(401);
  });

  test('that is forged, of another prefix or with another secret is no token', async () => {
    const [{ token }, otherToken] = [await tokenWith(), await tokenWith()];
    const [, prefix, secret] = /^regie_([^_]+)_(.+)$/.exec(token)!;
    const otherPrefix = otherToken.token.split('_')[1];
    for (const bad of [
      `regie_${otherPrefix}_${secret}`,
      `regie_${prefix}_${'A'.repeat(43)}`,
      `regie_${'0'.repeat(12)}_${secret}`,
      `regie_${prefix}_`,
      `regie_${prefix}_${secret}x`,
      `regie_' or 1=1 --_${secret}`,
      'regie_',
    ])
      expect([bad, await codeOf(invoices, bad)]).toEqual([bad, 'UNAUTHENTICATED']);
    expect(await codeOf(invoices, token)).toBeUndefined();
  });

  test('stops working when it runs out', async () => {
    const { token } = await tokenWith({ expiresAt: '2030-01-01T00:10:00.000Z' });
    minutes(9.9);
    expect(await codeOf(invoices, token)).toBeUndefined();
    minutes(0.2);
    expect(await codeOf(invoices, token)).toBe('UNAUTHENTICATED');
  });

  test('stops working with the next request once it is revoked, by its person alone', async () => {
    const { token, apiToken } = await tokenWith();
    const client = await app.tokenOf('client@demo.com');
    for (const [id, by] of [
      [apiToken.id, client],
      ['999', person],
      ['x', person],
    ] as const)
      expect((await app.graphql(revoke, { id }, by)).code).toBe('NOT_FOUND');
    expect((await app.graphql(revoke, { id: apiToken.id }, null)).code).toBe('UNAUTHENTICATED');
    expect(await codeOf(invoices, token)).toBeUndefined();
    expect((await app.graphql(revoke, { id: apiToken.id }, person)).data.revokeApiToken).toBe(apiToken.id);
    expect(await codeOf(invoices, token)).toBe('UNAUTHENTICATED');
    expect((await app.graphql(list, {}, person)).data.apiTokens).toEqual([]);
    expect((await app.graphql(revoke, { id: apiToken.id }, person)).code).toBe('NOT_FOUND');
  });

  test('works on its own radio only, even when another radio is requested', async () => {
    const bound = (await tokenWith({ radioId: '2' })).token;
    const free = (await tokenWith()).token;
    const radioOf = (token: string, headers = {}) =>
      app.graphql('{ viewer { radio { id } } }', {}, token, headers);
    expect((await radioOf(bound)).data?.viewer?.radio?.id).toBe('2');
    expect((await radioOf(bound, { 'x-radio': '2' })).code).toBeUndefined();
    for (const radio of ['1', '999', 'x'])
      expect((await radioOf(bound, { 'x-radio': radio })).code).toBe('RADIO_FORBIDDEN');
    expect((await radioOf(free)).data.viewer.radio.id).toBe('1');
    expect((await radioOf(free, { 'x-radio': '2' })).data.viewer.radio.id).toBe('2');
    expect((await radioOf(free, { 'x-radio': '999' })).code).toBe('RADIO_FORBIDDEN');
  });

  test('stops working on a radio whose team its person has left', async () => {
    await addRole(app, 'host', 'read TeamMember');
    const host = await app.as('subscriber');
    const em = app.orm.em.fork();
    const viewer = (await app.graphql('{ viewer { id } }', {}, host)).data.viewer;
    const [radio, role] = [
      await em.findOneOrFail(Radio, 2),
      (await app.shared.database.rows(`select id from role where key = 'host'`, []))[0]![0],
    ];
    em.create(TeamMember, { user: Number(viewer.id), role, radio } as never);
    await em.flush();
    const answer = await made({ radioId: '2', scopes: [{ action: 'read', subject: 'TeamMember' }] }, host);
    const { token } = answer.data.createApiToken;
    expect(await codeOf('{ teamMembers { totalItems } }', token)).toBeUndefined();
    await change(`delete from team_member where radio_id = 2 and user_id = ${viewer.id}`);
    expect(await codeOf('{ teamMembers { totalItems } }', token)).toBe('RADIO_FORBIDDEN');
  });

  test('makes no tokens, changes no credentials, roles or second factors, and proves nothing', async () => {
    const { token } = await tokenWith({ scopes: [{ action: 'manage', subject: 'all' }] });
    for (const document of [
      'mutation { createApiToken(name: "x", scopes: []) { token } }',
      'mutation { revokeApiToken(id: "1") }',
      list,
      'mutation { setUpAuthenticator { secret } }',
      'mutation { confirmAuthenticator(code: "1") }',
      'mutation { removeAuthenticator }',
      'mutation { replaceRecoveryCodes }',
      'mutation { startPasskeyRegistration { challenge } }',
      'mutation { addPasskey(name: "x", passkey: { challenge: "x", response: "x" }) { recoveryCodes } }',
      'mutation { renamePasskey(id: "1", name: "x") { id } }',
      'mutation { removePasskey(id: "1") }',
      'mutation { proveIdentity(password: "admin") }',
      'mutation { revokeSession(id: "1") }',
      'mutation { revokeOtherSessions }',
      '{ sessions { id } }',
      '{ signInMethods { recoveryCodesLeft } }',
    ])
      expect([document, await codeOf(document, token)]).toEqual([document, 'SESSION_NEEDED']);
    for (const document of [
      'mutation { deletePermission(id: "1") }',
      'mutation { removeTeamMember(id: "1") }',
      'mutation { deleteTeamMember(id: "1") }',
    ].filter((text) => app.schema.getMutationType()!.getFields()[/\w+(?=\()/.exec(text)![0]]))
      expect([document, await codeOf(document, token)]).toEqual([document, 'FORBIDDEN']);
    const csv = await app.server.inject({
      url: '/api/exports/employees.csv',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(csv.statusCode).toBe(403);
  });

  test('does not look at the portal as another role, and ends no session by signing out', async () => {
    const { token } = await tokenWith();
    expect(await codeOf(invoices, token, { 'x-view-as': '1' })).toBe('SESSION_NEEDED');
    expect((await app.graphql('mutation { signOut }', {}, token)).data.signOut).toBe(true);
    expect(await codeOf(invoices, token)).toBeUndefined();
    expect(await codeOf(invoices, person)).toBeUndefined();
  });

  test('shows when it was last used, and stores that at most once a minute', async () => {
    const { token } = await tokenWith();
    const lastUse = async () => (await app.graphql(list, {}, person)).data.apiTokens[0].lastUsedAt;
    expect(await lastUse()).toBeNull();
    await codeOf(invoices, token);
    minutes(0.9);
    await codeOf(invoices, token);
    expect(await lastUse()).toBe('2030-01-01T00:00:00.000Z');
    minutes(0.2);
    await codeOf(invoices, token);
    expect(await lastUse()).toBe('2030-01-01T00:01:06.000Z');
  });
});

const change = (sql: string) => app.orm.em.getConnection().execute(sql);
