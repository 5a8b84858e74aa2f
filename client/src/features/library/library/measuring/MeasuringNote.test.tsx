import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RequestedOperation } from '../../../../testing/answer';
import { renderPage } from '../../../../testing/renderPage';
import { testViewer } from '../../../../testing/testSession';
import { measuringAnswer } from '../testing/songs';
import MeasuringNote from './MeasuringNote';

type Room = Parameters<typeof measuringAnswer>[0];

const show = (rooms: Room[], abilities = testViewer.abilities) =>
  renderPage(<MeasuringNote />, {
    viewer: { ...testViewer, abilities },
    answer: ({ name }: RequestedOperation) =>
      name === 'MeasureMedia'
        ? { data: { measureMedia: 3 } }
        : measuringAnswer(rooms.length > 1 ? rooms.shift() : rooms[0]),
  });

describe('what was not measured', () => {
  it('is nothing where all was', async () => {
    const { requests } = show([{ unmeasured: 0 }]);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is shown with the reason when ffmpeg is missing, without a useless button', async () => {
    show([{ unmeasured: 3, measures: false }]);
    expect((await screen.findByRole('status')).textContent).toMatch(
      /3 files have no loudness.*ffmpeg, which measures loudness, waveforms and cue points, is not installed/,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is started by a button, and shows its progress until all media are measured', async () => {
    const { requests } = show([
      { unmeasured: 3 },
      { unmeasured: 3, isMeasuring: true },
      { unmeasured: 1, isMeasuring: true },
      { unmeasured: 0 },
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Measure files' }));
    expect(requests.filter(({ name }) => name === 'MeasureMedia')).toHaveLength(1);
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('0');
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('66'));
    expect(screen.getByText(/^One file is still/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  });

  it('is shown to a reader without any action', async () => {
    show([{ unmeasured: 3 }], [{ action: 'read', subject: 'MediaItem' }]);
    await screen.findByText(/3 files have no loudness/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
