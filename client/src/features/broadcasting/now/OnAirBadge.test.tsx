// @module-tag smoke
import { act, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { testViewer, type TestViewer } from '../../../testing/testSession';
import type { StationFieldsFragment } from '../station/station.generated';
import { playingItemWith, playingWith, stationWith } from '../testing/air';
import type { NowPlayingFieldsFragment } from './now.generated';
import OnAirBadge from './OnAirBadge';

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

function show({
  playing = playingWith(),
  station = stationWith(),
  abilities = testViewer.abilities,
  onRender = () => undefined,
}: {
  playing?: NowPlayingFieldsFragment;
  station?: StationFieldsFragment | null;
  abilities?: TestViewer['abilities'];
  onRender?: () => void;
} = {}) {
  return renderPage(
    <>
      <Profiler id="frame" onRender={onRender}>
        <p>The frame</p>
      </Profiler>
      <OnAirBadge />
    </>,
    {
      viewer: { ...testViewer, abilities },
      answer: ({ name }) => {
        if (name === 'NowPlaying') return { data: { nowPlaying: playing } };
        if (name === 'NowPlayingChanged') return { data: { nowPlayingChanged: playing } };
        if (name === 'Station') return { data: { station } };
        return { error: { code: 'FORBIDDEN' } };
      },
    },
  );
}

describe('the badge of the current item', () => {
  it('is named after the current item, shows the remaining time, and links to the card', async () => {
    show();
    const mark = await screen.findByRole('link', { name: 'On air: Tide, Anna K.' });
    expect(mark.getAttribute('href')).toBe('/admin/dashboard');
    expect(mark.textContent).toMatch(/On air.*Tide.*−(2:00|1:5\d)/);
  });

  it('counts down without a render of its parents', async () => {
    const onRender = vi.fn<() => void>();
    show({ onRender });
    await screen.findByRole('link');
    // The badge hides the timer, because its container has no width in this test.
    const left = () => screen.getByRole('timer', { hidden: true }).textContent;
    const [before, drawn] = [left(), onRender.mock.calls.length];
    await expect.poll(left).not.toBe(before);
    expect(onRender.mock.calls.length).toBe(drawn);
  });

  it('has no countdown where the end is unknown', async () => {
    show({
      playing: playingWith({
        currentSong: playingItemWith({ title: 'Emergency', credit: '', endsAt: null }),
      }),
    });
    const mark = await screen.findByRole('link', { name: 'On air: Emergency' });
    expect(mark.textContent).not.toContain('−');
    expect(screen.queryByRole('timer', { hidden: true })).toBeNull();
  });

  it('shows that the station is off the air once a player was set up', async () => {
    show({ playing: playingWith({ isOnAir: false }) });
    expect(await screen.findByRole('link', { name: 'Off air' })).toBeTruthy();
    expect(screen.queryByRole('timer', { hidden: true })).toBeNull();
  });

  it('shows why the sound of the player reaches nobody', async () => {
    show({ playing: playingWith({ isOnAir: false, notBroadcasting: 'PASSWORD_REFUSED' }) });
    const name = 'Not broadcasting: source password refused';
    expect(await screen.findByRole('link', { name })).toBeTruthy();
  });

  it('is not there while nothing was ever set up', async () => {
    show({ playing: playingWith({ isOnAir: false }), station: null });
    await settled();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('sends no query for the station without the permission', async () => {
    const { requests } = show({ abilities: [{ action: 'read', subject: 'AirItem' }] });
    expect(await screen.findByRole('link', { name: /^On air/ })).toBeTruthy();
    expect(requests.some(({ name }) => name === 'Station')).toBe(false);
  });
});
