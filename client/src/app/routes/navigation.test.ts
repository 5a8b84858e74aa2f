import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { features } from '../../features/index';
import { createCan } from '../../kit/access/ability';
import { maySee, menuOf, searchablePagesOf } from '../../kit/defineFeature';
import { frame } from '../layout/commands/commands';
import { homeOf } from './Home';

const administrator = createCan([{ action: 'manage', subject: 'all' }]);
const bookkeeper = createCan([{ action: 'read', subject: 'Invoice' }]);
const client = createCan([
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
]);

describe('the documentation', () => {
  it('has the page that each page of the portal names', () => {
    const folder = new URL('../../../../docs/features/', import.meta.url);
    const names = features.flatMap(({ name, documentation, pages }) =>
      pages.map((page) => ({ name, documented: page.documentation ?? documentation })),
    );
    const missing = names.filter(
      ({ documented }) => !documented || !existsSync(new URL(`${documented}.md`, folder)),
    );
    expect(missing).toEqual([]);
  });
});

describe('the menu', () => {
  it('shows an administrator every page that has an entry, in the order of the list', () => {
    expect(
      menuOf(features, administrator).map(({ section, entries }) => [
        section,
        ...entries.map(({ to }) => to),
      ]),
    ).toEqual([
      ['overview', '/admin/dashboard', '/admin/date/statistics', '/admin/profile'],
      [
        'multimedia',
        '/admin/multimedia/songs',
        '/admin/multimedia/albums',
        '/admin/multimedia/artistes',
        '/admin/multimedia/jingles',
        '/admin/videos',
        '/admin/multimedia/generics',
        '/admin/multimedia/publicities',
        '/admin/multimedia/playlists',
        '/admin/default_playlist',
        '/admin/multimedia/attention',
        '/admin/categories/media',
        '/admin/tags/media',
      ],
      [
        'planning',
        '/admin/calendar',
        '/admin/planning/on_air_plan',
        '/admin/planning/dry_run',
        '/admin/planning/clocks',
        '/admin/planning/emissions',
        '/admin/planning/episodes',
        '/admin/podcasts',
        '/admin/rush/waiting_room',
        '/admin/rushs',
        '/admin/planning/category',
        '/admin/planning/classification',
        '/admin/planning/language',
        '/admin/planning/tag',
      ],
      [
        'air',
        '/admin/studio/live',
        '/admin/live/waiting_room',
        '/admin/onair/log',
        '/admin/streaming',
        '/admin/frequencies',
        '/admin/streamMonitor/stats',
        '/admin/audience',
      ],
      ['content', '/admin/faq', '/admin/knowledge-base'],
      [
        'website',
        '/admin/website/news',
        '/admin/website/blog',
        '/admin/website/services',
        '/admin/website/photos',
        '/admin/website/shop',
        '/admin/website/partners',
        '/admin/website/comments',
        '/admin/website/banners',
        '/admin/website/design',
        '/admin/website/home',
        '/admin/website/menus',
        '/admin/website/webmaster',
        '/admin/website/settings',
      ],
      ['business', '/admin/invoices', '/admin/employees', '/admin/companies', '/admin/products'],
      [
        'people',
        '/admin/chat/private',
        '/admin/chat/public',
        '/admin/users/list',
        '/admin/team',
        '/admin/radios',
        '/admin/roles',
        '/admin/permission',
        '/admin/audit',
        '/admin/jobs',
        '/admin/access',
      ],
    ]);
  });

  it('hides what someone may not read, and sections without an entry', () => {
    expect(searchablePagesOf(features, bookkeeper).map(({ to }) => to)).toEqual([
      '/admin/dashboard',
      '/admin/date/statistics',
      '/admin/invoices',
      '/admin/access',
      '/admin/notifications',
    ]);
    expect(menuOf(features, client).map(({ section }) => section)).toEqual(['people']);
  });
});

describe('landing', () => {
  it('is on the first page that one may see', () => {
    expect(homeOf(features, administrator)).toBe('/admin/dashboard');
    expect(homeOf(features, bookkeeper)).toBe('/admin/dashboard');
  });

  it('is on what one may do, for whom no business screen is open', () => {
    expect(homeOf(features, client)).toBe('/admin/access');
    expect(homeOf([], client)).toBe('/admin/access');
  });
});

describe('pages', () => {
  const pages = features.flatMap((feature) => feature.pages);

  it('have a rule, except personal pages', () => {
    expect(pages.filter(({ rule }) => !rule).map(({ path }) => path)).toEqual([
      '/admin/access',
      '/admin/account/settings/:section?',
      '/admin/account/security',
      '/admin/account/sessions',
      '/admin/notifications',
    ]);
  });

  it('that change something need more than reading', () => {
    const reader = createCan([{ action: 'read', subject: 'Invoice' }]);
    const closed = pages.filter((page) => page.path.startsWith('/admin/invoices') && !maySee(page, reader));
    expect(closed.map(({ path }) => path)).toEqual([
      '/admin/invoices/bin',
      '/admin/invoices/new',
      '/admin/invoices/:id/edit',
    ]);
  });

  it('have ids of their own, and plain addresses, where they can be bookmarked', () => {
    const listed = pages.filter(({ entry }) => entry);
    expect(new Set(listed.map(({ entry }) => entry!.id)).size).toBe(listed.length);
    expect(listed.filter(({ path }) => !/^\/admin\/[\w/-]+$/.test(path))).toEqual([]);
  });

  it('have letters of their own, and belong to entries that are there', () => {
    const keys = pages.flatMap(({ entry }) => entry?.key ?? []);
    expect(keys.length).toBeGreaterThan(8);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^[a-z]$/.test(key))).toEqual([]);
    const listed = new Set(pages.flatMap(({ entry, path }) => (entry ? path : [])));
    expect(pages.flatMap(({ below }) => below ?? []).filter((path) => !listed.has(path))).toEqual([]);
  });

  it('have addresses of their own', () => {
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  });
});

describe('commands', () => {
  const commands = [...features, frame].flatMap((feature) => feature.commands ?? []);

  it('have names of their own, and lead to pages that are there, by the rules of those', () => {
    expect(new Set(commands.map(({ name }) => name)).size).toBe(commands.length);
    const pages = features.flatMap((feature) => feature.pages);
    for (const command of commands.filter((candidate) => 'to' in candidate)) {
      const page = pages.find(({ path }) => path === command.to);
      expect([command.to, command.rule]).toEqual([page?.path, page?.rule]);
    }
  });
});
