import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, describe, it } from 'vitest';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import AttentionPage from './AttentionPage';

const first = { __typename: 'MediaItem', id: '3', kind: 'SONG', title: 'Marée basse' };
const failed = (id: string, more: object = {}) => ({
  __typename: 'MediaItem',
  id,
  kind: 'SONG',
  title: `Tide ${id}`,
  state: 'FAILED',
  failure: 'DAMAGED',
  refusedFormat: '',
  duplicateOf: null,
  fileName: `tide-${id}.mp3`,
  artwork: '',
  createdAt: '2026-01-10T10:00:00Z',
  ...more,
});
const rows = [
  failed('7'),
  failed('8', { failure: 'DUPLICATE', duplicateOf: first }),
  failed('9', { kind: 'JINGLE', failure: 'EMPTY' }),
];

function show(items: readonly object[] = rows, abilities = testViewer.abilities) {
  const answer = ({ name, variables }: RequestedOperation): Answer => {
    if (name === 'AnalyseMediaAgain') {
      const {
        fileName: _name,
        artwork: _artwork,
        createdAt: _at,
        ...medium
      } = failed(variables['id'] as string);
      return { data: { analyseMediaAgain: { ...medium, state: 'RECEIVED', failure: null } } };
    }
    if (name === 'DeleteMedia') return { data: { deleteMedia: variables['ids'] } };
    if (name !== 'FailedMedia') return { error: { code: 'NOT_FOUND' } };
    const page = { __typename: 'MediaItemPage', items, totalItems: items.length, totalIsExact: true };
    return { data: { failedMedia: page } };
  };
  return renderPage(
    <>
      <AttentionPage />
      <ToastHost />
    </>,
    { viewer: { ...testViewer, abilities }, answer },
  );
}
const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!;

describe('what needs attention', () => {
  it('shows an empty state', async () => {
    show([]);
    expect(
      await screen.findByText('Uploaded files that cannot be used appear here. There are none.'),
    ).toBeTruthy();
  });

  it('offers readers only to open the first file', async () => {
    show(rows, [{ action: 'read', subject: 'MediaItem' }]);
    expect(await screen.findByRole('link', { name: 'Open the first file: Tide 8' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Analyse again/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Discard/ })).toBeNull();
  });

  it('shows the full reason, and the original of a copy', async () => {
    show();
    expect(within(await rowOf('Tide 7')).getByText(/damaged or incomplete/)).toBeTruthy();
    const copy = within(await rowOf('Tide 8'));
    expect(copy.getByText(/The same file as/)).toBeTruthy();
    expect(copy.getByRole('link', { name: 'Marée basse' }).getAttribute('href')).toBe(
      '/admin/multimedia/songs/3',
    );
  });

  it('looks again into what may be of use after all, and into nothing else', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Analyse again: Tide 7' }));
    expect(await screen.findByText('“Tide 7” is analysed again')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'AnalyseMediaAgain')?.variables).toEqual({ id: '7' });
    expect(screen.queryByRole('button', { name: 'Analyse again: Tide 8' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Analyse again: Tide 9' })).toBeNull();
  });

  it('discards at once, and offers to take that back', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard: Tide 8' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'DeleteMedia')?.variables).toEqual({ ids: ['8'] }),
    );
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  });
});
