import { afterAll, describe, expect, test, vi } from 'vitest';
import { AuditEntry } from '../audit/auditEntry.entity.ts';
import { jitExecutor } from '../graphql/executor.ts';
import { addRole, createTestApp } from '../../../tools/testing/testApp.ts';

const app = await createTestApp({ executor: jitExecutor, env: { LOG_LEVEL: 'silent' } }, afterAll);
const admin = await app.tokenOf('admin@demo.com');

const update = `mutation ($id: ID!, $version: Int!, $input: InvoiceClientPatch!) {
  updateInvoiceClient(id: $id, version: $version, input: $input) { id version name country }
}`;
const create = `mutation ($input: InvoiceClientInput!) { createInvoiceClient(input: $input) { id version } }`;
const anybody = {
  name: 'Jo',
  company: 'Co',
  companyEmail: 'jo@example.com',
  address: '1 Street',
  country: 'France',
  contact: '0102',
};

const newClient = async (): Promise<string> =>
  (await app.graphql(create, { input: anybody }, admin)).data.createInvoiceClient.id;
const read = async (id: string) =>
  (
    await app.graphql(
      `query ($id: ID!) { invoiceClient(id: $id) { version name contact country } }`,
      { id },
      admin,
    )
  ).data.invoiceClient;
const entriesOf = (subject: string, id: string) =>
  app.orm.em.fork().find(AuditEntry, { subject, subjectId: Number(id) }, { orderBy: { id: 'asc' } });

describe('versions', () => {
  test('start at 1 and count the changes, not the calls', async () => {
    const id = await newClient();
    expect(
      (await app.graphql(update, { id, version: 1, input: { name: 'Joe' } }, admin)).data.updateInvoiceClient
        .version,
    ).toBe(2);
    expect(
      (await app.graphql(update, { id, version: 2, input: { name: 'Joe' } }, admin)).data.updateInvoiceClient
        .version,
    ).toBe(2);
    expect(
      (await app.graphql(update, { id, version: 2, input: {} }, admin)).data.updateInvoiceClient.version,
    ).toBe(2);
  });

  test('refuse a stale change with the row as it is now, and lose nothing', async () => {
    const id = await newClient();
    await app.graphql(update, { id, version: 1, input: { name: 'First' } }, admin);
    const { data, errors } = await app.graphql(update, { id, version: 1, input: { name: 'Second' } }, admin);
    expect(data).toBeNull();
    expect(errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      subject: 'InvoiceClient',
      current: { id: Number(id), version: 2, name: 'First', country: 'France' },
    });
    expect((await read(id)).name).toBe('First');
  });

  test('refuse a version from the future, below one, or of the wrong type', async () => {
    const id = await newClient();
    for (const version of [2, 0, -1])
      expect((await app.graphql(update, { id, version, input: { name: 'X' } }, admin)).code).toBe('CONFLICT');
    for (const version of ['1', 1.5, null])
      expect((await app.graphql(update, { id, version, input: { name: 'X' } }, admin)).code).toBe(
        'BAD_USER_INPUT',
      );
  });

  test('lose no change when many race: each is stored or refused', async () => {
    const id = await newClient();
    const addOne = async (): Promise<Array<string | undefined>> => {
      const { version, contact } = await read(id);
      const input = { contact: String(Number(contact) + 1).padStart(4, '0') };
      const { code } = await app.graphql(update, { id, version, input }, admin);
      return code === 'CONFLICT' ? [code, ...(await addOne())] : [code];
    };
    const codes = (await Promise.all(Array.from({ length: 20 }, addOne))).flat();
    expect(await read(id)).toMatchObject({ version: 21, contact: '0122' });
    expect(new Set(codes)).toEqual(new Set([undefined, 'CONFLICT']));
  });

  test('show nothing in a conflict that the caller may not read', async () => {
    await addRole(app, 'clerk', 'read Invoice', 'update Invoice', 'read InvoiceClient');
    const stale = `mutation { updateInvoice(id: 5036, version: 99, input: { total: 1 }) { id total paymentDetails { iban } client { name } } }`;
    const clerk = await app.graphql(stale, {}, await app.as('clerk'));
    expect(clerk.errors[0]?.extensions['current']).toEqual({
      id: 5036,
      total: expect.any(Number),
      balance: expect.any(Number),
      client: { id: expect.any(Number), name: expect.any(String) },
    });
    expect(clerk.body).not.toMatch(/FR\d{10}|iban|swiftCode|bankName/);
    await addRole(app, 'junior', 'read Invoice', 'update Invoice');
    const junior = await app.graphql(stale, {}, await app.as('junior'));
    expect(Object.keys(junior.errors[0]?.extensions['current'])).not.toContain('client');
  });
});

