// @module-tag smoke
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
// Import beforehand the code that the first toast would load.
import '../../../kit/feedback/toasts/Toasts';
import type { Answer } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { Feeds } from './Feeds';
import { Polls } from './Polls';
import { SuggestedPages } from './SuggestedPages';
import { Suggestions } from './Suggestions';

const milo = {
  __typename: 'Colleague',
  id: '2',
  fullName: 'Milo Claire',
  username: 'milo',
  avatar: '',
  designation: 'Host',
};
const option = (id: string, name: string, voteCount: number, percent: number, isMine = false) => ({
  __typename: 'PollOption',
  id,
  name,
  voteCount,
  percent,
  isMine,
  voters: [],
});
const pageOf = (item: object) => ({ items: [item], totalItems: 1, totalIsExact: true });

const reads: Record<string, Answer> = {
  Suggestions: {
    data: { suggestions: [{ __typename: 'Suggestion', id: '2', mutualCount: 3, colleague: milo }] },
  },
  Polls: {
    data: {
      polls: {
        __typename: 'PollPage',
        ...pageOf({
          __typename: 'Poll',
          id: '5',
          question: 'Tea?',
          voteCount: 4,
          options: [option('1', 'Yes', 1, 25, true), option('2', 'No', 3, 75)],
        }),
      },
    },
  },
  SuggestedPages: {
    data: {
      suggestedPages: {
        __typename: 'SuggestedPagePage',
        ...pageOf({
          __typename: 'SuggestedPage',
          id: '3',
          name: 'The Long Wave',
          subtitle: 'Podcast',
          avatar: '',
          isFavourite: false,
        }),
      },
    },
  },
  Feeds: {
    data: {
      feeds: {
        __typename: 'FeedPage',
        ...pageOf({
          __typename: 'Feed',
          id: '4',
          title: 'Radio Lagune',
          handle: '@lagune',
          tags: '',
          description: 'Live',
          picture: '',
          isFavourite: true,
        }),
      },
    },
  },
};

let refusal: Promise<Answer>;
let refuse: () => void;
beforeEach(() => {
  refusal = new Promise((done) => (refuse = () => done({ error: { code: 'INTERNAL' } })));
});

/** Renders a card. Operations without a response in `answers` are rejected after a delay. */
const show = (card: ReactNode, answers: Record<string, Answer> = {}) =>
  renderPage(
    <>
      {card}
      <ToastHost />
    </>,
    { answer: ({ name }) => answers[name] ?? reads[name] ?? refusal },
  );

const button = (name: string) => screen.findByRole('button', { name });
const answerNamed = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

describe('a choice beside the posts is shown at once, and reverted when the server rejects it', () => {
  it.each([
    [
      'a page that is kept',
      <SuggestedPages key="" />,
      'Add The Long Wave to favourites',
      'false',
      /The favourite The Long Wave was not saved/,
    ],
    [
      'a feed that is let go',
      <Feeds key="" />,
      'Add Radio Lagune to favourites',
      'true',
      /The favourite Radio Lagune was not saved/,
    ],
  ])('%s', async (_, card, name, before, reported) => {
    show(card);
    const pressed = async () => (await button(name)).getAttribute('aria-pressed');
    expect(await pressed()).toBe(before);
    await userEvent.click(await button(name));
    await waitFor(async () => expect(await pressed()).not.toBe(before));
    refuse();
    expect(await screen.findByText(reported)).toBeTruthy();
    expect(await pressed()).toBe(before);
  });

  it('a vote, with the shares of all answers', async () => {
    show(<Polls />);
    await userEvent.click(await answerNamed(/No/));
    expect(await screen.findByText('100%')).toBeTruthy();
    expect((await answerNamed(/No/)).checked).toBe(true);
    expect(screen.getByText('4 votes')).toBeTruthy();
    refuse();
    expect(await screen.findByText(/Your vote was not counted/)).toBeTruthy();
    expect((await answerNamed(/Yes/)).checked).toBe(true);
    expect(screen.getByText('75%')).toBeTruthy();
  });

  it('a colleague who is followed', async () => {
    show(<Suggestions />);
    await userEvent.click(await button('Follow Milo Claire'));
    expect(await button('Unfollow Milo Claire')).toBeTruthy();
    refuse();
    expect(await screen.findByText(/You could not follow Milo Claire/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Unfollow/ })).toBeNull());
  });
});

it('who is followed stays so when something else is forgotten', async () => {
  const followProfile = { __typename: 'Profile', id: '2', isFollowed: true, followerCount: 1 };
  const { client } = show(<Suggestions />, { FollowProfile: { data: { followProfile } } });
  await userEvent.click(await button('Follow Milo Claire'));
  await button('Unfollow Milo Claire');
  // The app runs the garbage collection after every deletion.
  client.cache.gc();
  expect(client.cache.extract()).toHaveProperty(['Profile:2', 'isFollowed'], true);
});
