import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import type { NowPlayingFieldsFragment } from '../now/now.generated';
import { playingWith } from '../testing/air';
import { ListenButton } from './ListenButton';
import ListenHost from './ListenHost';
import { listening, useListening } from './listening';

let play: ReturnType<typeof vi.fn>;
beforeEach(() => {
  play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined) as never;
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
});
afterEach(() => listening.end());

function Frame() {
  const isListening = useListening() !== 'off';
  return (
    <>
      <ListenButton />
      {isListening ? <ListenHost /> : null}
    </>
  );
}

function show({
  playing = playingWith(),
  address = { data: { airUrl: '/media/1/on-air?ticket=a' } },
}: { playing?: NowPlayingFieldsFragment; address?: Answer } = {}) {
  return renderPage(<Frame />, {
    answer: ({ name }) => {
      if (name === 'NowPlaying') return { data: { nowPlaying: playing } };
      if (name === 'NowPlayingChanged') return { data: { nowPlayingChanged: playing } };
      if (name === 'AirUrl') return address;
      return { error: { code: 'FORBIDDEN' } };
    },
  });
}

const isAddress = ({ name }: { name: string }) => name === 'AirUrl';
const bar = () => screen.findByRole('region', { name: 'Player' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the radio in the bar of the player', () => {
  it('shows an error when there is no stream, and can be retried', async () => {
    show({ address: { data: { airUrl: null } } });
    await press('Listen');
    expect(await within(await bar()).findByRole('alert')).toHaveProperty(
      'textContent',
      'The station is off air.',
    );
    expect(within(await bar()).getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('appears with the button, shows the current item, and cannot seek', async () => {
    const { requests } = show();
    await press('Listen');
    const shown = within(await bar());
    expect(await shown.findByText('Tide')).toBeTruthy();
    expect(shown.getByText('Anna K.')).toBeTruthy();
    expect(shown.getByText('On air')).toBeTruthy();
    expect(shown.queryByRole('slider', { name: 'Position' })).toBeNull();
    await waitFor(() => expect(play).toHaveBeenCalledTimes(1));
    expect(requests.filter(isAddress)).toHaveLength(1);
  });

  it('stops instead of pausing, and begins again with another address', async () => {
    const { requests } = show();
    await press('Listen');
    await userEvent.click(await within(await bar()).findByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Listen' })).toBeTruthy();
    await userEvent.click(within(await bar()).getByRole('button', { name: 'Play' }));
    await waitFor(() => expect(requests.filter(isAddress)).toHaveLength(2));
    await press('Stop listening');
    await press('Close player');
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
  });

  it('answers to the space bar', async () => {
    show();
    await press('Listen');
    await within(await bar()).findByRole('button', { name: 'Stop' });
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard(' ');
    expect(await within(await bar()).findByRole('button', { name: 'Play' })).toBeTruthy();
  });
});