describe('given fields', () => {
  test('may not be null where a value must be', async () => {
    const id = await newClient();
    const nothing = {
      name: null,
      company: null,
      companyEmail: null,
      address: null,
      country: null,
      contact: null,
    };
    const { code, fields } = await app.graphql(update, { id, version: 1, input: nothing }, admin);
    expect([code, fields]).toEqual([
      'BAD_USER_INPUT',
      Object.fromEntries(Object.keys(nothing).map((name) => [name, 'required'])),
    ]);
  });

  test('may not be null where the resolver makes something else of it', async () => {
    const nothing = { clientId: null, paymentDetails: null, total: null, dueDate: null };
    const answer = await app.graphql(
      `mutation ($input: InvoicePatch!) { updateInvoice(id: 5036, version: 1, input: $input) { id } }`,
      { input: nothing },
      admin,
    );
    expect(answer.fields).toEqual({
      clientId: 'required',
      paymentDetails: 'required',
      total: 'required',
      dueDate: 'required',
    });
    const renamed = await app.graphql(
      `mutation { updatePermission(id: 1, version: 1, input: { name: null }) { id } }`,
      {},
      admin,
    );
    expect(renamed.fields).toEqual({ name: 'required' });
    const user = await app.graphql(
      `mutation { updateUser(id: 3, version: 1, input: { email: null, roleId: null }) { id } }`,
      {},
      admin,
    );
    expect(user.fields).toEqual({ email: 'required', roleId: 'required' });
  });

  test('is refused when it contains a character that the database cannot store', async () => {
    const { code } = await app.graphql(create, { input: { ...anybody, name: 'Jo\u0000e' } }, admin);
    expect(code).toBe('BAD_USER_INPUT');
    expect(
      (
        await app.graphql(
          `query ($search: String) { invoiceClients(search: $search) { totalItems } }`,
          { search: 'abc\u0000d' },
          admin,
        )
      ).code,
    ).toBe('BAD_USER_INPUT');
  });

  test('may be any other text, and comes back as it was', async () => {
    const name = `Zoë "O'Brien" \\ %_ 🎙️ ‮عربي <script>alert(1)</script> '; drop table invoice; --`;
    const { data } = await app.graphql(create, { input: { ...anybody, name } }, admin);
    expect((await read(data.createInvoiceClient.id)).name).toBe(name);
  });

  test.each([
    '0',
    '-1',
    '999999',
    '999999999999',
    '99999999999999999999',
    'abc',
    '',
    '1 or 1=1',
    '1.5',
    ' 1',
  ])('may name no row: %s', async (id) => {
    expect(
      (await app.graphql(`query ($id: ID!) { invoiceClient(id: $id) { id } }`, { id }, admin)).code,
    ).toBe('NOT_FOUND');
    expect((await app.graphql(update, { id, version: 1, input: { name: 'X' } }, admin)).code).toBe(
      'NOT_FOUND',
    );
    expect(
      (await app.graphql(`mutation ($id: ID!) { deleteInvoiceClient(id: $id) }`, { id }, admin)).code,
    ).toBe('NOT_FOUND');
  });
});

describe('absent fields', () => {
  test('stays as it is, also when its variable is not sent', async () => {
    const id = await newClient();
    const document = `mutation ($id: ID!, $name: String, $country: String) {
      updateInvoiceClient(id: $id, version: 1, input: { name: $name, country: $country }) { name country }
    }`;
    const { data, errors } = await app.graphql(document, { id, name: 'Joe' }, admin);
    expect([errors, data?.updateInvoiceClient]).toEqual([[], { name: 'Joe', country: 'France' }]);
  });
});

