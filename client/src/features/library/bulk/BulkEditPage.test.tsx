import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import type { BulkSongsQuery } from './bulk.generated';
import BulkEditPage from './BulkEditPage';

type Edit = Record<string, unknown>;

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout: without a height, the virtual list renders no rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});

describe('the editor of many media', () => {
  it('is closed to users who may not change that kind', async () => {
    const reader = { ...testViewer, abilities: [{ action: 'update', subject: 'Jingle' }] };
    show('/?kind=SONG', { viewer: reader as typeof testViewer });
    expect(await screen.findByText(/does not allow you to edit songs/i)).toBeTruthy();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('shows the error, and retries', async () => {
    let isBroken = true;
    show('/?kind=SONG', {
      answer: (operation) =>
        isBroken ? { error: { code: 'INTERNAL_SERVER_ERROR', requestId: 'req-9' } } : answerOf(operation),
    });
    expect(await screen.findByText('Request req-9')).toBeTruthy();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('grid')).toBeTruthy();
  });

  it('requests the rows of the list, and shows their number', async () => {
    const { requests } = show('/?kind=SONG&q=tag:new&genre=Jazz&sort=title&page=3');
    const grid = await screen.findByRole('grid');
    expect(requests.find(({ name }) => name === 'BulkSongs')?.variables).toEqual({
      page: 1,
      perPage: 25,
      search: 'tag:new',
      filter: { genre: { contains: 'Jazz' } },
      sort: [{ title: 'ASC' }],
    });
    expect(screen.getByText(/first 2 of 900/)).toBeTruthy();
    expect(grid.getAttribute('aria-rowcount')).toBe('3');
    expect(cell(0, 'Title').textContent).toBe('First');
    const back = screen.getByRole('link', { name: 'Songs' }).getAttribute('href');
    expect(back).toBe('/admin/multimedia/songs?q=tag%3Anew&genre=Jazz&sort=title&page=3');
  });

  it('keeps to the adverts that the list showed', async () => {
    const { requests } = show('/?kind=PUBLICITY&validity=EXPIRED&client=Leclerc');
    await waitFor(() => expect(requests.find(({ name }) => name === 'BulkPublicities')).toBeTruthy());
    expect(requests.find(({ name }) => name === 'BulkPublicities')?.variables?.['filter']).toEqual({
      validity: { eq: 'EXPIRED' },
      client: { contains: 'Leclerc' },
    });
  });

  it('shows a preview of the changes and their problems before anything is saved', async () => {
    const { requests } = show('/?kind=SONG');
    await typed(0, 'New title');
    await userEvent.keyboard('{ArrowRight>5/}19x{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
    const title = await screen.findByRole('gridcell', { name: 'from First to New title' });
    expect(title.querySelector('del')?.textContent).toBe('First');
    expect(cellsNamed(/valid.*from 1999 to 19x/)[0]?.getAttribute('aria-invalid')).toBe('true');
    expect(editsIn(requests)).toEqual([
      { apply: false, edits: [{ id: '1', version: 4, title: 'New title' }] },
    ]);
    // Rows that are invalid in the browser already are previewed only, not saved.
    await userEvent.click(screen.getByRole('button', { name: 'Save 2 changes' }));
    await waitFor(() => expect(editsIn(requests)).toHaveLength(2));
    expect(editsIn(requests)[1]!.apply).toBe(false);
  });

  it('offers after a reload what was written and not saved, and forgets it once that is saved', async () => {
    show('/?kind=SONG');
    await typed(0, 'New title');
    await screen.findByRole('button', { name: 'Save 1 change' });
    cleanup();
    expect(localStorage).toHaveLength(1);

    const { requests } = show('/?kind=SONG');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore draft' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(editsIn(requests)).toEqual([
      { apply: true, edits: [{ id: '1', version: 4, title: 'New title' }] },
    ]);
    expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull();
  });

  it('offers it for the rows of the same address alone', async () => {
    show('/?kind=SONG&q=first');
    await typed(0, 'New title');
    await screen.findByRole('button', { name: 'Save 1 change' });
    cleanup();
    show('/?kind=SONG&q=second');
    await screen.findByRole('grid');
    expect(screen.queryByRole('button', { name: 'Restore draft' })).toBeNull();
  });

  it('saves with the versions, and has nothing unsaved then', async () => {
    const { requests } = show('/?kind=SONG');
    await typed(0, 'New title');
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await waitFor(() => expect(screen.getByText('No changes')).toBeTruthy());
    expect(editsIn(requests)).toEqual([
      { apply: true, edits: [{ id: '1', version: 4, title: 'New title' }] },
    ]);
    expect(cell(0, 'Title').textContent).toBe('New title');
  });

  it('takes a save back as a whole, from the versions that it made', async () => {
    const { requests } = show('/?kind=SONG');
    await typed(0, 'New title');
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo this save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo this save' })).toBeNull());
    expect(editsIn(requests)[1]).toEqual({ apply: true, edits: [{ id: '1', version: 5, title: 'First' }] });
    await waitFor(() => expect(cell(0, 'Title').textContent).toBe('First'));
  });

  it('reverts nothing when anything was changed since, and shows a message', async () => {
    show('/?kind=SONG', {
      answer: (operation) =>
        operation.name === 'EditMedia' && (operation.variables['edits'] as Edit[])[0]!['version'] === 5
          ? resultOf([{ id: '1', conflict: true }])
          : answerOf(operation),
    });
    await typed(0, 'New title');
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo this save' }));
    expect(await screen.findByRole('rowheader', { name: /Changed by another person/ })).toBeTruthy();
    expect(cell(0, 'Title').textContent).toBe('New title');
    expect(screen.queryByRole('button', { name: 'Undo this save' })).toBeNull();
  });

  it('marks rows that somebody else changed, and keeps what was written when they are loaded again', async () => {
    show('/?kind=SONG', {
      answer: (operation) =>
        operation.name === 'EditMedia' ? resultOf([{ id: '1', conflict: true }]) : answerOf(operation),
    });
    await typed(0, 'Mine');
    await userEvent.click(screen.getByRole('button', { name: 'Save 1 change' }));
    expect(await screen.findByRole('rowheader', { name: /Changed by another person/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /Reload 1 row/ }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /Changed by/ })).toBeNull());
    expect(cell(0, 'Title').textContent).toBe('Mine');
  });

  it('is moved and filled by the keyboard, and takes the last change back', async () => {
    show('/?kind=SONG');
    await typed(0, 'Both');
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}{Control>}d{/Control}');
    expect(cell(1, 'Title').textContent).toBe('Both');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(cell(1, 'Title').textContent).toBe('Second');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(cell(1, 'Title').textContent).toBe('Both');
    await userEvent.keyboard('{Control>}zy{/Control}');
    expect(cell(1, 'Title').textContent).toBe('Both');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    screen.getByRole('grid').focus();
    expect(cell(1, 'Title').textContent).toBe('Second');
    await userEvent.keyboard('{F2}x{Escape}');
    expect(cell(1, 'Title').textContent).toBe('Second');
    expect(document.activeElement).toBe(screen.getByRole('grid'));
  });

  it('is left by Tab after Escape; before, Tab moves to the next cell', async () => {
    show('/?kind=SONG');
    const grid = await screen.findByRole('grid');
    grid.focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(grid);
    await userEvent.keyboard('{Escape}{Tab}');
    expect(document.activeElement).not.toBe(grid);
  });

  it('pastes the cells of a spreadsheet', async () => {
    show('/?kind=SONG');
    const grid = await screen.findByRole('grid');
    grid.focus();
    await userEvent.keyboard('{ArrowRight>2/}');
    const clipboardData = { getData: () => 'C1\tAlbum\tSoul\nC2\tAlbum\tPop\n' };
    fireEvent.paste(grid, { clipboardData });
    expect(
      [cell(0, 'Credit'), cell(0, 'Album'), cell(1, 'Genre')].map((selectedCell) => selectedCell.textContent),
    ).toEqual(['C1', 'Album', 'Pop']);
    expect(screen.getByText('6 changes')).toBeTruthy();
  });

  it('replaces a text in a column once it said in how many cells', async () => {
    show('/?kind=SONG');
    await screen.findByRole('grid');
    await userEvent.click(screen.getByRole('button', { name: 'Find and replace' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Find' }), 'S');
    await userEvent.type(screen.getByRole('textbox', { name: 'Replace with' }), '$');
    await userEvent.click(screen.getByRole('button', { name: 'Replace in 2 cells' }));
    expect(cell(0, 'Title').textContent).toBe('Fir$t');
    expect(cell(1, 'Title').textContent).toBe('$econd');
  });

  it('takes changes from a CSV file, and refuses one that cannot be read', async () => {
    show('/?kind=SONG');
    await screen.findByRole('grid');
    const input = document.querySelector<HTMLInputElement>('[data-bulk=csv]')!;
    await userEvent.upload(input, new File(['id,title\n1,"x'], 'a.csv', { type: 'text/csv' }));
    await userEvent.upload(
      input,
      // Excel on Windows saves with semicolons, in Windows-1252.
      new File(
        [
          new Uint8Array(
            [...'id;version;genre\r\n1;3;Pop\r\n2;4;Été\r\n'].map((sign) => sign.codePointAt(0)!),
          ),
        ],
        'b.csv',
      ),
    );
    await waitFor(() => expect(cell(1, 'Genre').textContent).toBe('Été'));
    // The row has changed since the export, so its values in the file are ignored.
    expect(cell(0, 'Genre').textContent).toBe('');
    expect(screen.getByText('1 change')).toBeTruthy();
  });

  it('asks for confirmation before unsaved changes are lost', async () => {
    const { router } = show('/?kind=SONG');
    await typed(0, 'Unsaved');
    await userEvent.click(screen.getByRole('link', { name: 'Songs' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(router.state.location.search).toBe('?kind=SONG');
    expect(cell(0, 'Title').textContent).toBe('Unsaved');
  });
});

function show(address: string, more: Partial<Parameters<typeof renderPage>[1]> = {}) {
  saved = {};
  return renderPage(<BulkEditPage />, { address, path: '/', answer: answerOf, ...more });
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cell = (row: number, header: string) =>
  document.querySelector<HTMLElement>(`#bulk-${row}-${headers().indexOf(header) - 1}`)!;
const cellsNamed = (name: RegExp) => screen.getAllByRole('gridcell', { name });

/** Types a title into a row, then selects the row again. */
async function typed(row: number, text: string) {
  const grid = await screen.findByRole('grid');
  grid.focus();
  await userEvent.keyboard(`{Control>}{Home}{/Control}${'{ArrowDown}'.repeat(row)}${text}{Enter}{ArrowUp}`);
}

const editsIn = (requests: readonly RequestedOperation[]) =>
  requests
    .filter(({ name }) => name === 'EditMedia')
    .map(({ variables }) => variables as { apply: boolean; edits: Edit[] });

let saved: Record<string, string> = {};

function answerOf({ name, variables }: RequestedOperation): Answer {
  if (name === 'BulkCategories')
    return { data: { mediaCategories: { __typename: 'MediaCategoryPage', ...nothing } } };
  if (name === 'MetadataImports') return { data: { metadataImports: [] } };
  if (name === 'MetadataImportChanged') return { data: { metadataImportChanged: null } };
  if (name === 'BulkPublicities')
    return { data: { publicities: { __typename: 'PublicityPage', ...nothing } } };
  if (name === 'BulkSongs') {
    const items = [song('1', 'First'), song('2', 'Second')];
    const totalItems = variables['search'] ? 900 : 2;
    return {
      data: {
        songs: {
          __typename: 'SongPage',
          items: variables['page'] === 1 ? items : [],
          totalItems,
          totalIsExact: true,
        },
      },
    };
  }
  const edits = variables['edits'] as Edit[];
  if (variables['apply']) for (const { id, title } of edits) if (title) saved[String(id)] = String(title);
  return resultOf(
    edits.map(({ id, title }) => ({
      id: String(id),
      changes: title ? [{ __typename: 'MediaEditChange', field: 'title', from: 'First', to: title }] : [],
    })),
    variables['apply'] === true,
  );
}

function resultOf(rows: readonly object[], applied = false): Answer {
  return {
    data: {
      editMedia: {
        __typename: 'MediaEditResult',
        applied,
        changedCount: rows.length,
        refusedCount: 0,
        rows: rows.map((row) => ({
          __typename: 'MediaEditRow',
          version: 5,
          conflict: false,
          changes: [],
          problems: [],
          ...row,
        })),
      },
    },
  };
}

const nothing = { items: [], totalItems: 0, totalIsExact: true };

const song = (id: string, title: string): BulkSongsQuery['songs']['items'][number] => ({
  __typename: 'Song',
  id,
  version: 4,
  title: saved[id] ?? title,
  credit: 'Somebody',
  genre: '',
  year: 1999,
  trackNumber: null,
  isrc: '',
  label: '',
  explicit: false,
  album: { __typename: 'Album', title: 'Own album' },
  category: null,
  artistes: [],
  tags: [],
});
