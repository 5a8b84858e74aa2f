import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { features } from '../../index';
import { Pages } from '../../../kit/pages/Pages';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { typeQuickly } from '../../../testing/screens';
import { testViewer } from '../../../testing/testSession';
import { PaletteButton } from './PaletteButton';
import { PaletteHost } from './PaletteHost';
import { palette } from './paletteStore';
import { noteRecent, readRecents } from './recents';

afterEach(() => act(palette.close));

const row = (kind: string, id: string, title: string, more: object = {}) => ({
  __typename: 'SearchRow',
  kind,
  id,
  title,
  subtitle: '',
  link: `/admin/users/${id}`,
  picture: '',
  ...more,
});
const users = (totalItems: number, ...rows: object[]) => ({
  __typename: 'SearchGroup',
  kind: 'User',
  totalItems,
  totalIsExact: true,
  link: '/admin/users/list?q=ada',
  rows,
});

function show({
  search = () => ({ data: { search: [] } }),
  bookmarks = [],
  viewer = testViewer,
  address = '/admin/dashboard',
}: {
  search?: (query: string) => Answer;
  bookmarks?: object[];
  viewer?: typeof testViewer;
  address?: string;
} = {}) {
  const answer = ({ name, variables }: RequestedOperation): Answer => {
    if (name === 'Bookmarks') return { data: { bookmarks } };
    if (name === 'BookmarkPage')
      return { data: { bookmarkPage: [bookmark('1', String(variables['target']))] } };
    return search(String(variables['query']));
  };
  return renderPage(
    <Pages value={features}>
      <PaletteButton />
      <input aria-label="Some field" />
      <PaletteHost />
    </Pages>,
    { address, viewer, answer },
  );
}
const bookmark = (id: string, target: string) => ({ __typename: 'PortalPage', id, target });

