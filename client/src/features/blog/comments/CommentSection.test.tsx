// @module-tag smoke
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { CommentSection } from './CommentSection';

const post = { id: '7', commentCount: 1 };
const comment = (more: object = {}) => ({
  __typename: 'BlogComment',
  id: '3',
  version: 1,
  text: 'First words',
  active: true,
  createdAt: '2026-01-10T10:00:00Z',
  isMine: false,
  author: { __typename: 'BlogAuthor', id: '2', fullName: 'Milo Claire', avatar: '' },
  ...more,
});
const page = (...items: object[]): Answer => ({
  data: {
    comments: { __typename: 'BlogCommentPage', items, totalItems: items.length, totalIsExact: true },
  },
});

const show = (
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
  abilities = testViewer.abilities,
) =>
  renderPage(<CommentSection post={post} />, {
    viewer: { ...testViewer, abilities },
    answer: (operation) => answer(operation) ?? page(comment()),
  });

const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send comment' }));

beforeEach(() => sessionStorage.clear());

describe('the comments of an article', () => {
  it('show their contents as plain text', async () => {
    show(() => page(comment({ text: '<img src=x onerror=alert(1)>\nline' })));
    expect(await screen.findByText(/<img src=x onerror=alert\(1\)>/)).toBeTruthy();
  });

  it('keep what was typed when sending fails, when the page is left and when it is opened again', async () => {
    show(({ name }) => (name === 'CreateBlogComment' ? { error: { code: 'INTERNAL' } } : undefined));
    await userEvent.type(await box(), 'Half a thought');
    await send();
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((await box()).value).toBe('Half a thought');
    document.body.innerHTML = '';
    show();
    expect((await box()).value).toBe('Half a thought');
  });

  it('forget what was typed once it has arrived', async () => {
    const { requests } = show(({ name }) =>
      name === 'CreateBlogComment'
        ? { data: { comment: comment({ id: '4', text: 'Well said', isMine: true }) } }
        : undefined,
    );
    await userEvent.type(await box(), 'Well said');
    await send();
    await waitFor(async () => expect((await box()).value).toBe(''));
    expect(requests.find(({ name }) => name === 'CreateBlogComment')?.variables).toEqual({
      aboutId: '7',
      text: 'Well said',
    });
    expect(Object.keys(sessionStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  it('are not sent empty', async () => {
    const { requests } = show();
    await userEvent.type(await box(), '   ');
    await send();
    expect(await screen.findByText('Please fill this in')).toBeTruthy();
    expect(requests.some(({ name }) => name === 'CreateBlogComment')).toBe(false);
  });

  it('offer hiding and deletion only to users with the permission, and deletion of one’s own', async () => {
    show(
      () => page(comment(), comment({ id: '4', isMine: true, text: 'Mine' })),
      [
        { action: 'read', subject: 'BlogComment' },
        { action: 'create', subject: 'BlogComment' },
      ],
    );
    await screen.findByText('Mine');
    expect(screen.getAllByRole('button', { name: /^Delete the comment/ })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Hide/ })).toBeNull();
  });

  it('are hidden several at once by moderators', async () => {
    const both = [comment(), comment({ id: '4', text: 'More' })];
    const { requests } = show(({ name }) =>
      name === 'ModerateBlogComments'
        ? { data: { comments: both.map((one) => ({ ...one, active: false })) } }
        : page(...both),
    );
    await screen.findByText('More');
    for (const one of screen.getAllByRole('checkbox')) await userEvent.click(one);
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'ModerateBlogComments')?.variables).toEqual({
        ids: ['3', '4'],
        active: false,
      }),
    );
    expect(await screen.findAllByText('Hidden')).toHaveLength(2);
  });
});
