import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import { airItemWith, playingWith } from '../testing/air';
import AirLogPage from './AirLogPage';
import type { AirItemFieldsFragment } from './log.generated';

const saved = vi.hoisted(() => ({ files: [] as Array<{ blob: Blob; name: string }> }));
vi.mock('../../../kit/data/files/saveExport', () => ({
  saveAs: (blob: Blob, name: string) => saved.files.push({ blob, name }),
}));

const pageOf = (items: readonly object[]) => ({
  data: {
    airItems: { __typename: 'AirItemPage', items, totalItems: items.length, totalIsExact: true },
  },
});

const reported = (id: number) => ({
  __typename: 'AirItem',
  id: String(id),
  title: id === 1 ? '=Tide' : `Song ${id}`,
  credit: 'Anna K.',
  album: 'Shores',
  label: 'Quay',
  isrc: 'FRAAA2600001',
  playedFrom: '2026-11-23T23:30:12.000Z',
  playedFor: 150_400,
});

function show(
  items: readonly AirItemFieldsFragment[],
  {
    address,
    answer,
  }: { address?: string; answer?: (operation: RequestedOperation) => Answer | undefined } = {},
) {
  return renderPage(<AirLogPage />, {
    // The log shows and filters by the time zone of the station, whatever that of the viewer is.
    viewer: { ...testViewer, timeZone: 'America/New_York' },
    ...(address && { address }),
    answer: (operation) => {
      const given = answer?.(operation);
      if (given) return given;
      if (operation.name === 'AirLog') return pageOf(items);
      if (operation.name === 'NowPlayingChanged') return { data: { nowPlayingChanged: playingWith() } };
      if (operation.name === 'AirReason')
        return {
          data: {
            airItem: {
              __typename: 'AirItem',
              id: '70',
              why: {
                __typename: 'Why',
                rule: 'DEFAULT',
                by: '',
                at: null,
                sourceType: '',
                sourceId: null,
                source: 'Fallback',
                candidates: 7,
                refused: [],
                gaveWay: [],
                insteadOf: '',
              },
            },
          },
        };
      return { error: { code: 'FORBIDDEN' } };
    },
  });
}

beforeEach(() => {
  saved.files = [];
});

describe('the as-run log', () => {
  it('shows the planned and the actual time, to the second, and the difference', async () => {
    show([airItemWith()]);
    const row = await screen.findByRole('row', { name: /Tide/ });
    // Times are in the time zone of the station, an hour ahead.
    expect(row.textContent).toContain('11:00:00');
    expect(row.textContent).toContain('11:00:12 – 11:02:42');
    expect(row.textContent).toContain('0:12 late');
    expect(row.textContent).toContain('Cut by 0:30');
    expect(within(row).getByText('Played')).toBeTruthy();
    expect(within(row).getByText('Planned')).toBeTruthy();
  });

  it('shows who inserted an item, and explains errors', async () => {
    show([
      airItemWith({ source: 'INSERTED', by: 'Ada Merle' }),
      airItemWith({
        id: '71',
        title: 'Lost',
        state: 'FAILED',
        problem: 'no such file',
        playedFrom: null,
        playedUntil: null,
        playedFor: null,
      }),
    ]);
    expect(within(await screen.findByRole('row', { name: /Tide/ })).getByText('Ada Merle')).toBeTruthy();
    const lost = screen.getByRole('row', { name: /Lost/ });
    expect(within(lost).getByText('Could not be played')).toBeTruthy();
    expect(within(lost).getByText('no such file')).toBeTruthy();
    expect(within(lost).getByText('Not played')).toBeTruthy();
  });

  it('is requested newest first, by the days, source and state of its address', async () => {
    const { requests } = show([airItemWith()], {
      address: '/?plannedAt=2026-11-24..2026-11-24&source=DEFAULT&state=SKIPPED&q=tide',
    });
    await screen.findByRole('row', { name: /Tide/ });
    expect(requests.find(({ name }) => name === 'AirLog')!.variables).toMatchObject({
      search: 'tide',
      sort: [{ plannedAt: 'DESC' }],
      filter: {
        plannedAt: { after: '2026-11-23T22:59:59.999Z', before: '2026-11-24T23:00:00.000Z' },
        source: { eq: 'DEFAULT' },
        state: { eq: 'SKIPPED' },
      },
    });
  });

  it('is requested again when the player reports a change', async () => {
    const { requests } = show([airItemWith()]);
    await screen.findByRole('row', { name: /Tide/ });
    await waitFor(() => expect(requests.filter(({ name }) => name === 'AirLog').length).toBeGreaterThan(1));
  });

  it('shows the reason of an item on request', async () => {
    show([airItemWith()]);
    await userEvent.click(await screen.findByRole('button', { name: 'Why: Tide' }));
    expect(await screen.findByText('It was chosen from 7.')).toBeTruthy();
  });

  it('explains its purpose while it is empty', async () => {
    show([]);
    expect(await screen.findByText(/Items that the player has played appear here/)).toBeTruthy();
  });

  it('shows an error when it cannot be loaded, or may not be read', async () => {
    show([], { answer: () => ({ error: { code: 'FORBIDDEN', action: 'read', subject: 'AirItem' } }) });
    expect(await screen.findByText(/the as-run log/)).toBeTruthy();
  });

  it('exports a file for rights reports: all pages of played items, oldest first', async () => {
    const { requests } = show([airItemWith()], {
      address: '/?source=DEFAULT',
      answer: ({ name, variables }) => {
        if (name !== 'AirReport') return undefined;
        const isFirst = variables['page'] === 1;
        return pageOf(Array.from({ length: isFirst ? 100 : 1 }, (_, at) => reported(isFirst ? at + 1 : 101)));
      },
    });
    await screen.findByRole('row', { name: /Tide/ });
    await userEvent.click(screen.getByRole('button', { name: 'Export rights report' }));
    await waitFor(() => expect(saved.files).toHaveLength(1));
    const [file] = saved.files;
    expect(file!.name).toBe('as-run-2026-11-24.csv');
    const lines = (await file!.blob.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines).toHaveLength(102);
    expect(lines[0]).toBe('Title,Artiste,Album,Label,ISRC,Seconds,From (Europe/Paris)');
    expect(lines[2]).toBe('Song 2,Anna K.,Shores,Quay,FRAAA2600001,150,2026-11-24 00:30:12');
    // The apostrophe prevents spreadsheets from reading the title as a formula.
    expect(lines[1]).toMatch(/^'=Tide/);
    expect(requests.filter(({ name }) => name === 'AirReport').map(({ variables }) => variables)).toEqual([
      { page: 1, search: null, filter: { source: { eq: 'DEFAULT' } } },
      { page: 2, search: null, filter: { source: { eq: 'DEFAULT' } } },
    ]);
  });

  it('shows an error when the file cannot be created', async () => {
    show([airItemWith()], {
      answer: ({ name }) => (name === 'AirReport' ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : undefined),
    });
    await screen.findByRole('row', { name: /Tide/ });
    const save = screen.getByRole('button', { name: 'Export rights report' });
    await userEvent.click(save);
    await waitFor(() => expect(save.getAttribute('disabled')).toBeNull());
    expect(saved.files).toEqual([]);
  });
});
