import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Json } from '../../../tools/testing/json.ts';
import { createTestApp } from '../../../tools/testing/testApp.ts';
import { cardPaths, contract } from './docs/contract.ts';
import { pages } from '../../domains/workspace/portal/pages.generated.ts';
import { featherIcon } from './featherIcons.ts';
import { featherNames } from './featherNames.ts';
import { OlderClient } from './olderClient.ts';
import { checkOf, documentOf, operationsOf } from './docs/openApi.ts';

const app = await createTestApp({}, afterAll);
const address = await app.server.listen({ port: 0, host: '127.0.0.1' });
const admin = { email: 'admin@demo.com', password: 'admin' };

let older: OlderClient;

const idsOf = (rows: Array<{ id: number }>) => rows.map(({ id }) => id);
const firstPage = { q: '', perPage: 10, page: 1 };

beforeEach(async () => {
  older ??= new OlderClient(address);
  if (!older.accessToken) await older.login(admin);
});

/** All values under a key, at any depth. */
function valuesUnder(key: string, answer: Json): string[] {
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    name === key ? [value as string] : valuesUnder(key, value as Json),
  );
}

/** Names of the components that draw icons in older clients. */
const drawable = new Set(
  [...featherNames].map((name) => name.replaceAll(/(?:^|-)(.)/g, (_, first: string) => first.toUpperCase())),
);

