// @module-tag smoke
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../testing/renderPage';
import { PlayButton } from './PlayButton';
import PlayerHost from '../PlayerHost';
import { mediumOf } from '../testing/silence';
import { player } from '../thePlayer';

const rows = ['Tide', 'Harbour', 'Gulls'].map((title, index) => ({
  id: String(index + 1),
  kind: 'SONG' as const,
  title,
  credit: 'Nina Vale',
}));

beforeEach(() => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
});
afterEach(() => player.close());

function show() {
  return renderPage(
    <>
      {rows.map((row) => (
        <PlayButton key={row.id} item={row} queue={rows} />
      ))}
      <input aria-label="Search" />
      <PlayerHost />
    </>,
    {
      answer: ({ variables: { id } }) => ({
        data: { mediaItem: mediumOf(String(id), rows[Number(id) - 1]) },
      }),
    },
  );
}

const bar = () => screen.findByRole('region', { name: 'Player' });
const slider = () => screen.getByRole('slider', { name: 'Position' });

describe('the player bar', () => {
  it('appears with the first played medium, and shows its title', async () => {
    const { requests } = show();
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Play Harbour' }));
    await within(await bar()).findByText('Harbour');
    expect(requests[0]).toMatchObject({ name: 'PlayableMedium', variables: { id: '2' } });
    expect(screen.getByRole('button', { name: 'Pause Harbour' })).toBeTruthy();
    expect(document.documentElement.dataset['player']).toBe('open');

    await userEvent.click(screen.getByRole('button', { name: 'Close player' }));
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull();
    expect(document.documentElement.dataset['player']).toBeUndefined();
  });

  it('moves by the keys of its slider, whatever way the language runs', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Play Tide' }));
    await bar();
    await waitFor(() => expect(slider().getAttribute('aria-valuemax')).toBe('60'));
    slider().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{PageUp}');
    expect(slider().getAttribute('aria-valuetext')).toBe('35 seconds of 1 minute, 0 seconds');
    await userEvent.keyboard('{Home}');
    expect(slider().getAttribute('aria-valuenow')).toBe('0');
    expect(slider().getAttribute('dir')).toBe('ltr');
  });

  it('answers to the keyboard from anywhere but where one writes, or where a key is meant for a button', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Play Tide' }));
    await bar();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard(' ');
    expect(player.getState().isPlaying).toBe(false);
    await userEvent.keyboard('{Shift>}n{/Shift}');
    expect(player.getState().index).toBe(1);

    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), ' N{Shift>}m{/Shift}');
    expect(player.getState()).toMatchObject({ isPlaying: true, index: 1, isMuted: false });
  });

  it('shows the queue and jumps to any of it', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Play Tide' }));
    await bar();
    await userEvent.click(screen.getByRole('button', { name: 'Queue' }));
    const list = await screen.findByRole('dialog', { name: 'Queue' });
    expect(within(list).getByRole('button', { current: true }).textContent).toContain('Tide');
    await userEvent.click(within(list).getByRole('button', { name: /Gulls/ }));
    expect(player.getState().index).toBe(2);
  });

  it('ends with the radio whose library it plays', async () => {
    const { session } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Play Tide' }));
    await bar();
    session.end();
    await waitFor(() => expect(player.getState().queue).toEqual([]));
  });
});
