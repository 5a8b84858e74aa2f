import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { onPlaylists } from './commentKinds';
import { CommentSection } from '../../../kit/comments/CommentSection';

const comment = (id: string, more: object = {}) => ({
  __typename: 'PlaylistComment',
  id,
  version: 1,
  authorName: 'Milo Claire',
  text: `Words ${id}`,
  active: true,
  isMine: false,
  createdAt: '2026-01-10T10:00:00Z',
  ...more,
});
const page = (...items: object[]): Answer => ({
  data: {
    comments: { __typename: 'PlaylistCommentPage', items, totalItems: items.length, totalIsExact: true },
  },
});
const reading = { action: 'read', subject: 'PlaylistComment' };

function show(
  answer: (operation: RequestedOperation) => Answer | Promise<Answer> | undefined = () => undefined,
  abilities = testViewer.abilities,
) {
  return renderPage(<CommentSection kind={onPlaylists} aboutId="7" />, {
    viewer: { ...testViewer, abilities },
    answer: (operation) => answer(operation) ?? page(comment('2'), comment('1')),
  });
}

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send comment' }));

beforeEach(() => sessionStorage.clear());

describe('comments', () => {
  it('are hidden from users who may not read them', () => {
    const { requests } = show(undefined, [{ action: 'read', subject: 'Playlist' }]);
    expect(screen.queryByText('Comments')).toBeNull();
    expect(requests.filter(({ name }) => name === 'CreatePlaylistComment')).toEqual([]);
  });

  it('are deleted by their authors, and hidden by moderators only', async () => {
    show(() => page(comment('2', { isMine: true }), comment('1')), [reading]);
    await screen.findByText('Words 1');
    expect(screen.getAllByRole('button', { name: /^Delete the comment/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('are not sent empty', async () => {
    const { requests } = show();
    await userEvent.type(await box(), '  ');
    await send();
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(requests.some(({ name }) => name === 'CreatePlaylistComment')).toBe(false);
  });

  it('show their contents as plain text', async () => {
    show(() => page(comment('1', { text: '<img src=x onerror=alert(1)>' })));
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  });

  it('are seen before the server has them; what it refuses comes back into the field', async () => {
    let answer: (answer: Answer) => void = () => undefined;
    show(({ name }) =>
      name === 'CreatePlaylistComment' ? new Promise<Answer>((done) => (answer = done)) : undefined,
    );
    await screen.findByText('Words 1');
    await userEvent.type(await box(), 'Well chosen');
    await send();
    const written = () => screen.queryByText('Well chosen', { selector: 'p' });
    await waitFor(() => expect(written()).toBeTruthy());
    expect((await box()).value).toBe('');
    answer({ error: { code: 'FORBIDDEN' } });
    await waitFor(() => expect(written()).toBeNull());
    expect((await box()).value).toBe('Well chosen');
    expect(screen.getByRole('alert').textContent).toBe(
      'Your role does not allow you to do this. Ask an administrator if you need it.',
    );
  });

  it('are hidden together, at once', async () => {
    const { requests } = show(({ name }) =>
      name === 'ModeratePlaylistComments' ? new Promise<Answer>(() => undefined) : undefined,
    );
    await screen.findByText('Words 1');
    for (const checkbox of screen.getAllByRole('checkbox')) await userEvent.click(checkbox);
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.getAllByText('Hidden')).toHaveLength(2));
    expect(requests.find(({ name }) => name === 'ModeratePlaylistComments')?.variables).toEqual({
      ids: ['2', '1'],
      active: false,
    });
  });
});