/** Requests of the screens of older front ends, one after the other, with the demo data. */
describe('the screens of an older client', () => {
  test('invoices: a page, the next, a search, a status, a column, and one less', async () => {
    const list = '/apps/invoice/invoices';
    const first = await older.get(list, { ...firstPage, status: '', sort: 'desc', sortColumn: 'id' });
    expect([first.total, first.allData.length, first.invoices.length]).toEqual([50, 50, 10]);
    const last = await older.get(list, { ...firstPage, page: Math.ceil(first.total / 7), perPage: 7 });
    expect(idsOf(last.invoices)).toEqual([4987]);
    expect((await older.get(list, { ...firstPage, page: 6 })).invoices).toEqual([]);
    const { name } = first.invoices[3].client;
    const found = await older.get(list, { ...firstPage, q: name });
    expect(found.invoices.map(({ client }: Json) => client.name)).toContain(name);
    const due = await older.get(list, { ...firstPage, status: 'Past Due' });
    expect(new Set(due.invoices.map(({ invoiceStatus }: Json) => invoiceStatus))).toEqual(
      new Set(['Past Due']),
    );
    const dear = await older.get(list, { ...firstPage, status: null, sort: 'desc', sortColumn: 'total' });
    const totals = dear.invoices.map(({ total }: Json) => total);
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a));
    await older.delete('/apps/invoice/delete', { params: { id: 5036 } });
    expect(idsOf((await older.get(list, firstPage)).invoices)[0]).toBe(5035);
  });

  test('one invoice, and a new one with the clients to choose from', async () => {
    const { invoice, paymentDetails } = await older.get('/api/invoice/invoices/5000');
    expect([invoice.id, Object.keys(paymentDetails)]).toEqual([
      5000,
      ['totalDue', 'bankName', 'country', 'iban', 'swiftCode'],
    ]);
    expect(await older.get('/api/invoice/clients')).toHaveLength(5);
  });

  test('users: the list and all of them at once, one added, looked at and deleted', async () => {
    const list = '/api/users/list/data';
    const filters = { role: '', currentPlan: '', status: '', sort: 'asc', sortColumn: 'fullName' };
    const [page, all] = await Promise.all([
      older.get(list, { ...firstPage, ...filters }),
      older.get('/api/users/list/all-data'),
    ]);
    expect([page.total, page.users.length, all.length]).toEqual([50, 10, 50]);
    const { user } = await older.post('/apps/users/add-user', {
      fullName: 'Nora Quill',
      username: 'nora',
      email: 'nora@example.com',
      company: 'Quill Ltd',
      country: 'Chad',
      contact: '(123) 456-7890',
      role: 'editor',
      currentPlan: 'team',
      status: 'active',
      avatar: '',
      billing: 'auto debit',
    });
    expect((await older.get(list, firstPage)).users[0]).toEqual(user);
    expect((await older.get('/api/users/user', { id: user.id })).user).toEqual(user);
    const narrowed = { ...firstPage, role: 'editor', currentPlan: 'team', status: 'active', q: 'nora' };
    expect(idsOf((await older.get(list, narrowed)).users)).toEqual([user.id]);
    await older.delete('/apps/users/delete', { data: { id: user.id } });
    expect((await older.get(list, firstPage)).total).toBe(50);
    expect(await older.refusal(older.get('/api/users/user', { id: user.id }))).toEqual([
      404,
      expect.stringContaining('does not exist'),
    ]);
  });

  test('permissions: the list by role, one added, renamed and deleted by its bare id', async () => {
    const list = '/apps/permissions/data';
    const ofSupport = await older.get(list, { ...firstPage, assignedTo: 'support' });
    expect([ofSupport.total, ofSupport.params.assignedTo]).toEqual([3, 'support']);
    const { permission } = await older.post('/apps/permissions/add-permission', {
      permission: { name: 'Read Mail' },
    });
    expect((await older.get(list, firstPage)).permissions[0]).toEqual(permission);
    await older.post('/apps/permissions/update-permission', { id: permission.id, name: 'Answer Mail' });
    expect((await older.get(list, { q: 'answer mail' })).permissions).toEqual([
      { ...permission, name: 'Answer Mail' },
    ]);
    await older.delete('/apps/permissions/delete', { data: String(permission.id) });
    expect((await older.get(list, firstPage)).total).toBe(9);
  });

  test('employees: all of them for the table in the browser, and a page for the one on the server', async () => {
    const all = await older.get('/api/datatables/initial-data');
    const { invoices, total } = await older.get('/api/datatables/data', { q: '', perPage: 7, page: 2 });
    expect([all.length, total, invoices]).toEqual([100, 100, all.slice(7, 14)]);
    const { salary } = all[0];
    const found = await older.get('/api/datatables/data', { ...firstPage, q: salary });
    expect(idsOf(found.invoices)).toContain(all[0].id);
  });

  test('bookmarks: a star in the list of pages, and away with it', async () => {
    const { suggestions } = await older.get('/api/bookmarks/data');
    const page = suggestions.find(({ title }: Json) => title.toLowerCase().startsWith('invoice'));
    await older.post('/api/bookmarks/update', { id: page.id });
    expect((await older.get('/api/bookmarks/data')).bookmarks).toEqual([{ ...page, isBookmarked: true }]);
    await older.post('/api/bookmarks/update', { id: page.id });
    expect((await older.get('/api/bookmarks/data')).bookmarks).toEqual([]);
  });

  test('the search box: the groups that it searches by itself', async () => {
    const { searchArr } = await older.get('/api/main-search/data');
    const found = searchArr.flatMap(({ data, searchLimit }: Json) =>
      data.filter(({ title }: Json) => title.toLowerCase().startsWith('ada')).slice(0, searchLimit),
    );
    expect(found).toContainEqual(expect.objectContaining({ title: 'Ada Merle', email: admin.email }));
  });

  test('the cards of both dashboards, all at once', async () => {
    const cards = await Promise.all(cardPaths.map((path) => older.get(path)));
    for (const card of cards) expect(Object.keys(card).length).toBeGreaterThan(1);
  });

  test('the profile', async () => {
    const { header, post, polls } = await older.get('/profile/data');
    expect(header.username).toBe('Ada Merle');
    expect([post.length > 0, polls.length > 0]).toEqual([true, true]);
  });

  test('the blog: its list, what stands beside it, an article and its form', async () => {
    const articles = await older.get('/blog/list/data');
    expect((await older.get('/blog/list/data/sidebar')).recentPosts[0].id).toBe(articles[0].id);
    const { id, title } = articles[1];
    expect((await older.get('/blog/list/data/detail')).blog.title).toBe(articles[0].title);
    expect((await older.get('/blog/list/data/detail', { id })).blog.title).toBe(title);
    expect((await older.get('/blog/list/data/edit', { id })).blogTitle).toBe(title);
  });

  test('the chat: its people, one of its chats, and an answer there', async () => {
    const { chatsContacts, contacts, profileUser } = await older.get('/apps/chat/chats-and-contacts');
    expect((await older.get('/apps/chat/users/profile-user')).id).toBe(profileUser.id);
    const [{ id }] = chatsContacts;
    expect(contacts.map((contact: { id: number }) => contact.id)).toContain(id);
    const { chat } = await older.get('/apps/chat/get-chat', { id });
    const { response } = await older.post('/apps/chat/send-msg', {
      obj: { contact: { id }, message: 'Seen.' },
    });
    expect([response.id, response.newMessageData.senderId]).toEqual([id, profileUser.id]);
    expect((await older.get('/apps/chat/get-chat', { id })).chat.chat).toHaveLength(chat.chat.length + 1);
  });

  test('the account settings', async () => {
    const { general, notification } = await older.get('/account-setting/data');
    expect([general.email, notification.productUpdates]).toEqual([admin.email, true]);
  });

  test('the FAQ with its search, and the knowledge base down to one answer', async () => {
    const categories = await older.get('/faq/data', { q: '' });
    const keys = ['payment', 'delivery', 'cancellationReturn', 'myOrders', 'productServices'];
    expect(Object.keys(categories)).toEqual(keys);
    const [{ question }] = categories.delivery.qandA;
    const found = await older.get('/faq/data', { q: question.toUpperCase() });
    expect(Object.keys(found)).toEqual(keys);
    expect(found.delivery.qandA.map((faqQuestion: Json) => faqQuestion.question)).toEqual([question]);
    expect((await older.get('/faq/data', { q: 'no such words' })).payment.qandA).toEqual([]);
    expect((await older.get('/faq/data/knowledge_base')).length).toBeGreaterThan(0);
    const [{ questions }] = await older.get('/faq/data/category');
    expect(questions.length).toBeGreaterThan(0);
    expect((await older.get('/faq/data/question')).content).toContain('<p>');
  });

  test('are all that the contract knows beside the sign-in', async () => {
    const seen = new Set(older.traffic.map(operationOf));
    expect(contract.filter((operation) => !operation.includes('/jwt/') && !seen.has(operation))).toEqual([]);
    expect(older.traffic.filter((line) => / [45]\d\d$/.test(line))).toEqual(['GET /api/users/user 404']);
  });

  test('got from every path the documented response', async () => {
    const document = await documentOf(app);
    const operations = new Map(operationsOf(document).map(({ name, operation }) => [name, operation]));
    for (const [index, line] of older.traffic.entries()) {
      const { responses } = operations.get(operationOf(line))!;
      const status = line.split(' ').at(-1)!;
      const { schema } = (responses[status] ?? responses[`${status[0]}XX`])!.content['application/json']!;
      expect([line, checkOf(document, schema).safeParse(older.answers[index]).error]).toEqual([
        line,
        undefined,
      ]);
    }
  });
});

