import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import BulkEditPage from '../BulkEditPage';
import type { MetadataImportFieldsFragment } from './imports.generated';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout: without a height, the virtual list renders no rows.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});

describe('a file that goes past the grid', () => {
  it('is looked at first, then sent in parts and started', async () => {
    const { requests } = show();
    const lines = Array.from({ length: 1200 }, (_, index) => `${index + 1},2,Title ${index},red`);
    await choose(`id,version,title,colour\n${lines.join('\n')}\n5000,2,,red`);
    const drawer = await screen.findByRole('dialog', { name: 'Import in the background' });
    expect(drawer.textContent).toContain('1,200 rows: they are saved in the background');
    expect(drawer.textContent).toContain('colour');
    expect(drawer.textContent).toContain('The file has versions');
    expect(
      within(drawer).getByRole('list', { name: '1 row cannot be read and is skipped' }).textContent,
    ).toMatch(/Row 1,202, Title:/);
    expect(requests.map(({ name }) => name)).not.toContain('CreateMetadataImport');

    await userEvent.click(within(drawer).getByRole('button', { name: 'Import 1,200 rows' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const parts = requests
      .filter(({ name }) => name === 'AddToMetadataImport')
      .map(({ variables }) => variables);
    expect(parts.map(({ from, edits }) => [from, (edits as object[]).length])).toEqual([
      [0, 1000],
      [1000, 200],
    ]);
    expect((parts[1]!['edits'] as object[])[199]).toEqual({ id: '1200', version: 2, title: 'Title 1199' });
    expect(requests.find(({ name }) => name === 'StartMetadataImport')?.variables).toEqual({ id: '9' });
    expect(await screen.findByRole('region', { name: 'Import in the background' })).toBeTruthy();
  });

  it('may be small, with rows that are not in the grid', async () => {
    show();
    await choose('id,title\n1,New\n77,Elsewhere');
    const drawer = await screen.findByRole('dialog');
    expect(drawer.textContent).toContain('1 of them is not among the rows of this page.');
    expect(drawer.textContent).toContain('it overwrites what others changed since');
  });

  it('shows why it cannot be started, and stays', async () => {
    show({
      answer: (operation) =>
        operation.name === 'CreateMetadataImport'
          ? { error: { code: 'LIMIT_EXCEEDED', limit: 'metadataImports', allowed: 1 } }
          : answerOf(operation),
    });
    await choose('id,title\n77,Elsewhere');
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 row' }));
    expect((await screen.findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

describe('an import', () => {
  it('shows how far it is after a reload, and is cancelled', async () => {
    known = [anImport({ state: 'RUNNING', doneCount: 3000, changedCount: 2990, refusedCount: 4 })];
    const { requests } = show();
    const panel = await screen.findByRole('region', { name: 'Import in the background' });
    expect(within(panel).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('24');
    expect(within(panel).getByRole('status').textContent).toBe(
      '3,000 of 12,340 rows · 2,990 changed · 4 rejected',
    );
    await userEvent.click(within(panel).getByRole('button', { name: 'Cancel import' }));
    await waitFor(() => expect(panel.textContent).toContain('Saved rows stay'));
    expect(requests.find(({ name }) => name === 'CancelMetadataImport')?.variables).toEqual({ id: '9' });
  });

  it('is not reset by a response that is older than a later event', async () => {
    const running = anImport({ state: 'RUNNING', doneCount: 3000 });
    const over = anImport({ state: 'DONE', doneCount: 12_340, changedCount: 12_340 });
    let answers = 0;
    show({
      answer: async (operation) => {
        if (operation.name === 'MetadataImportChanged') return { data: { metadataImportChanged: over } };
        if (operation.name !== 'MetadataImports') return answerOf(operation);
        const isFirst = ++answers === 1;
        await new Promise((resolve) => setTimeout(resolve, 200));
        return { data: { metadataImports: [isFirst ? running : over] } };
      },
    });
    expect(await screen.findByText('12,340 of 12,340 rows · 12,340 changed')).toBeTruthy();
  });

  it('lists the rejected rows when it has ended, until it is dismissed', async () => {
    known = [anImport({ state: 'DONE', doneCount: 12_340, changedCount: 12_000, refusedCount: 2 })];
    show();
    const list = await screen.findByRole('list', { name: 'Rejected rows' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^7Four women.*Changed by another person since the file was written$/),
      expect.stringMatching(/^8.*id: No row of this kind has this id · Year: /),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Import in the background' })).toBeNull(),
    );
  });

  it('that ended early shows the reason', async () => {
    known = [anImport({ state: 'FAILED', failure: 'NO_RIGHT', doneCount: 1000, changedCount: 1000 })];
    show();
    expect(await screen.findByText(/You no longer have permission to change these media/)).toBeTruthy();
  });

  it('of another kind is shown while it is under way alone', async () => {
    known = [anImport({ kind: 'JINGLE', state: 'DONE' })];
    show();
    await screen.findByRole('grid');
    expect(screen.queryByRole('region', { name: 'Import in the background' })).toBeNull();
  });
});

let known: MetadataImportFieldsFragment[] = [];
beforeEach(() => void (known = []));

const show = (more: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(<BulkEditPage />, { address: '/?kind=SONG', path: '/', answer: answerOf, ...more });

async function choose(text: string) {
  await screen.findByRole('grid');
  const input = document.querySelector<HTMLInputElement>('[data-bulk=csv]')!;
  await userEvent.upload(input, new File([text], 'songs.csv', { type: 'text/csv' }));
}

const anImport = (more: Partial<MetadataImportFieldsFragment> = {}): MetadataImportFieldsFragment => ({
  __typename: 'MetadataImport',
  id: '9',
  version: 1,
  fileName: 'songs.csv',
  kind: 'SONG',
  state: 'ARRIVING',
  failure: null,
  rowCount: 12_340,
  doneCount: 0,
  changedCount: 0,
  refusedCount: 0,
  startedAt: '2026-01-01T00:00:00.000Z',
  finishedAt: null,
  ...more,
});

function changed(more: Partial<MetadataImportFieldsFragment>): MetadataImportFieldsFragment {
  known = [{ ...(known[0] ?? anImport()), ...more }];
  return known[0]!;
}

function answerOf({ name }: RequestedOperation): Answer {
  switch (name) {
    case 'BulkCategories':
      return {
        data: {
          mediaCategories: { __typename: 'MediaCategoryPage', items: [], totalItems: 0, totalIsExact: true },
        },
      };
    case 'BulkSongs':
      return {
        data: { songs: { __typename: 'SongPage', items: [song], totalItems: 1, totalIsExact: true } },
      };
    case 'MetadataImportChanged':
      return { data: { metadataImportChanged: known[0] ?? null } };
    case 'MetadataImports':
      return { data: { metadataImports: known } };
    case 'CreateMetadataImport':
      return { data: { createMetadataImport: anImport() } };
    case 'AddToMetadataImport':
      return { data: { addToMetadataImport: { __typename: 'MetadataImport', id: '9', rowCount: 1200 } } };
    case 'StartMetadataImport':
      return { data: { startMetadataImport: changed({ state: 'WAITING' }) } };
    case 'CancelMetadataImport':
      return { data: { cancelMetadataImport: changed({ state: 'CANCELLED' }) } };
    case 'DeleteMetadataImport':
      known = [];
      return { data: { deleteMetadataImport: '9' } };
    default:
      return { data: { metadataImport: { __typename: 'MetadataImport', id: '9', refusals } } };
  }
}

const problem = (field: string, what: string) => ({ __typename: 'MediaEditProblem', field, problem: what });
const refusals = [
  { __typename: 'MetadataRefusal', row: 1, id: '7', title: 'Four women', conflict: true, problems: [] },
  {
    __typename: 'MetadataRefusal',
    row: 2,
    id: '8',
    title: '',
    conflict: false,
    problems: [problem('id', 'unknown'), problem('year', 'max')],
  },
];

const song = {
  __typename: 'Song',
  id: '1',
  version: 2,
  title: 'First',
  credit: 'Somebody',
  genre: '',
  year: 1999,
  trackNumber: null,
  isrc: '',
  label: '',
  explicit: false,
  album: null,
  category: null,
  artistes: [],
  tags: [],
};
