import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../../testing/answer';
import { renderPage } from '../../../testing/renderPage';
import { sightByHand } from '../../../testing/sight';
import { testViewer, type TestViewer } from '../../../testing/testSession';
import AudiencePage from './AudiencePage';

const saved = vi.hoisted(() => ({ files: [] as Array<{ name: string; blob: Blob }> }));
vi.mock('../../../kit/data/files/saveExport', () => ({
  saveAs: (blob: Blob, name: string) => void saved.files.push({ name, blob }),
}));

const address = '/admin/audience?period=2026-11-16..2026-11-22';

beforeEach(() => {
  saved.files.length = 0;
  sightByHand();
});

const point = (date: string, average: number | null) => ({
  __typename: 'AudiencePoint',
  at: `${date}T00:00:00.000Z`,
  date,
  average,
  peak: average === null ? null : average * 2,
  uniqueListeners: null,
  listeningTime: average === null ? null : average * 3_600_000,
});

const week = Array.from({ length: 168 }, (_, index) => ({
  __typename: 'AudienceHourOfWeek',
  weekday: Math.floor(index / 24) + 1,
  hour: index % 24,
  average: index === 8 ? 12 : null,
  peak: index === 8 ? 14 : null,
}));

const source = {
  __typename: 'AudienceSource',
  mountId: '1',
  name: 'High quality',
  path: '/live.mp3',
  format: 'MP3',
  bitrate: 128,
  listenersNow: 41,
  peak: 57,
  average: 30,
  uniqueListeners: 900,
  listeningTime: 7_200_000,
};

const answers: Record<string, (requests: RequestedOperation) => Answer> = {
  AudienceOverview: () => ({
    data: {
      now: [point('2026-11-16', 10), point('2026-11-17', null), point('2026-11-18', 20)],
      before: [point('2026-11-09', 5), point('2026-11-10', 5), point('2026-11-11', 5)],
      peakByDate: [
        { __typename: 'AudiencePeak', date: '2026-11-16', listeners: 20, at: '2026-11-16T08:00:00.000Z' },
      ],
    },
  }),
  AudienceSources: () => ({
    data: { sourcesByMountPoint: { __typename: 'AudienceSources', data: [source], lastPage: 1 } },
  }),
  AudienceCountries: () => ({
    data: {
      listenersByCountry: [
        {
          __typename: 'CountryAudience',
          country: 'TN',
          sessions: 30,
          uniqueListeners: 21,
          listeningTime: 36_000_000,
        },
        {
          __typename: 'CountryAudience',
          country: '',
          sessions: 3,
          uniqueListeners: 2,
          listeningTime: 3_600_000,
        },
      ],
    },
  }),
  AudienceWeek: () => ({ data: { listenersByHourAndWeekday: week } }),
  AudienceOfEmissions: () => ({ data: { listenersByEmission: [] } }),
  AudienceOfPresenters: () => ({
    data: {
      listenersByPresenter: [
        {
          __typename: 'PlayAudience',
          id: 'Zoe Host',
          title: 'Zoe Host',
          credit: '',
          times: 4,
          average: 21,
          peak: 30,
          gained: 1.5,
        },
      ],
    },
  }),
  AudienceOfSongs: () => ({
    data: {
      listenersBySong: [
        {
          __typename: 'PlayAudience',
          id: '3',
          title: 'Sea and wind',
          credit: 'The Waves',
          times: 4,
          average: 11,
          peak: 19,
          gained: -2.5,
        },
      ],
    },
  }),
  AudienceWith: () => ({ data: { listenersByProgram: [], listenersByDevice: [] } }),
  AudienceSettings: () => ({
    data: {
      audienceSettings: { __typename: 'AudienceSettings', id: '1', version: 3, privacy: 'ALL' },
    },
  }),
  SetAudiencePrivacy: ({ variables }) => ({
    data: {
      setAudiencePrivacy: {
        __typename: 'AudienceSettings',
        id: '1',
        version: 4,
        privacy: variables['privacy'],
      },
    },
  }),
};

const show = (
  given: (requests: RequestedOperation) => Answer | undefined = () => undefined,
  viewer: TestViewer = testViewer,
) =>
  renderPage(<AudiencePage />, {
    address,
    path: '/admin/audience',
    viewer,
    answer: (requests) => given(requests) ?? answers[requests.name]!(requests),
  });

const reader: TestViewer = {
  ...testViewer,
  abilities: [{ action: 'read', subject: 'Audience' }],
};

