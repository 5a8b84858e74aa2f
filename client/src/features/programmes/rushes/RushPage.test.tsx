import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import RushPage from './RushPage';

const everything = [{ action: 'manage', subject: 'all' }];

const rushWith = (more: object = {}) => ({
  __typename: 'Rush',
  id: '4',
  isMine: true,
  version: 1,
  title: 'Ferry talk',
  notes: 'Wind in the first half minute.',
  state: 'RECEIVED',
  waitingSince: '2026-03-01T12:00:00Z',
  createdAt: '2026-03-01T12:00:00Z',
  outcome: null,
  mediaKind: null,
  mediaTitle: '',
  rendering: 'NONE',
  rendered: 0,
  renderingFailure: null,
  emission: null,
  sentBy: null,
  assignee: null,
  episode: null,
  result: null,
  takes: [],
  steps: [],
  ...more,
});

function show(rush: object = rushWith(), abilities: typeof testViewer.abilities = everything) {
  const requests: string[] = [];
  renderPage(<RushPage />, {
    address: '/rushs/4',
    path: '/rushs/:id',
    viewer: { ...testViewer, abilities },
    outside: <ToastHost />,
    answer: ({ name }) => {
      requests.push(name);
      if (name === 'Rush') return { data: { rush } };
      if (name === 'DeleteRush') return { data: { deleteRush: '4' } };
      return { error: { code: 'NOT_FOUND' } };
    },
  });
  return requests;
}

describe('the page of a rush', () => {
  it('is not offered for deletion without the permission, nor when it belongs to others', async () => {
    show(rushWith({ isMine: false }));
    await screen.findByText('Wind in the first half minute.');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('goes into the recycle bin, with the offer to take it back', async () => {
    const requests = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('“Ferry talk” moved to the recycle bin')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy();
    expect(requests).toContain('DeleteRush');
  });
});
