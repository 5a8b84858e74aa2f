import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onNarrowScreen } from '../../../../testing/screens';
import type { RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import SongListPage from './SongListPage';
import { labelsAnswer, songRowOf } from '../testing/songs';

const rowHeight = 44;
/** The highest total that the server counts exactly. */
const counted = 10_000;

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
  // As in a browser, `scrollTo` changes `scrollY`.
  vi.stubGlobal(
    'scrollTo',
    vi.fn((_left: number, top: number) => void vi.stubGlobal('scrollY', top)),
  );
});

/** Renders a library of songs in one table; song 1 is first. */
function show(
  total: number,
  {
    address = '/?perPage=all',
    fails = () => false,
  }: { address?: string; fails?: (operation: RequestedOperation) => boolean } = {},
) {
  const library = { total, word: 'Song' };
  const screenful = renderPage(<SongListPage />, {
    address,
    answer: (operation) => {
      if (operation.name !== 'SongList') return labelsAnswer(operation.name)!;
      return fails(operation) ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : pageOf(operation, library);
    },
  });
  return { ...screenful, library };
}

function pageOf({ variables }: RequestedOperation, { total, word }: { total: number; word: string }) {
  const { page, perPage } = variables as { page: number; perPage: number };
  const from = (page - 1) * perPage;
  const length = Math.max(0, Math.min(perPage, total - from));
  const items = Array.from({ length }, (_, step) =>
    songRowOf(String(from + step + 1), { title: `${word} ${from + step + 1}` }),
  );
  const totals = { totalItems: Math.min(total, counted), totalIsExact: total <= counted };
  return { data: { songs: { __typename: 'SongPage', items, ...totals } } };
}

/** Scrolls to a row, counted from 0. */
async function goTo(row: number) {
  vi.stubGlobal('scrollY', row * rowHeight);
  await act(async () => void fireEvent.scroll(window));
}
/** Scrolls past rows without giving them time to load. */
function flyOver(rows: readonly number[]) {
  act(() => {
    for (const row of rows) {
      vi.stubGlobal('scrollY', row * rowHeight);
      fireEvent.scroll(window);
    }
  });
}
const link = (id: number) => screen.findByRole('link', { name: `Song ${id} Nina` });
const pagesOf = (requests: readonly RequestedOperation[]) =>
  requests.flatMap(({ name, variables }) =>
    name === 'SongList' ? [[variables['page'], variables['perPage']]] : [],
  );

describe('all songs in one table', () => {
  it('are chosen where the rows of a page are', async () => {
    const { router } = show(250, { address: '/' });
    await userEvent.selectOptions(await screen.findByLabelText('Rows per page'), 'All, scrolling');
    expect(router.state.location.search).toBe('?perPage=all');
    await screen.findByText('Rows 1–18 of 250');
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  });

  it('are in the document only around the visible ones, with their positions', async () => {
    show(1000);
    await link(1);
    const table = screen.getByRole('table');
    expect(table.getAttribute('aria-rowcount')).toBe('1001');
    const rows = [...table.querySelectorAll('tr[aria-rowindex]')];
    expect(rows.length).toBeLessThan(50);
    expect(rows[0]?.getAttribute('aria-rowindex')).toBe('2');
    const gaps = [...table.querySelectorAll<HTMLElement>('[data-gap] > tr')];
    const room = gaps.reduce((sum, { style }) => sum + Number.parseInt(style.height, 10), 0);
    expect(room + rows.length * rowHeight).toBe(1000 * rowHeight);
  });

  it('are loaded where one stays, and not where one flies over', async () => {
    const { requests } = show(1000);
    await link(1);
    flyOver([200, 400, 600, 842]);
    expect(document.querySelector('tr[aria-busy]')).toBeTruthy();
    await link(843);
    expect(pagesOf(requests)).toEqual([
      [1, 100],
      [9, 100],
    ]);
    expect(screen.getByText('Rows 843–860 of 1,000')).toBeTruthy();
    expect((await link(843)).closest('tr')?.getAttribute('aria-rowindex')).toBe('844');
  });

  it('have all their actions where one stays', async () => {
    show(1000);
    await link(1);
    flyOver([20]);
    expect(screen.getByRole('link', { name: 'Song 38 Nina' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Download: Song 38' })).toBeNull();
    expect(await screen.findByRole('button', { name: 'Download: Song 38' })).toBeTruthy();
  });

  it('continue beyond the count of the server', async () => {
    const { requests } = show(25_050);
    await screen.findByText('Rows 1–18 of 10,000+');
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('-1');
    await goTo(9990);
    await screen.findByText(/of 20,000\+$/);
    await goTo(19_990);
    await screen.findByText(/of 25,\d{3}\+$/);
    await goTo(25_040);
    await screen.findByText('Rows 25,041–25,050 of 25,050');
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('25051');
    expect(pagesOf(requests).filter(([, perPage]) => perPage === 1).length).toBeLessThan(30);
  });

  it('begin anew with another order', async () => {
    const { requests } = show(1000);
    await link(1);
    await goTo(500);
    await link(501);
    await userEvent.click(screen.getByRole('button', { name: 'Duration' }));
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
    await waitFor(() =>
      expect(requests.findLast(({ name }) => name === 'SongList')?.variables).toMatchObject({
        page: 1,
        perPage: 100,
        sort: [{ duration: 'ASC' }],
      }),
    );
  });

  it('are chosen together as far as they are in sight, and in reaches', async () => {
    show(1000);
    await link(1);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all visible rows' }));
    expect(await screen.findByText('18 selected')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Song 3' }));
    await goTo(60);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Song 62' }));
    expect(await screen.findByText('60 selected')).toBeTruthy();
  });

  it('are walked by arrow keys, and the one that has the focus stays', async () => {
    show(1000);
    const first = await link(1);
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(await link(2));
    await goTo(500);
    await link(501);
    expect(document.activeElement?.textContent).toContain('Song 2');
    expect(document.activeElement?.isConnected).toBe(true);
  });

  it('show an error when some could not be loaded, and retry', async () => {
    let isBroken = true;
    const { requests } = show(1000, {
      fails: ({ variables }) => isBroken && variables['page'] === 6,
    });
    await link(1);
    await goTo(520);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Some rows could not be loaded.')).toBeTruthy();
    isBroken = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await link(521);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(pagesOf(requests).filter(([page]) => page === 6)).toHaveLength(2);
  });

  it('follow what becomes of the library, wherever one is', async () => {
    const { library, client } = show(1000);
    await link(1);
    await goTo(850);
    await link(851);
    Object.assign(library, { total: 999, word: 'Tune' });
    await act(() => client.refetchQueries({ include: 'active' }));
    await screen.findByText('Rows 851–868 of 999');
    expect(await screen.findByRole('link', { name: 'Tune 851 Nina' })).toBeTruthy();
  });

  it('are cards on pages where a table does not fit', async () => {
    onNarrowScreen();
    const { requests } = show(250);
    await screen.findByText('Song 25');
    expect(pagesOf(requests)[0]).toEqual([1, 25]);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('button', { name: 'Next page' })).toBeTruthy();
  });
});