const user = userEvent.setup();
async function open() {
  await user.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Search pages, records and commands' });
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')
    ?.textContent;

describe('the palette', () => {
  it('opens by its keys from everywhere, and closes by them and by Escape', async () => {
    show();
    await user.click(screen.getByLabelText('Some field'));
    await open();
    await user.keyboard('{Meta>}k{/Meta}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await screen.findByRole('combobox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('finds pages at once by title, ignoring case and accents, without a request', async () => {
    const { requests } = show();
    typeQuickly(await open(), 'EMPLOYÉ');
    expect(options()).toEqual(['Employees']);
    expect(requests.filter(({ name }) => name === 'Search')).toEqual([]);
  });

  it('requests records once after a pause, and shows them with a link to all', async () => {
    const search = vi.fn<(query: string) => Answer>(() => ({
      data: { search: [users(7, row('User', '1', 'Ada Merle', { subtitle: 'ada@example.com' }))] },
    }));
    show({ search });
    typeQuickly(await open(), ' ada ');
    const group = await screen.findByRole('group', { name: 'Users' });
    expect(search.mock.calls).toEqual([['ada']]);
    expect(
      within(group)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ada Merleada@example.com', 'All results in Users (7)']);
    expect(within(group).getAllByText('Ada')[0]?.tagName).toBe('MARK');
  });

  it('keeps what it found until there is an answer to the next text', async () => {
    show({
      search: (query) => ({
        data: { search: query === 'ada' ? [users(1, row('User', '1', 'Ada Merle'))] : [] },
      }),
    });
    const field = await open();
    await user.type(field, 'ada');
    await screen.findByText(/Merle/);
    await user.type(field, 'x');
    expect(screen.getByText(/Merle/)).toBeTruthy();
    expect(await screen.findByText('Nothing matches “adax”')).toBeTruthy();
    expect(screen.queryByText(/Merle/)).toBeNull();
  });

  it('leaves out what leads nowhere', async () => {
    show({
      search: () => ({
        data: { search: [{ ...users(1, row('Radio', '1', 'Radio Test', { link: null })), link: null }] },
      }),
    });
    await user.type(await open(), 'test');
    expect(await screen.findByText('Nothing matches “test”')).toBeTruthy();
  });

  it('is navigated by arrow keys, wraps around, and Enter opens the marked entry', async () => {
    const { router } = show();
    await user.type(await open(), 's');
    const names = options();
    expect(names.length).toBeGreaterThan(2);
    expect(active()).toBe(names[0]);
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(names[1]);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe(names.at(-1));
    await user.keyboard('{ArrowDown}');
    await user.clear(screen.getByRole('combobox'));
    await user.type(screen.getByRole('combobox'), 'invoi{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/invoices'));
    expect(readRecents('1').searches).toEqual(['invoi']);
  });

  it('opens in a new tab with the key held, and stays', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { router } = show();
    await user.type(await open(), 'invoices');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(opened.mock.calls).toEqual([['/admin/invoices', '_blank']]);
    expect(screen.getByRole('combobox')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });

  it('bookmarks the page that is marked', async () => {
    const { requests } = show();
    await user.type(await open(), 'invoices');
    await user.keyboard('{Control>}d{/Control}');
    expect(await screen.findByText('Bookmarked')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'BookmarkPage')?.variables).toEqual({
      target: 'invoices',
      isBookmarked: true,
    });
  });

  it('shows the error, and retries', async () => {
    let fails = true;
    show({
      search: () =>
        fails
          ? { error: { code: 'INTERNAL_SERVER_ERROR' } }
          : { data: { search: [users(1, row('User', '1', 'Ada Merle'))] } },
    });
    await user.type(await open(), 'ada');
    await screen.findByRole('alert');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Merle/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('before anything is typed', () => {
  it('there are bookmarks, recent searches and other recent pages', async () => {
    noteRecent('1', 'searches', 'ada');
    for (const target of ['roles', 'invoices', 'dashboard']) noteRecent('1', 'pages', target);
    show({ bookmarks: [bookmark('2', 'invoices')] });
    await open();
    await screen.findByRole('group', { name: 'Bookmarks' });
    const groups = screen.getAllByRole('group').map((group) => ({
      name: group.firstElementChild?.textContent,
      options: within(group)
        .getAllByRole('option')
        .map((option) => option.textContent),
    }));
    expect(groups).toEqual([
      { name: 'Bookmarks', options: ['InvoicesBookmarked'] },
      { name: 'Recent searches', options: ['ada'] },
      { name: 'Recent pages', options: ['Roles'] },
    ]);
    await user.click(screen.getByRole('option', { name: 'ada' }));
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('ada');
  });

  it.each([['{'], ['{"searches":[7,{}],"pages":["gone/for/good","../etc",null]}'], ['[]']])(
    'hostile storage shows the pages: %s',
    async (stored) => {
      localStorage.setItem('regie.recent.1', stored);
      show({ address: '/elsewhere' });
      await open();
      expect(screen.getAllByRole('group')).toHaveLength(1);
      expect(options()).toEqual(expect.arrayContaining(['Invoices', 'Users']));
    },
  );

  it('pages that one may not see are neither found nor remembered', async () => {
    noteRecent('1', 'pages', 'invoices');
    show({ viewer: { ...testViewer, abilities: [] }, bookmarks: [bookmark('2', 'invoices')] });
    const field = await open();
    expect(options()).not.toContain('Invoices');
    await user.type(field, 'invoices');
    expect(options()).toEqual([]);
  });
});

describe('recent entries', () => {
  it('are the pages that one opens', async () => {
    const { router } = show();
    expect(readRecents('1').pages).toEqual(['dashboard']);
    await act(() => router.navigate('/admin/roles'));
    await act(() => router.navigate('/admin/invoices/7'));
    expect(readRecents('1').pages).toEqual(['roles', 'dashboard']);
  });

  it('is gone when one signs out', async () => {
    const { session } = show();
    expect(readRecents('1').pages).toEqual(['dashboard']);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    try {
      act(() => session.end({ wasChosen: true }));
    } catch {
      // This test renders only a part of the portal: other screens stay mounted after the sign-out, and throw.
    }
    expect(localStorage.getItem('regie.recent.1')).toBeNull();
  });
});

describe('the keys', () => {
  it('show all shortcuts with ?, but not while one types', async () => {
    show();
    await user.type(screen.getByLabelText('Some field'), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Some field').value).toBe('?');
    await user.click(document.body);
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(dialog.textContent).toContain('Search in the list');
    const groups = within(dialog).getAllByRole('group');
    expect(groups.map((group) => group.firstElementChild?.textContent)).toEqual([
      'Everywhere',
      'Go to a page',
      ...features.flatMap(({ shortcuts = [] }) => shortcuts.map(({ title }) => i18next.t(title))),
    ]);
    expect(within(dialog).getByText('Invoices').parentElement?.textContent).toBe('InvoicesGI');
  });

  it('go to a page with g and its letter, by those of other alphabets too, and not while one types', async () => {
    const { router } = show();
    const path = () => router.state.location.pathname;
    await user.type(screen.getByLabelText('Some field'), 'gi');
    expect(path()).toBe('/admin/dashboard');
    await user.click(document.body);
    await user.keyboard('i');
    expect(path()).toBe('/admin/dashboard');
    await user.keyboard('gi');
    await waitFor(() => expect(path()).toBe('/admin/invoices'));
    await user.keyboard('g?');
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    fireEvent.keyDown(document.body, { key: 'ل', code: 'KeyG' });
    fireEvent.keyDown(document.body, { key: 'ع', code: 'KeyU' });
    await waitFor(() => expect(path()).toBe('/admin/users/list'));
  });

  it('lead to no page that one may not see', async () => {
    const { router } = show({ viewer: { ...testViewer, abilities: [] } });
    await user.keyboard('gi');
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });
});

describe('commands', () => {
  it('are offered only to users with the permission', async () => {
    show({ viewer: { ...testViewer, abilities: [{ action: 'read', subject: 'Invoice' }] } });
    await user.type(await open(), 'add');
    expect(screen.queryByRole('group', { name: 'Commands' })).toBeNull();
  });

  it('offer to create records, by their names', async () => {
    const { router } = show();
    await user.type(await open(), 'new invoice{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/invoices/new'));
    expect(readRecents('1').searches).toEqual([]);
  });

  it('ask for songs to upload', async () => {
    const requests = vi.spyOn(HTMLInputElement.prototype, 'click');
    show();
    await user.type(await open(), 'upload{Enter}');
    await waitFor(() => expect(document.querySelector('input[data-upload=songs]')).toBeTruthy());
    expect(requests).toHaveBeenCalled();
    fireEvent(document.querySelector('input[data-upload=songs]')!, new Event('cancel'));
    await waitFor(() => expect(document.querySelector('input[data-upload=songs]')).toBeNull());
  });
});
