// @module-tag smoke
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { features } from '../../../features/index';
import { menuOf } from '../../../kit/defineFeature';
import { renderPage } from '../../../testing/renderPage';
import { parseFolded, readFolded } from './foldedSections';
import { MenuList } from './MenuList';

beforeEach(() => {
  localStorage.clear();
  readFolded();
});

const withoutCounts = menuOf(features, () => true).map((group) => ({
  ...group,
  entries: group.entries.map(({ Count: _, ...entry }) => entry),
}));

function show(address: string, isCollapsed = false) {
  renderPage(<MenuList menu={withoutCounts} isCollapsed={isCollapsed} />, {
    address,
    answer: () => ({ data: {} }),
  });
  return (name: string) => screen.getByRole('group', { name });
}
const linksIn = (group: HTMLElement) => within(group).queryAllByRole('link');
const fold = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const current = () =>
  screen.getAllByRole('link').flatMap((link) => (link.getAttribute('aria-current') ? link.textContent : []));

describe('a group of the menu', () => {
  it('folds, is so again after a reload, and unfolds', async () => {
    const group = show('/admin/invoices');
    await fold('Multimedia');
    expect(linksIn(group('Multimedia'))).toEqual([]);
    expect(screen.getByRole('button', { name: 'Multimedia' }).getAttribute('aria-expanded')).toBe('false');
    expect(linksIn(group('Planning')).length).toBeGreaterThan(3);
    expect(parseFolded(localStorage.getItem('regie.menu.folded'))).toEqual(['multimedia']);
    readFolded();
    expect(linksIn(group('Multimedia'))).toEqual([]);
    await fold('Multimedia');
    expect(linksIn(group('Multimedia')).length).toBeGreaterThan(3);
  });

  it('shows where one is, though it is folded', async () => {
    const group = show('/admin/multimedia/songs/7');
    await fold('Multimedia');
    expect(linksIn(group('Multimedia')).map(({ textContent }) => textContent)).toEqual(['Songs']);
  });

  it('is whole in the narrow menu', () => {
    localStorage.setItem('regie.menu.folded', '["multimedia"]');
    readFolded();
    const group = show('/admin/invoices', true);
    expect(linksIn(group('Multimedia')).length).toBeGreaterThan(3);
  });

  it.each(['{', '7', '["gone",7,null]', '{"multimedia":true}'])(
    'is open whatever is stored: %s',
    (stored) => {
      expect(parseFolded(stored)).toEqual([]);
    },
  );
});

describe('the entry of the page that one is on', () => {
  it.each([
    ['/admin/users/7/edit', 'Users'],
    ['/admin/planning/rundown/4/2026-01-01', 'Calendar'],
    ['/admin/roles/test', 'Roles'],
    ['/admin/planning/clocks/week', 'Clocks'],
  ])('is marked on pages below it: %s', (address, name) => {
    show(address);
    expect(current()).toEqual([name]);
  });

  it('is brought into view on load', () => {
    const rect = (top: number, height: number) => ({ top, bottom: top + height, height }) as DOMRect;
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.matches('[aria-current]') ? rect(2000, 40) : rect(0, 900);
    });
    show('/admin/jobs');
    expect(screen.getByRole('navigation').parentElement!.scrollTop).toBe(1570);
    vi.restoreAllMocks();
  });
});
