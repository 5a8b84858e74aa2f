import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastHost } from '../../../kit/feedback/toasts/ToastHost';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { sightByHand } from '../../../testing/sight';
import { testViewer } from '../../../testing/testSession';
import PodcastPage from './PodcastPage';

beforeEach(() => {
  sightByHand();
});

const reader = [
  { action: 'read', subject: 'Podcast' },
  { action: 'read', subject: 'Episode' },
];
const everything = [{ action: 'manage', subject: 'all' }];

const podcastWith = (more: object = {}, isMine = true) => ({
  __typename: 'Podcast',
  id: '3',
  version: 2,
  title: 'The Long Lunch',
  description: 'Nobody looks at the clock.',
  author: 'Radio Horizon',
  ownerName: 'The desk',
  ownerEmail: 'desk@example.com',
  link: '',
  language: 'en',
  categories: ['Arts > Food'],
  kind: 'EPISODIC',
  explicit: false,
  copyright: '',
  isPublished: true,
  isLocked: true,
  cover: '',
  feedUrl: 'https://radio.example/feeds/horizon/the-long-lunch.xml',
  downloadCount: 4321,
  downloadsByDay: [
    { __typename: 'DayDownloads', day: '2026-03-01', downloads: 300 },
    { __typename: 'DayDownloads', day: '2026-03-02', downloads: 21 },
  ],
  emission: { __typename: 'Emission', id: '7', title: 'The Long Lunch', slug: 'the-long-lunch', isMine },
  ...more,
});

const episodeWith = (id: string, more: object) => ({
  __typename: 'Episode',
  id,
  title: `Lunch ${id}`,
  season: null,
  number: Number(id),
  episodeType: 'FULL',
  state: 'PUBLISHED',
  publishedAt: '2026-03-01T12:00:00Z',
  downloadCount: 0,
  medium: { __typename: 'MediaItem', id, state: 'READY', duration: 65_000 },
  ...more,
});

function show(
  podcast: object = podcastWith(),
  abilities: typeof testViewer.abilities = reader,
  answer: (operation: RequestedOperation) => Answer | undefined = () => undefined,
) {
  const items = [
    episodeWith('2', { downloadCount: 1234 }),
    episodeWith('1', {
      state: 'READY',
      publishedAt: null,
      medium: null,
      number: null,
      episodeType: 'TRAILER',
    }),
  ];
  return renderPage(
    <>
      <PodcastPage />
      <ToastHost />
    </>,
    {
      address: '/podcasts/3',
      path: '/podcasts/:id',
      viewer: { ...testViewer, abilities },
      answer: (operation) => {
        if (operation.name === 'PodcastPage') return { data: { podcast } };
        if (operation.name === 'PodcastEpisodes')
          return {
            data: { episodes: { __typename: 'EpisodePage', items, totalItems: 2, totalIsExact: true } },
          };
        return answer(operation) ?? { error: { code: 'NOT_FOUND' } };
      },
    },
  );
}

const button = (name: string) => screen.queryByRole('button', { name });

describe('the page of a podcast', () => {
  it('offers readers neither changes nor unpublished episodes', async () => {
    show();
    await screen.findByText('Nobody looks at the clock.');
    for (const name of ['Edit', 'Delete', 'Show preview address', 'New preview address'])
      expect(button(name)).toBeNull();
  });

  it('offers no changes to users who do not make its emission', async () => {
    show(podcastWith({}, false), everything);
    await screen.findByText('Nobody looks at the clock.');
    for (const name of ['Edit', 'Delete', 'New preview address']) expect(button(name)).toBeNull();
  });

  it('shows the downloads of each published episode, and the state of the others', async () => {
    show();
    expect(await screen.findByText('1,234 downloads')).toBeTruthy();
    expect(screen.getByText('without sound')).toBeTruthy();
    expect(screen.getByText('Ready')).toBeTruthy();
  });

  it('marks trailers, and leaves regular episodes unmarked', async () => {
    show();
    expect(await screen.findByText('Trailer')).toBeTruthy();
    expect(screen.queryByText(/Full episode/)).toBeNull();
  });

  it('draws the downloads of the last days beside those in all, and gives them as a table', async () => {
    show();
    const chart = await screen.findByRole('region', { name: 'Downloads' });
    expect(chart.textContent).toContain('321The last 2 days; 4,321 in all');
    await userEvent.click(screen.getByRole('button', { name: /table/i }));
    expect(screen.getByRole('cell', { name: '300' })).toBeTruthy();
  });

  it('shows the address of the feed, and the address of the preview on request', async () => {
    show(podcastWith({ isPublished: false }), everything, ({ name }) =>
      name === 'PodcastPreview'
        ? {
            data: {
              podcast: { __typename: 'Podcast', id: '3', previewUrl: 'https://radio.example/p?preview=k' },
            },
          }
        : undefined,
    );
    expect((await screen.findByRole('textbox', { name: 'Feed' })).textContent).toBe(
      'https://radio.example/feeds/horizon/the-long-lunch.xml',
    );
    expect(
      screen.getByText('Hidden until the podcast is published and has a published episode.'),
    ).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show preview address' }));
    expect((await screen.findByRole('textbox', { name: 'Preview' })).textContent).toBe(
      'https://radio.example/p?preview=k',
    );
  });
});
