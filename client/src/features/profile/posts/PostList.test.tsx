import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
// Import beforehand the code that the first toast would load.
import '../../../kit/feedback/toasts/Toasts';
import { Composer } from './compose/Composer';
import { PostList } from './PostList';

const author = { __typename: 'Colleague', id: '2', fullName: 'Milo Claire', username: 'milo', avatar: '' };
const comment = (id: string, text: string) => ({
  __typename: 'PostComment',
  id,
  text,
  createdAt: '2026-01-10T10:00:00Z',
  likeCount: 1,
  isLiked: false,
  mayDelete: false,
  author,
});
const post = (more: object = {}) => ({
  __typename: 'Post',
  id: '7',
  version: 1,
  createdAt: '2026-01-10T10:00:00Z',
  text: 'First words',
  picture: '',
  pictureWidth: null,
  pictureHeight: null,
  video: '',
  mayUpdate: false,
  mayDelete: false,
  author,
  likeCount: 2,
  isLiked: false,
  likedBy: [author],
  shareCount: 0,
  isShared: false,
  commentCount: 1,
  comments: [comment('3', 'Well said')],
  ...more,
});
const feed = (...items: object[]): Answer => ({
  data: { posts: { __typename: 'PostFeed', hasMore: false, items } },
});

const mayAll = [{ action: 'manage', subject: 'all' }];

/** Renders the viewer's feed. Operations without a response in `answer` are rejected after a delay. */
const show = (
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
  abilities = mayAll,
) =>
  renderPage(
    <>
      <Composer owner={undefined} />
      <PostList owner={undefined} name={undefined} />
      <ToastHost />
    </>,
    {
      viewer: { ...testViewer, abilities },
      answer: (operation) => {
        const known = answer(operation) ?? (operation.name === 'Posts' ? feed(post()) : undefined);
        return known ?? refusal;
      },
    },
  );

let refusal: Promise<Answer>;
let refuse: () => void;
beforeEach(() => {
  sessionStorage.clear();
  refusal = new Promise((done) => (refuse = () => done({ error: { code: 'INTERNAL' } })));
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const commentLine = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write a comment' });
const composer = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Share with your colleagues' });
const toast = (text: RegExp) => screen.findByText(text);

describe('an action on a post is shown at once, and reverted when the server rejects it', () => {
  it.each([
    ['a like', 'Like', /^3 likes$/, /Your like was not saved/],
    ['passing on', 'Share', /^Shared 1 time$/, /was not shared/],
    ['a like of a comment', /^Like the comment by Milo/, /^2$/, /Your like was not saved/],
  ] as const)('%s', async (_, name, expected, reported) => {
    show();
    const pressed = async () => (await button(name)).getAttribute('aria-pressed');
    await userEvent.click(await button(name));
    expect(await screen.findByText(expected)).toBeTruthy();
    expect(await pressed()).toBe('true');
    refuse();
    expect(await toast(reported)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(expected)).toBeNull());
    expect(await pressed()).toBe('false');
  });

  it('a comment, whose text comes back into the line', async () => {
    show();
    await userEvent.type(await commentLine(), 'Half a thought{Enter}');
    expect(await screen.findByText('2 comments')).toBeTruthy();
    expect((await commentLine()).value).toBe('');
    refuse();
    expect(await toast(/Your comment was not saved/)).toBeTruthy();
    expect(screen.getByText('1 comment')).toBeTruthy();
    expect((await commentLine()).value).toBe('Half a thought');
  });

  it('a post, whose text comes back into the field', async () => {
    show();
    await userEvent.type(await composer(), 'News');
    await userEvent.click(await button('Post'));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect((await composer()).value).toBe('');
    refuse();
    expect(await toast(/Your post was not published/)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect((await composer()).value).toBe('News');
  });

  it('but nothing that was typed meanwhile is overwritten', async () => {
    show();
    await userEvent.type(await commentLine(), 'First{Enter}');
    await userEvent.type(await commentLine(), 'Second');
    refuse();
    expect(await toast(/Your comment was not saved/)).toBeTruthy();
    expect((await commentLine()).value).toBe('Second');
  });
});

describe('posts', () => {
  it('and comments show what was written as text, whatever it looks like', async () => {
    const text = '<img src=x onerror=alert(1)>';
    show(({ name }) =>
      name === 'Posts' ? feed(post({ text, comments: [comment('3', `${text}!`)] })) : undefined,
    );
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(`${text}!`)).toBeTruthy();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('are not sent empty', async () => {
    const { requests } = show();
    await userEvent.type(await composer(), '   ');
    await userEvent.click(await button('Post'));
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(requests.some(({ name }) => name === 'CreatePost')).toBe(false);
  });

  it('offer changes and deletion to users with the permission, and comments to users who may write', async () => {
    show(
      ({ name }) =>
        name === 'Posts' ? feed(post({ mayUpdate: true, mayDelete: true }), post({ id: '8' })) : undefined,
      [{ action: 'read', subject: 'Post' }],
    );
    expect(await screen.findAllByRole('button', { name: /^More actions for the post/ })).toHaveLength(1);
    expect(screen.queryByRole('textbox', { name: 'Write a comment' })).toBeNull();
  });

  it('show an empty state when there are none', async () => {
    show(({ name }) => (name === 'Posts' ? feed() : undefined));
    expect(await screen.findByText('No posts yet')).toBeTruthy();
  });
});