describe('a deletion as axios sends it', () => {
  const forms = {
    'the id in the query': (id: number) => ({ params: { id } }),
    'an object as the body': (id: number) => ({ data: { id } }),
    'a number as the body': (id: number) => ({ data: id }),
    'a text as the body': (id: number) => ({ data: String(id) }),
    'the body called JSON': (id: number) => ({
      data: id,
      headers: { 'content-type': 'application/json' },
    }),
  };

  test.each(Object.entries(forms))('is understood over the browser’s own fetch: %s', async (_how, form) => {
    const browser = new OlderClient(address, { adapter: 'fetch' });
    await browser.login(admin);
    const { permission } = await browser.post('/apps/permissions/add-permission', {
      permission: { name: 'Short-lived' },
    });
    expect(await browser.delete('/apps/permissions/delete', form(permission.id))).toEqual({
      id: permission.id,
    });
    expect((await browser.get('/apps/permissions/data')).total).toBe(9);
  });
});

/** The documented operation of a request: `GET /api/invoice/invoices/5000 200` becomes `GET /api/invoice/invoices/{id}`. */
function operationOf(line: string): string {
  const [method, path] = line.split(' ');
  return `${method} ${path!.replace(/\/\d+$/, '/{id}')}`;
}

describe('an older client that draws what it gets', () => {
  let drawer: OlderClient;
  beforeAll(async () => {
    drawer = new OlderClient(address, { storesJson: true });
    await drawer.login(admin);
  });

  test('draws every icon by its name in the Feather set', async () => {
    const unknown: string[] = [];
    let count = 0;
    for (const path of [
      '/api/bookmarks/data',
      '/api/main-search/data',
      '/blog/list/data/sidebar',
      '/faq/data',
      '/faq/data/category',
      ...cardPaths,
    ]) {
      const icons = valuesUnder('icon', await drawer.get(path));
      count += icons.length;
      unknown.push(...icons.filter((icon) => !drawable.has(icon)).map((icon) => `${path}: ${icon}`));
    }
    expect(count).toBeGreaterThan(60);
    expect(unknown).toEqual([]);
    expect(pages.filter(({ icon }) => featherIcon(icon) === 'Circle')).toEqual([]);
    expect(featherIcon('an-icon-of-nobody')).toBe('Circle');
  });

  test('finds elements by targets and by names of people', async () => {
    const { suggestions } = await drawer.get('/api/bookmarks/data');
    const targets: string[] = suggestions.map(({ target }: Json) => target);
    expect(targets.filter((target) => !/^[A-Za-z][\w-]*$/.test(target))).toEqual([]);
    expect(new Set(targets).size).toBe(targets.length);
    const names = [
      ...valuesUnder('fullName', await drawer.get('/api/users/list/all-data')),
      ...valuesUnder('full_name', await drawer.get('/api/datatables/initial-data')),
      ...valuesUnder('name', await drawer.get('/apps/invoice/invoices')),
    ];
    expect(names.filter((name) => !/^[\p{L} -]+$/u.test(name))).toEqual([]);
  });

  test('gets a picture wherever it shows one, at the host that it called', async () => {
    const published = await createTestApp({ env: { PUBLIC_URL: 'https://radio.example.org/' } });
    const token = await published.tokenOf(admin.email);
    const wrong: string[] = [];
    for (const path of contract
      .filter((call) => call.startsWith('GET '))
      .map((call) => call.slice(4).replace('{id}', '5000'))) {
      const response = await published.server.inject({
        url: path,
        headers: { authorization: `Bearer ${token}` },
      });
      if (response.statusCode !== 200) continue;
      const pictures = ['avatar', 'img', 'imgUrl', 'coverImg', 'profileImg', 'featuredImage'].flatMap((key) =>
        valuesUnder(key, response.json()),
      );
      // The employee tables use addresses as local file names, and draw initials when the address is empty.
      const mayBeEmpty = path.startsWith('/api/datatables/');
      const isRight = (at: string) => at.startsWith('https://') || (mayBeEmpty && at === '');
      wrong.push(...pictures.filter((at) => !isRight(at)).map((at) => `${path}: ${at}`));
      expect(response.body).not.toMatch(/src=\\?"\/files/);
    }
    expect(wrong).toEqual([]);
  });

  test('gets the only page of a list, regardless of the page that its filter remembered', async () => {
    for (const [path, rows] of [
      ['/apps/invoice/invoices', 'invoices'],
      ['/api/users/list/data', 'users'],
      ['/api/datatables/data', 'invoices'],
      ['/apps/permissions/data', 'permissions'],
    ] as const) {
      const whole = await drawer.get(path, { ...firstPage, perPage: 100 });
      const stored = await drawer.get(path, { ...firstPage, perPage: 100, page: 3 });
      expect([path, stored[rows]]).toEqual([path, whole[rows]]);
      expect((await drawer.get(path, { ...firstPage, perPage: 5, page: 90 }))[rows]).toEqual([]);
    }
  });

  test('receives the missing permission to delete before missing parameters', async () => {
    const client = new OlderClient(address);
    await client.login({ email: 'client@demo.com', password: 'client' });
    for (const path of ['/apps/invoice/delete', '/apps/users/delete', '/apps/permissions/delete']) {
      expect((await client.refusal(client.delete(path, {})))[0]).toBe(403);
      expect((await drawer.refusal(drawer.delete(path, {})))[0]).toBe(400);
    }
  });
});
