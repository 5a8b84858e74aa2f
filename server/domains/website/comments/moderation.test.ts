import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');

interface Comment {
  id: string;
  status: string;
  name: string;
  email: string | null;
}

const list = async (variables: object = {}, token = admin) => {
  const { data, errors, code } = await app.graphql(
    'query ($filter: WebCommentFilter, $search: String) { webComments(filter: $filter, search: $search, perPage: 100) { totalItems items { id status name email } } }',
    variables,
    token,
  );
  return { items: (data?.webComments?.items ?? []) as Comment[], errors, code };
};
const withStatus = async (status: string) => (await list({ filter: { status: { eq: status } } })).items;
const move = (ids: string[], step: string, token = admin) =>
  app.graphql(
    'mutation ($ids: [ID!]!, $step: WebCommentStep!) { moveWebComments(ids: $ids, step: $step) { id status } }',
    { ids, step },
    token,
  );
const remove = (ids: string[], token = admin) =>
  app.graphql('mutation ($ids: [ID!]!) { deleteWebComments(ids: $ids) }', { ids }, token);

let ids: string[];
beforeAll(async () => {
  ids = (await withStatus('WAITING')).map(({ id }) => id);
});

describe('the moderation of comments', () => {
  test('is refused to whoever is signed out, and to people without the right', async () => {
    expect((await move(ids, 'APPROVE', '')).code).toBe('UNAUTHENTICATED');
    const client = await app.as('subscriber');
    expect((await list({}, client)).code).toBe('FORBIDDEN');
    const author = await app.as('author');
    expect((await move(ids, 'APPROVE', author)).code).toBe('FORBIDDEN');
    expect((await remove(ids, author)).code).toBe('FORBIDDEN');
  });

  test('shows the e-mail address to people with a right of its own alone', async () => {
    expect((await list({}, await app.as('editor'))).items[0]!.email).toMatch(/@example\.com$/);
    const { items, errors } = await list({}, await app.as('author'));
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(({ email }) => email === null)).toBe(true);
    expect(errors[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    const { items: found } = await list({ search: 'example.com' }, await app.as('author'));
    expect(found).toEqual([]);
  });

  test('finds comments by status, content, name, text and e-mail address', async () => {
    const [spam] = await withStatus('SPAM');
    expect(spam!.name).toBe('Bargains');
    expect((await list({ search: 'B sides' })).items).toMatchObject([{ name: 'Jo' }]);
    expect((await list({ search: spam!.email! })).items).toMatchObject([{ name: 'Bargains' }]);
    const { items } = await list({ filter: { contentTitle: { contains: 'harbour festival' } } });
    expect(items.map(({ name }) => name).toSorted()).toEqual(['Ellen', 'Nobody']);
  });

  test('moves many at once, and leaves those that have the status already', async () => {
    expect(ids.length).toBeGreaterThan(1);
    const [approved] = await withStatus('APPROVED');
    const { data, errors } = await move([...ids, approved!.id], 'APPROVE');
    expect(errors).toEqual([]);
    expect(data.moveWebComments).toHaveLength(ids.length + 1);
    expect(new Set(data.moveWebComments.map(({ status }: Comment) => status))).toEqual(new Set(['APPROVED']));
    for (const [step, status] of [
      ['MARK_SPAM', 'SPAM'],
      ['REFUSE', 'REFUSED'],
      ['APPROVE', 'APPROVED'],
    ] as const) {
      expect((await move(ids, step)).data.moveWebComments[0].status).toBe(status);
    }
  });

  test('moves all or none', async () => {
    expect((await move([ids[0]!, '999999'], 'REFUSE')).code).toBe('NOT_FOUND');
    expect((await list({ filter: { id: { eq: ids[0] } } })).items[0]!.status).toBe('APPROVED');
    expect((await move([], 'REFUSE')).code).toBe('BAD_USER_INPUT');
  });

  test('deletes a comment with its answers, and leaves no e-mail address in the audit log', async () => {
    const [top] = (await list({ search: 'three of these singles' })).items;
    const [answer] = (await list({ search: 'jumble sale' })).items;
    expect((await remove([top!.id])).data.deleteWebComments).toEqual([top!.id]);
    expect((await list({ search: 'jumble sale' })).items).toEqual([]);
    const rows = await app.shared.database.rows(
      "select subject_id, changes from audit_entry where subject = 'WebComment' and action = 'DELETED'",
      [],
    );
    expect(rows.map(([id]) => String(id)).toSorted()).toEqual([top!.id, answer!.id].toSorted());
    expect(JSON.stringify(rows)).not.toContain('@example.com');
  });
});