describe('the audit', () => {
  test('records who created, changed and deleted what, from which value to which', async () => {
    const began = Date.now();
    const id = await newClient();
    await app.graphql(update, { id, version: 1, input: { name: 'Joe', country: 'France' } }, admin);
    await app.graphql(`mutation ($id: ID!) { deleteInvoiceClient(id: $id) }`, { id }, admin);
    const [created, updated, deleted, ...more] = await entriesOf('InvoiceClient', id);
    expect(created).toMatchObject({
      action: 'CREATED',
      actorName: 'Ada Merle',
      actorId: expect.any(Number),
      radioId: null,
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(created?.changes).toEqual({
      ...Object.fromEntries(Object.entries(anybody).map(([name, value]) => [name, [null, value]])),
      avatar: [null, ''],
    });
    expect([updated?.action, updated?.changes]).toEqual(['UPDATED', { name: ['Jo', 'Joe'] }]);
    expect([deleted?.action, deleted?.changes['name'], more]).toEqual(['DELETED', ['Joe', null], []]);
    expect(created!.at.getTime()).toBeGreaterThanOrEqual(began);
    expect(created!.at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  test('records nothing for a change without effect', async () => {
    const id = await newClient();
    await app.graphql(update, { id, version: 1, input: { name: 'Jo' } }, admin);
    expect((await entriesOf('InvoiceClient', id)).map(({ action }) => action)).toEqual(['CREATED']);
  });

  test('masks secrets', async () => {
    const input = {
      firstName: 'Eve',
      username: 'eve',
      email: 'eve@example.com',
      company: 'Co',
      country: 'France',
      contact: '000',
      currentPlan: 'BASIC',
      roleId: '9',
      password: 'vent qui tourne 27',
      passwordConfirmation: 'vent qui tourne 27',
    };
    const { data } = await app.graphql(
      `mutation ($input: UserInput!) { createUser(input: $input) { id } }`,
      { input },
      admin,
    );
    const [created] = await entriesOf('User', data.createUser.id);
    expect(created?.changes['passwordHash']).toEqual([null, '•••']);
    expect(JSON.stringify(created)).not.toMatch(/argon2|vent qui/);
  });

  test('records what was refused, once per request', async () => {
    const before = await app.orm.em.fork().count(AuditEntry);
    await app.graphql('{ employees(perPage: 50) { items { salary } } }', {}, await app.as('editor'));
    const denied = await app.orm.em.fork().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 });
    expect(denied[0]).toMatchObject({
      action: 'DENIED',
      subject: 'Salary',
      changes: { action: [null, 'read'] },
    });
    expect(await app.orm.em.fork().count(AuditEntry)).toBe(before + 1);
  });

  test('is part of the change: when it cannot be written, nothing is', async () => {
    const count = async () =>
      (await app.graphql('{ invoiceClients { totalItems } }', {}, admin)).data.invoiceClients
        .totalItems as number;
    const before = await count();
    const { database } = app.shared;
    const transaction = database.transaction.bind(database);
    const failing = vi.spyOn(database, 'transaction').mockImplementation((work) =>
      transaction((inner) =>
        work({
          ...inner,
          rows: (sql, values) => inner.rows(sql, values),
          run: async (sql, values) => {
            if (sql.startsWith('insert into audit_entry')) throw new Error('the disk is full');
            return inner.run(sql, values);
          },
        }),
      ),
    );
    const answer = await app.graphql(create, { input: anybody }, admin);
    failing.mockRestore();
    expect([answer.code, await count()]).toEqual(['INTERNAL_SERVER_ERROR', before]);
  });

  test('records nothing of a rolled back transaction', async () => {
    const before = await app.orm.em.fork().count(AuditEntry, { action: 'CREATED' } as never);
    const taken = {
      firstName: 'A',
      username: 'ADMIN',
      email: 'new@example.com',
      company: 'C',
      country: 'F',
      contact: '000',
      currentPlan: 'BASIC',
      roleId: '9',
    };
    expect(
      (
        await app.graphql(
          `mutation ($input: UserInput!) { createUser(input: $input) { id } }`,
          { input: taken },
          admin,
        )
      ).code,
    ).toBe('BAD_USER_INPUT');
    expect(await app.orm.em.fork().count(AuditEntry, { action: 'CREATED' } as never)).toBe(before);
  });

  test('is only ever added to', async () => {
    for (const sql of [`update audit_entry set actor_name = 'nobody'`, 'delete from audit_entry']) {
      await expect(
        app.shared.database.transaction(async (transaction) => transaction.run(sql, [])),
      ).rejects.toThrow('the audit is append-only');
    }
  });
});
