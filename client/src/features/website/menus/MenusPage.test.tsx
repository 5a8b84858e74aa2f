import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MenuItemInput, SitePage } from '../../../apollo/schemaTypes.generated';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { designedWebsite, withDraft } from '../testing';
import MenusPage from './MenusPage';

interface Sent {
  menu: MenuItemInput[];
  footerMenu: MenuItemInput[];
}

const entry = (page: SitePage) => ({
  __typename: 'MenuItem' as const,
  key: page.toLowerCase(),
  page,
  link: '',
  labels: [],
});
const website = designedWebsite({
  menu: [entry('SCHEDULE'), entry('NEWS'), entry('SHOP')],
  footerMenu: [entry('TEAM')],
});

/** Entries as the server answers them. */
const stored = (items: readonly MenuItemInput[]) =>
  items.map(({ labels, ...item }) => ({
    ...item,
    __typename: 'MenuItem' as const,
    page: item.page ?? null,
    labels: labels.map((label) => ({ ...label, __typename: 'MenuLabel' as const })),
  }));

function show(viewer = testViewer) {
  const { requests } = renderPage(<MenusPage />, {
    address: '/admin/website/menus',
    viewer,
    answer: ({ name, variables }) => {
      if (name !== 'SaveWebsiteDraft') return { data: { website } };
      const { menu, footerMenu } = variables['input'] as Sent;
      const parts = { menu: stored(menu), footerMenu: stored(footerMenu) };
      return { data: { saveWebsiteDraft: withDraft(website, parts) } };
    },
  });
  return () =>
    requests.findLast(({ name }) => name === 'SaveWebsiteDraft')?.variables as
      | { version: number; input: Sent }
      | undefined;
}

const listOf = (name: string) => screen.findByRole('list', { name });

describe('the menus of the website', () => {
  it('are arranged by the keyboard and saved as a draft', async () => {
    const sent = show();
    const top = within(await listOf('Menu at the top'));
    top.getByRole('button', { name: /^Move Schedule/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(top.getByRole('button', { name: 'Remove: Shop' }));
    await waitFor(() =>
      expect(sent()).toMatchObject({
        version: 2,
        input: { menu: [{ page: 'NEWS' }, { page: 'SCHEDULE' }], footerMenu: [{ page: 'TEAM' }] },
      }),
    );
  });

  it('get links with an address and labels', async () => {
    const sent = show();
    await listOf('Menu at the bottom');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add entry' })[1]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Link to another website' }));
    expect(screen.getByText('Incomplete')).toBeTruthy();
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.type(drawer.getByLabelText(/^Address/), 'https://shop.example.org/');
    await userEvent.type(drawer.getByLabelText(/French/), 'Boutique');
    await userEvent.click(drawer.getByRole('button', { name: 'Done' }));
    await waitFor(() =>
      expect(sent()?.input.footerMenu.at(-1)).toMatchObject({
        page: null,
        link: 'https://shop.example.org/',
        labels: [{ language: 'FR', label: 'Boutique' }],
      }),
    );
  });

  it('cannot be changed by people who may only read them', async () => {
    show({ ...testViewer, abilities: [{ action: 'read', subject: 'Website' }] });
    await listOf('Menu at the top');
    for (const name of [/^Move/, /^Remove/, 'Add entry', 'Publish the look'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
