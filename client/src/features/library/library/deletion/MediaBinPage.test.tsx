import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import MediaBinPage from './MediaBinPage';

const deleted = {
  __typename: 'MediaItem',
  id: '7',
  kind: 'JINGLE',
  title: 'Top of the hour ',
  credit: '',
  duration: 5000,
  artwork: '',
  deletedAt: '2026-01-10T10:00:00Z',
};

function show(rows: object[] = [deleted]) {
  return renderPage(<MediaBinPage />, {
    address: '/admin/multimedia/jingles/bin',
    answer: ({ name, variables }) => {
      if (name === 'RestoreMedia') return { data: { restoreMedia: variables['ids'] } };
      if (name === 'PurgeMedia') return { data: { purgeMedia: variables['ids'] } };
      const page = { __typename: 'MediaItemPage', items: rows, totalItems: rows.length, totalIsExact: true };
      return { data: { deletedMediaItems: page } };
    },
  });
}

describe('the recycle bin of a kind of media', () => {
  it('requests the kind that its address names', async () => {
    const { requests } = show();
    await screen.findByText('Top of the hour');
    expect(requests[0]).toMatchObject({ name: 'MediaBin', variables: { kind: 'JINGLE' } });
    expect(screen.getByRole('link', { name: 'Jingles' }).getAttribute('href')).toBe(
      '/admin/multimedia/jingles',
    );
  });

  it('takes a medium back, and looks again', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('button', { name: /^Restore/ }));
    await waitFor(() =>
      expect(requests.map(({ name }) => name)).toEqual(['MediaBin', 'RestoreMedia', 'MediaBin']),
    );
  });

  it('deletes for good only once the title was typed', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('button', { name: /^Delete permanently/ }));
    const dialog = await screen.findByRole('alertdialog');
    const yes = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete permanently' });
    const box = within(dialog).getByRole('textbox');
    await userEvent.type(box, 'Top of the{Enter}');
    expect(yes.disabled).toBe(true);
    await userEvent.type(box, ' hour');
    expect(requests.map(({ name }) => name)).toEqual(['MediaBin']);
    await userEvent.click(yes);
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'PurgeMedia')?.variables).toEqual({ ids: ['7'] }),
    );
  });

  it('takes several back together, each by itself', async () => {
    const { requests } = show([deleted, { ...deleted, id: '8', title: 'Sweeper' }]);
    await chooseBoth();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(sent(requests, 'RestoreMedia')).toEqual([{ ids: ['7'] }, { ids: ['8'] }]));
    expect(sent(requests, 'PurgeMedia')).toEqual([]);
  });

  it('deletes several for good only once their number was typed', async () => {
    const { requests } = show([deleted, { ...deleted, id: '8', title: 'Sweeper' }]);
    await chooseBoth();
    const bar = await screen.findByRole('region', { name: 'Selected rows' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete permanently' }));
    const dialog = await screen.findByRole('alertdialog');
    const yes = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Delete permanently' });
    expect(dialog.textContent).toContain('Sweeper');
    expect(yes.disabled).toBe(true);
    await userEvent.type(within(dialog).getByRole('textbox'), '2');
    await userEvent.click(yes);
    await waitFor(() => expect(sent(requests, 'PurgeMedia')).toEqual([{ ids: ['7'] }, { ids: ['8'] }]));
  });
});

async function chooseBoth() {
  for (const name of [/^Select Top of the hour/, 'Select Sweeper'])
    await userEvent.click(await screen.findByRole('checkbox', { name }));
}

const sent = (requests: readonly RequestedOperation[], wanted: string) =>
  requests.filter(({ name }) => name === wanted).map(({ variables }) => variables);
