import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import RushListPage from './RushListPage';

const rush = (id: string, title: string, isMine: boolean) => ({
  __typename: 'Rush',
  id,
  isMine,
  version: 1,
  title,
  state: 'RECEIVED',
  waitingSince: '2026-03-01T12:00:00Z',
  createdAt: '2026-03-01T12:00:00Z',
  rendering: 'NONE',
  emission: null,
  sentBy: null,
  assignee: null,
  takes: [],
});
const items = [rush('4', 'Ferry talk', true), rush('5', 'Harbour noise', false), rush('6', 'Market', true)];

function show(...actions: readonly string[]) {
  return renderPage(<RushListPage />, {
    viewer: { ...testViewer, abilities: actions.map((action) => ({ action, subject: 'Rush' })) },
    outside: <ToastHost />,
    answer: ({ name, variables }) => {
      if (name === 'DeleteRush') return { data: { deleteRush: (variables as { id: string }).id } };
      if (name === 'RushList')
        return { data: { rushes: { __typename: 'RushPage', items, totalItems: 3, totalIsExact: true } } };
      return { error: { code: 'FORBIDDEN' } };
    },
  });
}

describe('the list of rushes', () => {
  it('offers no deletion to users without the permission', async () => {
    show('read');
    await screen.findByText('Ferry talk');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });

  it('deletes several together, except rushes of others', async () => {
    const { requests } = show('read', 'delete');
    await screen.findByText('Ferry talk');
    expect(screen.queryByRole('button', { name: 'Delete: Harbour noise' })).toBeNull();
    for (const box of screen.getAllByRole('checkbox').slice(-3)) await userEvent.click(box);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete 2 rows?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(requests.filter(({ name }) => name === 'DeleteRush').map(({ variables }) => variables)).toEqual([
        { id: '4' },
        { id: '6' },
      ]),
    );
  });
});
