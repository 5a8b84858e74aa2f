import { afterAll, describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/testApp.ts';
import { designsOf } from '../testing/designs.ts';

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

  test('refuse scripts, entries without a target or a label, and a key twice', async () => {
    const labels = [{ language: 'EN', label: 'Shop' }];
    for (const [menu, problem] of [
      [[entry({ page: 'NEWS' }), entry({ page: 'TEAM' })], 'taken'],
      [[entry({ page: 'NEWS', labels: [...labels, ...labels] })], 'taken'],
      [[entry({})], 'required'],
      [[entry({ link: shop })], 'required'],
      [[entry({ page: 'NEWS', link: shop })], 'required'],
    ] as const) {
      expect(await setMenus({ menu })).toMatchObject({ code: 'BAD_USER_INPUT', problems: { menu: problem } });
    }
    for (const link of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'https://a:b@c.example'])
      expect((await setMenus({ menu: [entry({ link, labels })] })).code).toBe('BAD_USER_INPUT');
    const many = Array.from({ length: 21 }, (_, index) => entry({ key: `k${index}`, page: 'NEWS' }));
    expect((await setMenus({ footerMenu: many })).code).toBe('BAD_USER_INPUT');
  });

  test('leave out pages that this version does not know', async () => {
    await setMenus({ menu: [entry({ page: 'NEWS' })] });
    const stored = JSON.stringify([entry({ page: 'HOLOGRAMS' }), entry({ key: 'two', page: 'TEAM' })]);
    await app.orm.em.fork().execute('update website set menu = ? where radio_id = 1', [stored]);
    expect((await app.server.inject({ url: '/site/horizon/ar/playlist' })).statusCode).toBe(200);
  });
});
