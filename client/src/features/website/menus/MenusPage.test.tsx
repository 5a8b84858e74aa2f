import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { MenuItemInput, MenuRecordState, SitePage } from '../../../apollo/schemaTypes.generated';
import Toasts from '../../../kit/feedback/toasts/Toasts';
import { pressQuickly } from '../../../testing/pressQuickly';
import { renderPage } from '../../../testing/renderPage';
import { testViewer, type TestViewer } from '../../../testing/testSession';
import type { DesignPartsFragment } from '../design/design.generated';
import { designedWebsite, pageOf, withDraft } from '../testing';
import MenusPage from './MenusPage';

const unknown = 'This no longer exists. Choose another';

interface Sent {
  menu: MenuItemInput[];
  footerMenu: MenuItemInput[];
}

type Item = DesignPartsFragment['menu'][number];
type Entry = Omit<Item, 'children'> & { children?: Entry[] };

const item = (key: string, more: Partial<Entry> = {}): Entry => ({
  __typename: 'MenuItem',
  key,
  page: null,
  record: null,
  link: '',
  labels: [],
  ...more,
});
const entry = (page: SitePage, ...children: Entry[]) => item(page.toLowerCase(), { page, children });

const record = (recordId: string, title: string, state: MenuRecordState): Entry =>
  item(recordId, { record: { __typename: 'MenuRecord', type: 'CONTENT', recordId, title, state } });

/** Entries as the server answers them: with entries below them down to the last level. */
const answered = (items: readonly Entry[], depth = 0): Item[] =>
  items.map(({ children = [], ...rest }) => ({
    ...rest,
    ...(depth < 2 && { children: answered(children, depth + 1) }),
  })) as Item[];

const stored = (items: readonly MenuItemInput[]): Entry[] =>
  items.map(({ key, page, record, link, labels, children }) =>
    item(key, {
      page: page ?? null,
      link,
      record: record ? { ...record, __typename: 'MenuRecord', title: 'Saved', state: 'SHOWN' } : null,
      labels: labels.map((label) => ({ ...label, __typename: 'MenuLabel' as const })),
      children: stored(children ?? []),
    }),
  );

const plain = { menu: [entry('SCHEDULE'), entry('NEWS'), entry('SHOP')], footerMenu: [entry('TEAM')] };

function show({
  menus = plain,
  viewer = testViewer,
  problems,
}: {
  menus?: { menu: Entry[]; footerMenu: Entry[] };
  viewer?: TestViewer;
  /** Problems with which the server refuses to save. */
  problems?: Record<string, string>;
} = {}) {
  const website = designedWebsite({
    menu: answered(menus.menu),
    footerMenu: answered(menus.footerMenu),
  });
  const { requests } = renderPage(<MenusPage />, {
    address: '/admin/website/menus',
    outside: <Toasts />,
    viewer,
    answer: ({ name, variables }) => {
      if (name === 'ContentSuggestions')
        return {
          data: {
            contents: pageOf('ContentPage', [
              { __typename: 'Content', id: '12', title: 'The harbour', language: 'EN' },
            ]),
          },
        };
      if (name === 'MenuTopics')
        return {
          data: {
            topics: pageOf('TopicPage', [{ __typename: 'Topic', id: '8', name: 'Region', area: 'NEWS' }]),
          },
        };
      if (name === 'EmissionReferences') return { data: { emissions: pageOf('EmissionPage', []) } };
      if (name !== 'SaveWebsiteDraft') return { data: { website } };
      if (problems) return { error: { code: 'BAD_USER_INPUT', fields: problems } };
      const { menu, footerMenu } = variables['input'] as Sent;
      const parts = { menu: answered(stored(menu)), footerMenu: answered(stored(footerMenu)) };
      return { data: { saveWebsiteDraft: withDraft(website, parts) } };
    },
  });
  return () =>
    requests.findLast(({ name }) => name === 'SaveWebsiteDraft')?.variables as
      | { version: number; input: Sent }
      | undefined;
}

/** The keys of entries, with those below them. */
type Keys = Array<string | [string, Keys]>;
const keysOf = (items: readonly MenuItemInput[] = []): Keys =>
  items.map(({ key, children }) => (children?.length ? [key, keysOf(children)] : key));

const listOf = (name: string) => screen.findByRole('list', { name });

