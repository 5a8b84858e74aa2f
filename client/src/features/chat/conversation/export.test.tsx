import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
import { saveExport } from '../../../kit/data/files/saveExport';
import { threadWith } from '../testing/chats';
import { show } from '../testing/showChat';

vi.mock('../../../kit/data/files/saveExport', () => ({ saveExport: vi.fn<() => Promise<boolean>>() }));
beforeEach(() => localStorage.clear());

const openMenu = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'More actions for Bo' }));

describe('a conversation as a file', () => {
  it('requires the permission to export', async () => {
    show({ address: '/?thread=7' });
    await openMenu();
    await screen.findByRole('menuitem', { name: 'Leave' });
    expect(screen.queryByRole('menuitem', { name: 'Download as CSV' })).toBeNull();
  });

  it('is fetched and called as the conversation is, and what fails is said', async () => {
    vi.mocked(saveExport).mockRejectedValueOnce(new Error('503 Service Unavailable'));
    show({ address: '/?thread=7', threads: [threadWith('7', { mayExport: true })], outside: <ToastHost /> });
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Download as CSV' }));
    expect(vi.mocked(saveExport).mock.calls[0]!.slice(0, 2)).toEqual(['/api/exports/chat/7.csv', 'Bo.csv']);
    expect(await screen.findByText('The conversation could not be downloaded')).toBeTruthy();
  });
});
