import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import type { StationFieldsFragment } from '../station/station.generated';
import { playingItemWith, pauseWith, playingWith, stationWith } from '../testing/air';
import type { NowPlayingFieldsFragment } from './now.generated';
import { OnAirPanel } from './OnAirPanel';

function show({
  playing = playingWith(),
  reported = playing,
  station = stationWith(),
  may = [
    { action: 'manage', subject: 'AirItem' },
    { action: 'manage', subject: 'Station' },
  ],
  answer,
}: {
  playing?: NowPlayingFieldsFragment;
  reported?: NowPlayingFieldsFragment;
  station?: StationFieldsFragment | null;
  may?: Array<{ action: string; subject: string }>;
  answer?: (operation: RequestedOperation) => Answer | undefined;
} = {}) {
  const media = { __typename: 'MediaItem', id: '12', title: 'Storm', credit: 'Cleo' };
  return renderPage(<OnAirPanel />, {
    viewer: { ...testViewer, abilities: may },
    answer: (operation) => {
      const given = answer?.(operation);
      if (given) return given;
      if (operation.name === 'NowPlaying') return { data: { nowPlaying: playing } };
      if (operation.name === 'NowPlayingChanged') return { data: { nowPlayingChanged: reported } };
      if (operation.name === 'Station') return { data: { station } };
      if (operation.name === 'SkipAirItem')
        return {
          data: { skipAirItem: { __typename: 'AirItem', id: '70', isEnding: true, state: 'ON_AIR' } },
        };
      if (operation.name === 'PausePlan')
        return {
          data: { pausePlan: playingWith({ pause: pauseWith() }) },
        };
      if (operation.name === 'ResumePlan') return { data: { resumePlan: playingWith() } };
      if (operation.name === 'ComingItems')
        return {
          data: {
            airItems: {
              __typename: 'AirItemPage',
              items: [
                {
                  __typename: 'AirItem',
                  id: '72',
                  title: 'Lighthouse',
                  credit: 'Bo',
                  plannedAt: '2026-11-24T10:10:00.000Z',
                },
              ],
            },
          },
        };
      if (operation.name === 'PlayNext') return { data: { playNext: { __typename: 'AirItem', id: '90' } } };
      if (operation.name === 'PlayableMedia')
        return {
          data: {
            mediaItems: {
              __typename: 'MediaItemPage',
              items: [media],
              totalItems: 1,
              totalIsExact: true,
            },
          },
        };
      return { error: { code: 'FORBIDDEN' } };
    },
  });
}

/** Plays the medium "Storm" next, with the drawer that "Play next" opens. */
async function chooseStorm(choosePosition = async () => {}) {
  await userEvent.click(await screen.findByRole('button', { name: 'Play next' }));
  await userEvent.type(await screen.findByRole('combobox', { name: /Item/ }), 'Sto');
  // The test browser has no layout, so the list counts as hidden. `fireEvent` clicks it nevertheless.
  fireEvent.click(await screen.findByText('Storm'));
  await choosePosition();
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Play next' }));
}