describe('the menus of the website', () => {
  it('are arranged by the keyboard and saved as a draft', async () => {
    const sent = show();
    const top = within(await listOf('Main menu'));
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
    await listOf('Footer menu');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add entry' })[1]!);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Link' }));
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

  it('get levels by the keyboard and by buttons, and say where an entry is', async () => {
    const sent = show();
    const top = within(await listOf('Main menu'));
    top.getByRole('button', { name: /^Move News/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(screen.getByText('News: level 2, position 1 of 1')).toBeTruthy();
    expect(document.activeElement).toBe(top.getByRole('button', { name: /^Move News/ }));
    await userEvent.click(top.getByRole('button', { name: 'Move a level down: Shop' }));
    await waitFor(() => expect(keysOf(sent()?.input.menu)).toEqual([['schedule', ['news', 'shop']]]));
    // The second entry of a level moves in front of the first, with Alt and an arrow key.
    top.getByRole('button', { name: /^Move Shop/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(keysOf(sent()?.input.menu)).toEqual([['schedule', ['shop', 'news']]]));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.getByText('Shop cannot move further')).toBeTruthy();
    await userEvent.click(top.getByRole('button', { name: 'Move a level up: Shop' }));
    await waitFor(() => expect(keysOf(sent()?.input.menu)).toEqual([['schedule', ['news']], 'shop']));
  });

  it('are arranged by keys that are pressed quickly one after the other', async () => {
    const sent = show({ menus: { ...plain, menu: [entry('SCHEDULE'), entry('TEAM'), entry('NEWS')] } });
    const top = within(await listOf('Main menu'));
    const handle = top.getByRole('button', { name: /^Move News/ });
    handle.focus();
    await pressQuickly({ key: 'ArrowUp', altKey: true }, { key: 'ArrowRight', altKey: true });
    await screen.findByText('News: level 2, position 1 of 1');
    expect(document.activeElement).toBe(handle);
    await waitFor(() => expect(keysOf(sent()?.input.menu)).toEqual([['schedule', ['news']], 'team']));
    await pressQuickly({ key: 'ArrowLeft', altKey: true }, { key: 'ArrowDown', altKey: true });
    await screen.findByText('News: level 1, position 3 of 3');
    expect(document.activeElement).toBe(handle);
    await waitFor(() => expect(keysOf(sent()?.input.menu)).toEqual(['schedule', 'team', 'news']));
  });

  it('keep the entries below a removed one', async () => {
    const sent = show({ menus: { ...plain, menu: [entry('TEAM', entry('NEWS', entry('SHOP')))] } });
    const top = within(await listOf('Main menu'));
    await userEvent.click(top.getByRole('button', { name: 'Remove: Team' }));
    await waitFor(() => expect(keysOf(sent()?.input.menu)).toEqual([['news', ['shop']]]));
  });

  it('explain why an entry with too many entries below it is not removed', async () => {
    const below = [entry('NEWS'), entry('SHOP')];
    const beside = Array.from({ length: 19 }, (_, index) => record(String(index), `R${index}`, 'SHOWN'));
    const sent = show({ menus: { ...plain, menu: [entry('TEAM', ...below), ...beside] } });
    const top = within(await listOf('Main menu'));
    await userEvent.click(top.getByRole('button', { name: 'Remove: Team' }));
    expect(await screen.findByText('“Team” was not removed')).toBeTruthy();
    expect(screen.getByText(/at most 20 entries/)).toBeTruthy();
    expect(top.getByRole('button', { name: 'Remove: Team' })).toBeTruthy();
    expect(sent()).toBeUndefined();
  });

  it('lead to records, found by their title', async () => {
    const sent = show();
    await listOf('Main menu');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add entry' })[0]!);
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Content, programme, podcast or topic' }),
    );
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(drawer.getByLabelText('Type'), 'NEWS');
    await userEvent.type(drawer.getByRole('combobox', { name: 'Record' }), 'harbour');
    await screen.findByText('The harbour');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(drawer.getByRole('button', { name: 'Add entry' }));
    await waitFor(() =>
      expect(sent()?.input.menu.at(-1)).toMatchObject({
        page: null,
        link: '',
        record: { type: 'CONTENT', recordId: '12' },
      }),
    );
    expect(within(await listOf('Main menu')).getByText('The harbour')).toBeTruthy();
  });

  it('lead to topics, which are found in all areas', async () => {
    const sent = show();
    await listOf('Main menu');
    await userEvent.click(screen.getAllByRole('button', { name: 'Add entry' })[0]!);
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Content, programme, podcast or topic' }),
    );
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(drawer.getByLabelText('Type'), 'Topic');
    await userEvent.type(drawer.getByRole('combobox', { name: 'Record' }), 'reg');
    const found = (await screen.findByText('Region')).closest('[role=option]');
    expect(found!.textContent).toContain('News');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await userEvent.click(drawer.getByRole('button', { name: 'Add entry' }));
    await waitFor(() =>
      expect(sent()?.input.menu.at(-1)).toMatchObject({ record: { type: 'TOPIC', recordId: '8' } }),
    );
  });

  it('mark the records that visitors do not see', async () => {
    show({
      menus: {
        menu: [record('1', 'Open day', 'HIDDEN'), record('2', '', 'MISSING'), record('3', 'Fair', 'SHOWN')],
        footerMenu: [],
      },
    });
    const [hidden, missing, shown] = within(await listOf('Main menu')).getAllByRole('listitem');
    expect(within(hidden!).getByText('Not on the website')).toBeTruthy();
    expect(within(missing!).getByText('Record not available')).toBeTruthy();
    expect(within(missing!).getByText('Not available')).toBeTruthy();
    expect(shown!.textContent).not.toMatch(/Not on the website|Not available$/);
    await userEvent.click(screen.getByRole('button', { name: 'Edit: Open day' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('nor the entries below it');
  });

  it('show a problem of the server at its entry', async () => {
    show({
      menus: {
        ...plain,
        menu: [entry('SCHEDULE'), entry('TEAM', entry('NEWS'), record('1', 'Fair', 'SHOWN'))],
      },
      problems: { 'menu.0.children.1.record.recordId': 'unknown' },
    });
    const top = within(await listOf('Main menu'));
    await userEvent.click(top.getByRole('button', { name: 'Remove: Schedule' }));
    const fair = top.getByRole('button', { name: 'Edit: Fair' }).closest('li')!;
    await within(fair).findByText(unknown);
    expect(screen.getAllByText(unknown)).toHaveLength(1);
  });

  it('cannot be changed by people who may only read them', async () => {
    show({ viewer: { ...testViewer, abilities: [{ action: 'read', subject: 'Website' }] } });
    await listOf('Main menu');
    for (const name of [/^Move/, /^Remove/, /level/, 'Add entry', 'Publish design'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