describe('the audience', () => {
  it('offers the privacy of listeners to people who may change it', async () => {
    show(undefined, reader);
    await screen.findByRole('group', { name: 'Listeners now' });
    expect(screen.queryByRole('button', { name: 'Privacy' })).toBeNull();
  });

  it.each([
    ['min', 'This day is before the first one.'],
    ['max', 'Choose two years at most.'],
  ])('shows the problem at the day: %s', async (to, text) => {
    show(({ name }) =>
      name === 'AudienceOverview' ? { error: { code: 'BAD_USER_INPUT', fields: { to } } } : undefined,
    );
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  it('shows partial figures for many days, and a notice for the rest', async () => {
    show(({ name }) =>
      name === 'AudienceWith' ? { error: { code: 'BAD_USER_INPUT', fields: { to: 'max' } } } : undefined,
    );
    await screen.findByRole('group', { name: 'Listeners now' });
    expect(
      await screen.findAllByText('This chart cannot be shown for so many days. Choose fewer.'),
    ).toHaveLength(2);
  });

  it('shows an error when it cannot be loaded, and retries', async () => {
    let isDown = true;
    show(({ name }) =>
      name === 'AudienceOverview' && isDown ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : undefined,
    );
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole('group', { name: 'Listeners now' })).toBeTruthy();
  });

  it('leaves unknown times out of its figures, and compares with the same weekdays before', async () => {
    const { requests } = show();
    const average = within(await screen.findByRole('group', { name: 'Average listeners' }));
    expect(average.getByText('15')).toBeTruthy();
    expect(average.getByText(/up 200%/)).toBeTruthy();
    expect(requests.find(({ name }) => name === 'AudienceOverview')?.variables).toMatchObject({
      from: '2026-11-16',
      to: '2026-11-22',
      beforeFrom: '2026-11-09',
      beforeTo: '2026-11-15',
      step: 'DAY',
    });
  });

  it('knows an hour of the week with nobody from one that is not known', async () => {
    show();
    const map = within(await screen.findByRole('region', { name: 'Hours of the week' }));
    expect(map.getByTitle('Mon 08:00 · 12')).toBeTruthy();
    expect(map.getByTitle('Mon 09:00 · unknown')).toBeTruthy();
  });

  it('shows listeners by emission, and gains and losses by song', async () => {
    show();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Audience by content' }),
      'songs',
    );
    const row = within((await screen.findByText('Sea and wind')).closest('tr')!);
    expect(row.getByText('-2.5')).toBeTruthy();
  });

  it('shows listeners by country, also as a file', async () => {
    show();
    const table = within(await screen.findByRole('region', { name: 'Countries' }));
    expect(table.getByRole('rowheader', { name: 'Tunisia' })).toBeTruthy();
    expect(table.getByRole('rowheader', { name: 'Unknown' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV · Countries' }));
    await waitFor(() => expect(saved.files[0]?.name).toBe('audience-countries-2026-11-16-2026-11-22.csv'));
    expect(await saved.files[0]!.blob.text()).toContain('TN,30,21,10\r\n');
  });

  it('hides countries when no file contains them', async () => {
    show(({ name }) => (name === 'AudienceCountries' ? { data: { listenersByCountry: [] } } : undefined));
    await screen.findByRole('group', { name: 'Listeners now' });
    expect(screen.queryByText('Countries')).toBeNull();
  });

  it('shows listeners by presenter', async () => {
    show();
    const what = await screen.findByRole('combobox', { name: 'Audience by content' });
    await userEvent.selectOptions(what, 'presenters');
    const row = within((await screen.findByText('Zoe Host')).closest('tr')!);
    expect(row.getByText('21')).toBeTruthy();
  });

  it('exports a file with empty cells for unknown values', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved.files).toHaveLength(1));
    expect(saved.files[0]!.name).toBe('audience-2026-11-16-2026-11-22.csv');
    const lines = (await saved.files[0]!.blob.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[1]).toBe('2026-11-16T00:00:00.000Z,10,20,,36000');
    expect(lines[2]).toBe('2026-11-17T00:00:00.000Z,,,,');
  });
});

describe('the privacy of listeners', () => {
  it('warns of the deletion before the level is lowered, and sends the version that it started from', async () => {
    const { requests } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Privacy' }));
    await userEvent.selectOptions(await screen.findByLabelText('Data about listeners'), 'COUNTS');
    expect(screen.getByText(/permanently deletes the stored sessions of listeners/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'SetAudiencePrivacy')?.variables).toEqual({
        version: 3,
        privacy: 'COUNTS',
      }),
    );
  });
});
