import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeEmission } from '../../scheduling/testing/plans.ts';
import { designsOf } from '../testing/designs.ts';
import { entry as entryOf, SitePage } from './menuItem.ts';

const app = await createTestApp({}, afterAll);
const admin = await app.tokenOf('admin@demo.com');
const page = async (language = 'en') =>
  (await app.server.inject({ url: `/site/horizon/${language}/team` })).body;

const { show: setMenus } = designsOf(app, admin);

const entry = (more: object) => ({ key: 'one', link: '', labels: [], ...more });
const shop = 'https://shop.example.org/';

describe('the menus of a website', () => {
  test('have their pages and links in order, with labels in the language of the page', async () => {
    const { code } = await setMenus({
      menu: [
        entry({ key: 'link', link: shop, labels: [{ language: 'FR', label: 'Boutique en ligne' }] }),
        entry({ key: 'news', page: 'NEWS', labels: [{ language: 'EN', label: 'Our news' }] }),
      ],
      footerMenu: [entry({ key: 'schedule', page: 'SCHEDULE' })],
    });
    expect(code).toBeUndefined();
    const english = await page();
    const [header] = /<nav aria-label="Main menu">.*?<\/nav>/s.exec(english)!;
    // A link has no English label: that of another language is better than none.
    expect(header).toMatch(/shop\.example\.org.*Boutique en ligne.*\/en\/news.*Our news/s);
    expect(header).not.toContain('/en/team');
    expect(/<nav aria-label="More pages">.*?<\/nav>/s.exec(english)![0]).toContain('Schedule');
    expect(await page('fr')).toMatch(/\/fr\/news"[^>]*>Actualités/);
  });

  test('are accepted with the entries of the server for all pages', async () => {
    const menu = Object.values(SitePage).map((target) => entry(entryOf(target)));
    expect((await setMenus({ menu })).problems).toBeUndefined();
  });

  test('refuse scripts, entries without a target or a label, and a key twice, each at its field', async () => {
    const labels = [{ language: 'EN', label: 'Shop' }];
    const news = entry({ page: 'NEWS' });
    for (const [menu, path, problem] of [
      [[news, entry({ page: 'TEAM' })], 'menu.1.key', 'taken'],
      [[entry({ page: 'NEWS', labels: [...labels, ...labels] })], 'menu.0.labels.1.language', 'taken'],
      [[entry({})], 'menu.0.link', 'required'],
      [[entry({ link: shop })], 'menu.0.labels', 'required'],
      [[entry({ page: 'NEWS', link: shop })], 'menu.0.link', 'invalid'],
      [[entry({ page: 'NEWS', record: { type: 'CONTENT', recordId: '1' } })], 'menu.0.record', 'invalid'],
    ] as const) {
      expect(await setMenus({ menu })).toMatchObject({
        code: 'BAD_USER_INPUT',
        problems: { [path]: problem },
      });
    }
    for (const link of ['javascript:alert(1)', 'data:text/html,x', 'en/contact', 'https://a:b@c.example'])
      expect((await setMenus({ menu: [entry({ link, labels })] })).problems).toEqual({
        'menu.0.link': 'address',
      });
    const many = Array.from({ length: 21 }, (_, index) => entry({ key: `k${index}`, page: 'NEWS' }));
    expect((await setMenus({ footerMenu: many })).code).toBe('BAD_USER_INPUT');
  });

  test('refuse a fourth level, a menu in itself, and keys of other entries, each at its field', async () => {
    const page = (key: string, ...children: object[]) => entry({ key, page: 'NEWS', children });
    for (const [menu, problems] of [
      [
        [page('a'), page('b', page('c', page('d', page('e'))))],
        { 'menu.1.children.0.children.0.children.0': 'tooDeep' },
      ],
      [[page('a', page('b', page('a')))], { 'menu.0.children.0.children.0.key': 'insideItself' }],
      [[page('a', page('b')), page('c', page('b'))], { 'menu.1.children.0.key': 'taken' }],
      [[page('a', entry({ key: 'b', page: null }))], { 'menu.0.children.0.link': 'required' }],
    ] as const)
      expect(await setMenus({ menu })).toMatchObject({ code: 'BAD_USER_INPUT', problems });
    const rows = (name: string) => Array.from({ length: 20 }, (_, index) => page(`${name}${index}`));
    const many = ['a', 'b', 'c', 'd', 'e'].map((name) => page(name, ...rows(name)));
    expect((await setMenus({ menu: many })).problems).toEqual({ menu: 'tooLong' });
    let deep = page('deep');
    for (let level = 0; level < 500; level += 1) deep = page(`k${level}`, deep);
    expect((await setMenus({ menu: [deep] })).code).toBe('LIMIT_EXCEEDED');
  });

  test('have levels, as nested lists with the current page marked', async () => {
    const section = entry({
      key: 'about',
      page: 'TEAM',
      children: [
        entry({ key: 'on-air', page: 'SCHEDULE', children: [entry({ key: 'songs', page: 'PLAYLIST' })] }),
      ],
    });
    const { code, website } = await setMenus({ menu: [section], footerMenu: [section] });
    expect([code, website.draft]).toEqual([undefined, null]);
    const html = await page();
    const [header, footer] = ['Main menu', 'More pages'].map(
      (name) => new RegExp(`<nav aria-label="${name}">.*?</nav>`, 's').exec(html)![0],
    );
    expect(header).toMatch(
      /<li><a href="[^"]*\/team" dir="auto" aria-current="page">.*<summary aria-label="Submenu: Team">.*<ul><li><a href="[^"]*\/schedule" dir="auto">.*<ul><li><a href="[^"]*\/playlist" dir="auto">/s,
    );
    expect(header!.match(/aria-current/g)).toHaveLength(1);
    expect(footer).not.toContain('<details');
    expect(footer!.match(/<ul/g)).toHaveLength(3);
  });

  test('mark the page itself, or else the nearest page above it, once in each list', async () => {
    const run = async (operation: string, variables: object) => {
      const { data, errors } = await app.graphql(operation, variables, admin);
      expect(errors).toEqual([]);
      return Object.values(data)[0] as { id: string; version: number };
    };
    const topic = await run('mutation ($input: TopicInput!) { createTopic(input: $input) { id version } }', {
      input: { name: 'Tides', area: 'NEWS', slug: 'tides' },
    });
    const { id, version } = await run(
      'mutation ($input: ContentInput!) { createContent(input: $input) { id version } }',
      { input: { kind: 'NEWS', language: 'EN', title: 'High water', body: '', topicId: topic.id } },
    );
    await run(
      'mutation ($id: ID!, $version: Int!) { moveContent(id: $id, version: $version, step: PUBLISH) { id version } }',
      { id, version },
    );
    await makeEmission(app, 1, { slug: 'low-water', title: 'Low water', state: 'RUNNING' });
    const labels = [{ language: 'EN', label: 'Start' }];
    await setMenus({
      menu: [
        entry({ key: 'home', link: '/en', labels }),
        entry({
          key: 'news',
          page: 'NEWS',
          children: [entry({ key: 'topic', record: { type: 'TOPIC', recordId: topic.id } })],
        }),
        entry({ key: 'search', page: 'SEARCH' }),
        entry({ key: 'on-air', page: 'ON_AIR' }),
      ],
      footerMenu: [entry({ key: 'programmes', page: 'PROGRAMMES' })],
    });
    const marksAt = async (path: string) => {
      const { body } = await app.server.inject({ url: `/site/horizon${path}` });
      return [...body.matchAll(/<a href="([^"]*)" dir="auto" aria-current="(\w+)"/g)].map(
        ([, address, mark]) => `${address!.replace('/site/horizon/en', '')} ${mark}`,
      );
    };
    for (const [path, ...marks] of [
      ['/en', ' page'],
      ['/en/news', '/news page'],
      ['/en/news?page=2', '/news true'],
      ['/en/news/topic/tides', '/news true', '/news/topic/tides page'],
      ['/en/news/high-water', '/news true'],
      ['/en/programmes/low-water', '/programmes true'],
      ['/en/search', '/search page'],
      ['/en/search?q=tide', '/search true'],
      ['/en/newsletter'],
    ] as const)
      expect([path, ...(await marksAt(path))]).toEqual([path, ...marks]);
  });

  test('lead to paths of the website, which stay right on another host', async () => {
    const labels = [{ language: 'EN', label: 'Contact' }];
    await setMenus({
      menu: [
        entry({ key: 'full', link: '/site/horizon/en/contact?from=menu', labels }),
        entry({ key: 'short', link: '/en/contact', labels }),
        entry({ key: 'other', link: '/site/horizontal', labels }),
        entry({ key: 'web', link: '//shop.example', labels }),
        entry({ key: 'mail', link: 'mailto:studio@horizon.example', labels }),
      ],
    });
    const { data } = await app.graphql('{ website { design { menu { link } } } }', {}, admin);
    const links = (data as { website: { design: { menu: Array<{ link: string }> } } }).website.design.menu;
    expect(links.map(({ link }) => link)).toEqual([
      '/en/contact?from=menu',
      '/en/contact',
      '/site/horizontal',
      'https://shop.example/',
      'mailto:studio@horizon.example',
    ]);
    const html = await page();
    expect(html).toContain('href="/site/horizon/en/contact?from=menu"');
    expect(html).toContain('href="/site/horizon/en/contact"');
  });

  test('of existing installations have no levels and no records', async () => {
    const stored = JSON.stringify([entry({ page: 'TEAM' })]);
    await app.orm.em.fork().execute('update website set menu = ? where radio_id = 1', [stored]);
    const { data, errors } = await app.graphql(
      '{ website { menu { key children { key } record { title } } design { menu { key children { key } } } } }',
      {},
      admin,
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      website: {
        menu: [{ key: 'one', children: [], record: null }],
        design: { menu: [{ key: 'one', children: [] }] },
      },
    });
  });

  test('leave out pages that this version does not know', async () => {
    await setMenus({ menu: [entry({ page: 'NEWS' })] });
    const stored = JSON.stringify([entry({ page: 'HOLOGRAMS' }), entry({ key: 'two', page: 'TEAM' })]);
    await app.orm.em.fork().execute('update website set menu = ? where radio_id = 1', [stored]);
    expect((await app.server.inject({ url: '/site/horizon/ar/playlist' })).statusCode).toBe(200);
  });
});