describe('the current item on the dashboard', () => {
  it('shows the current item, its artist, the time left, and the next item', async () => {
    show();
    expect(await screen.findByText('Tide')).toBeTruthy();
    expect(screen.getByText('Anna K. · Shores')).toBeTruthy();
    expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toMatch(/^−(2:00|1:5\d)$/);
    expect(Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeGreaterThan(30);
    expect(screen.getByText('Lighthouse · Bo')).toBeTruthy();
    expect(await screen.findByText('Player online')).toBeTruthy();
  });

  it('follows the reports of the player', async () => {
    show({ reported: playingWith({ currentSong: playingItemWith({ id: '75', title: 'Harbour' }) }) });
    expect(await screen.findByText('Harbour')).toBeTruthy();
    expect(screen.queryByText('Tide')).toBeNull();
  });

  it('shows that items are only planned, and what to do, while no player was set up', async () => {
    const playing = playingWith({ isOnAir: false, currentSong: playingItemWith({ id: null }) });
    show({ playing, station: null });
    expect(await screen.findByText('As planned')).toBeTruthy();
    expect(await screen.findByText('No player set up')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open Streaming' }).getAttribute('href')).toBe(
      '/admin/streaming',
    );
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  });

  it('lists the programs that the demo station lacks, and how to install them', async () => {
    show({
      playing: playingWith({ isOnAir: false }),
      station: stationWith({
        tokenMadeAt: null,
        seenAt: null,
        isPlayerThere: false,
        obstacle: 'NO_LIQUIDSOAP',
      }),
    });
    expect(await screen.findByText(/^Liquidsoap is not installed on this machine/)).toBeTruthy();
    expect(screen.getByText('apt-get install liquidsoap icecast2')).toBeTruthy();
  });

  it('shows since when its player is disconnected', async () => {
    show({ station: stationWith({ isPlayerThere: false }) });
    expect(await screen.findByText('Player offline')).toBeTruthy();
    expect(screen.getByText(/Check that its machine is running/).textContent).toMatch(/^Last contact:/);
  });

  it('shows that there is silence', async () => {
    show({ playing: playingWith({ isOnAir: false, currentSong: null, next: null }) });
    expect(await screen.findByText('Silence')).toBeTruthy();
    expect(await screen.findByText(/reports no item on the air/)).toBeTruthy();
  });

  it('is skipped once that is sure', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('Skip “Tide”?');
    expect(requests.some(({ name }) => name === 'SkipAirItem')).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Skip' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'SkipAirItem')?.variables).toEqual({ id: '70' }),
    );
    expect(await screen.findByText('Skipping')).toBeTruthy();
  });

  it('plays a chosen medium next', async () => {
    const { requests } = show();
    await chooseStorm();
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'PlayNext')?.variables).toEqual({
        mediaId: '12',
        afterId: null,
      }),
    );
  });

  it('inserts a chosen medium after a coming item', async () => {
    const { requests } = show();
    await chooseStorm(async () => {
      const option = await screen.findByRole('option', { name: /After “Lighthouse”/ });
      await userEvent.selectOptions(screen.getByRole('combobox', { name: /Position/ }), option);
    });
    const sent = () => requests.find(({ name }) => name === 'PlayNext')?.variables;
    await waitFor(() => expect(sent()).toEqual({ mediaId: '12', afterId: '72' }));
  });

  it('can be paused for a time, with a notice, and resumed', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Pause plan' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'For 15 minutes' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'PausePlan')?.variables).toEqual({ duration: 900_000 }),
    );
    expect(await screen.findByText(/^Paused until/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Resume plan' }));
    await waitFor(() => expect(screen.queryByText(/^Paused until/)).toBeNull());
  });

  it('shows at the field why an item cannot be played next', async () => {
    show({
      answer: ({ name }) =>
        name === 'PlayNext'
          ? { error: { code: 'BAD_USER_INPUT', fields: { mediaId: 'outOfDays' } } }
          : undefined,
    });
    await chooseStorm();
    expect(await screen.findByText(/may not air today/)).toBeTruthy();
  });

  it('shows a reader the listen button alone, and the player to people with the permission', async () => {
    const { requests } = show({ may: [{ action: 'read', subject: 'AirItem' }] });
    await screen.findByText('Tide');
    expect(screen.getByRole('button').textContent?.trim()).toBe('Listen');
    expect(requests.some(({ name }) => name === 'Station')).toBe(false);
  });

  it('cannot be skipped during a live session, which ends in the studio', async () => {
    show({ playing: playingWith({ isLive: true }) });
    expect(await screen.findByText('Live')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
  });

  it('shows an error when it cannot be loaded, and retries', async () => {
    let isDown = true;
    show({
      answer: ({ name }) =>
        isDown && name.startsWith('NowPlaying') ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : undefined,
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByText('Tide')).toBeTruthy();
  });
});
