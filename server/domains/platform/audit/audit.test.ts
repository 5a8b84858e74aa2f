import { afterAll, describe, expect, test } from 'vitest';
import { addRole, createTestApp } from '../../../../tools/testing/testApp.ts';
import { User } from '../users/user.entity.ts';

const app = await createTestApp({}, afterAll);

const list = /* GraphQL */ `
  query ($filter: AuditEntryFilter, $sort: [AuditEntrySort!], $page: Int, $perPage: Int) {
    auditEntries(filter: $filter, sort: $sort, page: $page, perPage: $perPage) {
      totalItems
      items {
        id
        at
        action
        actorId
        actorName
        address
        subject
        subjectId
        requestId
        changes {
          field
          from
          to
        }
      }
    }
  }
`;
const rename = `mutation ($id: ID!, $version: Int!, $name: String!) { updatePermission(id: $id, version: $version, input: { name: $name }) { version } }`;

describe('audit', () => {
  test('is closed to the signed-out', async () => {
    expect((await app.graphql(list)).code).toBe('UNAUTHENTICATED');
  });

  test('is closed to users who may not read it', async () => {
    const { code, errors } = await app.graphql(list, {}, await app.as('maintainer'));
    expect(code).toBe('FORBIDDEN');
    expect(errors[0]!.extensions).toMatchObject({ action: 'read', subject: 'Audit' });
  });

  test('has no way in to change or remove an entry', () => {
    const mutations = Object.keys(app.schema.getMutationType()!.getFields());
    expect(mutations.filter((name) => name.includes('Audit'))).toEqual([]);
  });

  test('returns the history of a record, newest first, with user, origin, old and new values', async () => {
    const admin = await app.tokenOf('admin@demo.com');
    await app.graphql(rename, { id: '1', version: 1, name: 'Direction' }, admin);
    await app.graphql(rename, { id: '1', version: 2, name: 'Leadership' }, admin);
    const filter = { subject: { eq: 'Permission' }, subjectId: { eq: '1' } };
    const { items, totalItems } = (await app.graphql(list, { filter }, admin)).data.auditEntries;
    expect(totalItems).toBe(2);
    expect(items.map(({ changes }: { changes: unknown }) => changes)).toEqual([
      [{ field: 'name', from: 'Direction', to: 'Leadership' }],
      [{ field: 'name', from: 'Management', to: 'Direction' }],
    ]);
    expect(items[0]).toMatchObject({
      action: 'UPDATED',
      actorName: 'Ada Merle',
      address: '127.0.0.1',
      subject: 'Permission',
      subjectId: '1',
    });
  });

  test('records who was refused what, and finds it by person, action and date', async () => {
    const client = await app.tokenOf('client@demo.com');
    await app.graphql('{ invoices { totalItems } }', {}, client);
    const admin = await app.as('admin');
    const filter = {
      action: { eq: 'DENIED' },
      actorName: { eq: 'Milo Claire' },
      at: { after: new Date(Date.now() - 60_000).toISOString() },
    };
    const { items } = (await app.graphql(list, { filter }, admin)).data.auditEntries;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({
      subject: 'Invoice',
      changes: [{ field: 'action', from: null, to: 'read' }],
    });
    const later = { ...filter, at: { after: new Date(Date.now() + 60_000).toISOString() } };
    expect((await app.graphql(list, { filter: later }, admin)).data.auditEntries.items).toEqual([]);
  });

  test('masks what the reader may not see of the record itself', async () => {
    const { changes } = await changedInvoice(await readerOf('read Audit', 'read Invoice'));
    expect(changes).toEqual([{ field: 'iban', from: '•••', to: '•••' }]);
    const { changes: all } = await changedInvoice(
      await readerOf('read Audit', 'read Invoice', 'read PaymentDetails'),
    );
    expect(all[0].to).toBe('DE89370400440532013000');
  });

  test('masks every value of a record that its reader may not read at its source', async () => {
    const admin = await app.tokenOf('admin@demo.com');
    const { id } = await app.orm.em.fork().findOneOrFail(User, { email: 'client@demo.com' });
    const change = `mutation ($id: ID!) { updateUser(id: $id, version: 1, input: { contact: "0601020304" }) { id } }`;
    expect((await app.graphql(change, { id }, admin)).errors).toEqual([]);
    const filter = { subject: { eq: 'User' }, subjectId: { eq: id }, action: { eq: 'UPDATED' } };
    const changesFor = async (...abilities: string[]) =>
      (await app.graphql(list, { filter }, await readerOf(...abilities))).data.auditEntries.items[0].changes;
    expect(await changesFor('read Audit', 'read Employee')).toEqual([
      { field: 'contact', from: '•••', to: '•••' },
    ]);
    expect((await changesFor('read Audit', 'read User'))[0].to).toBe('0601020304');
  });
});

describe('the audit of two radios', () => {
  test('shows entries of the current radio and of the platform; of all radios to users who see them', async () => {
    const auditor = await readerOf('read Audit');
    const admin = await app.tokenOf('admin@demo.com');
    const join = `mutation ($input: TeamMemberInput!) { createTeamMember(input: $input) { id } }`;
    const input = { email: await somebodyNew(), roleId: '4' };
    for (const radio of ['1', '2']) await app.graphql(join, { input }, admin, { 'x-radio': radio });
    const joined = async (token: string, filter: object = {}) => {
      const answer = await app.graphql(
        `query ($filter: AuditEntryFilter) { auditEntries(filter: $filter) { items { radioId } } }`,
        { filter: { subject: { eq: 'TeamMember' }, ...filter } },
        token,
      );
      return (answer.data.auditEntries.items as Array<{ radioId: string }>).map(({ radioId }) => radioId);
    };
    expect(await joined(auditor)).toEqual(['1']);
    expect(await joined(auditor, { radioId: { eq: '2' } })).toEqual([]);
    expect(await joined(admin)).toEqual(['2', '1']);
    expect(await joined(admin, { radioId: { eq: '2' } })).toEqual(['2']);
    expect(await joined(admin, { radioId: { eq: 'two' } })).toEqual([]);
  });
});

async function somebodyNew(): Promise<string> {
  const [row] = await app.shared.database.rows('select email from "user" where id = ?', [2]);
  await app.shared.database.transaction(
    async (transaction) => void (await transaction.run('delete from team_member where user_id = ?', [2])),
  );
  return String(row![0]);
}

const changeIban = `mutation ($version: Int!, $details: PaymentDetailsInput!) {
  updateInvoice(id: "5000", version: $version, input: { paymentDetails: $details }) { id }
}`;

async function changedInvoice(reader: string) {
  const admin = await app.tokenOf('admin@demo.com');
  const before = `{ invoice(id: "5000") { version paymentDetails { bankName country swiftCode } } }`;
  const { version, paymentDetails } = (await app.graphql(before, {}, admin)).data.invoice;
  const details = { ...paymentDetails, iban: 'DE89370400440532013000' };
  await app.graphql(changeIban, { version, details }, admin);
  const filter = { subject: { eq: 'Invoice' }, subjectId: { eq: '5000' } };
  return (await app.graphql(list, { filter }, reader)).data.auditEntries.items[0];
}

async function readerOf(...grants: string[]) {
  const key = `reader-${grants.at(-1)!.replace(' ', '-').toLowerCase()}`;
  await addRole(app, key, ...grants);
  return app.as(key);
}
