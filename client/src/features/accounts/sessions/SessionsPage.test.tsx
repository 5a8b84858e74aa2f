import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import * as notices from '../../../kit/feedback/toasts/notify';
import type { Answer } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import SessionsPage from './SessionsPage';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:134.0) Gecko/20100101 Firefox/134.0';

describe('your sessions', () => {
  it('marks this device, which is left by signing out and not by ending it', async () => {
    show([session(1, true), session(2)]);
    const [here, there] = await screen.findAllByRole('listitem');
    expect(within(here!).getByText('This device')).toBeTruthy();
    expect(within(here!).getByRole('button', { name: 'Sign out' })).toBeTruthy();
    expect(within(here!).queryByRole('button', { name: /End session/ })).toBeNull();
    expect(within(there!).getByText('Firefox on Windows')).toBeTruthy();
    expect(within(there!).getByText('10.0.0.2')).toBeTruthy();
  });

  it('ends one session after confirmation, shows a message, and lists the others', async () => {
    const notify = vi.spyOn(notices, 'notify');
    const { requests } = show([session(1, true), session(2)]);
    await userEvent.click(await screen.findByRole('button', { name: 'End session: Firefox on Windows' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'End session' }));

    expect(await screen.findByText('You are signed in on this device only.')).toBeTruthy();
    expect(requests.find(({ name }) => name === 'RevokeSession')?.variables).toEqual({ id: '2' });
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({
        type: 'success',
        title: 'Session ended: Firefox on Windows',
      }),
    );
    expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
  });

  it('ends nothing when the answer is no', async () => {
    const { requests } = show([session(1, true), session(2)]);
    await userEvent.click(await screen.findByRole('button', { name: /End session/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(requests.map(({ name }) => name)).toEqual(['OpenSessions']);
  });

  it('ends all other sessions at once, and shows their number', async () => {
    const notify = vi.spyOn(notices, 'notify');
    const { requests } = show([session(1, true), session(2), session(3)]);
    await userEvent.click(await screen.findByRole('button', { name: 'End all other sessions' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('2 other devices are signed out');
    await userEvent.click(within(dialog).getByRole('button', { name: 'End all other sessions' }));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ type: 'success', title: '2 other sessions have ended' }),
    );
    expect(requests.filter(({ name }) => name === 'RevokeOtherSessions')).toHaveLength(1);
  });

  it('shows a message when a session had already ended, and lists the others', async () => {
    const notify = vi.spyOn(notices, 'notify');
    show([session(1, true), session(2)], { error: { code: 'NOT_FOUND' } });
    await userEvent.click(await screen.findByRole('button', { name: /End session/ }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'End session' }));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith({ type: 'info', title: 'That session had already ended' }),
    );
    expect(await screen.findByText('You are signed in on this device only.')).toBeTruthy();
  });
});

function show(open: ReturnType<typeof session>[], refusal?: Answer) {
  let sessions = open;
  return renderPage(<SessionsPage />, {
    answer({ name, variables }) {
      if (name === 'OpenSessions') return { data: { sessions } };
      if (name === 'RevokeOtherSessions') {
        sessions = sessions.filter(({ isCurrent }) => isCurrent);
        return { data: { revokeOtherSessions: open.length - 1 } };
      }
      sessions = sessions.filter(({ id }) => id !== variables['id']);
      return refusal ?? { data: { revokeSession: variables['id'] } };
    },
  });
}

function session(id: number, isCurrent = false) {
  return {
    __typename: 'OpenSession',
    id: String(id),
    device: firefox,
    address: `10.0.0.${id}`,
    createdAt: '2026-01-01T10:00:00.000Z',
    lastSeenAt: '2026-01-01T11:00:00.000Z',
    isCurrent,
  };
}
