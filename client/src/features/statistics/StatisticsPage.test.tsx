// @module-tag smoke
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, RequestedOperation } from '../../testing/answer';
import { renderPage } from '../../testing/renderPage';
import { sightByHand } from '../../testing/sight';
import { testViewer } from '../../testing/testSession';
import StatisticsPage from './StatisticsPage';

const saved = vi.hoisted(() => ({ files: [] as Array<{ name: string; blob: Blob }> }));
vi.mock('../../kit/data/files/saveExport', () => ({
  saveAs: (blob: Blob, name: string) => void saved.files.push({ name, blob }),
}));

const address = '/admin/date/statistics?period=2026-01-01..2026-01-02';

beforeEach(() => {
  saved.files.length = 0;
  sightByHand();
});

const series = (...points: number[]) => ({
  __typename: 'StatisticsSeries',
  total: points.reduce((sum, point) => sum + point, 0),
  before: 2,
  points,
  pointsBefore: [2, null],
});

const answer = ({ variables }: RequestedOperation): Answer => ({
  data: {
    statistics: {
      __typename: 'Statistics',
      from: variables['from'],
      to: variables['to'],
      beforeFrom: '2025-12-30',
      beforeTo: '2025-12-31',
      timeZone: 'Europe/Paris',
      unit: 'DAY',
      starts: ['2026-01-01', '2026-01-02'],
      ...(variables['withInvoices'] === true && {
        invoices: {
          __typename: 'InvoiceStatistics',
          issued: series(3, 1),
          byStatus: [{ __typename: 'InvoiceStatusSeries', status: 'PAID', series: series(3, 1) }],
          amounts: [{ __typename: 'InvoiceAmountSeries', currency: 'USD', series: series(12_345, 0) }],
          pastDue: series(0, 0),
        },
      }),
      ...(variables['withAudience'] === true && {
        audience: { __typename: 'AudienceStatistics', listeningTime: series(7_200_000, 3_600_000) },
      }),
      ...(variables['withUsers'] === true && {
        users: { __typename: 'UserStatistics', added: series(1, 1) },
      }),
    },
  },
});

const reader = (...subjects: string[]) => ({
  ...testViewer,
  abilities: subjects.map((subject) => ({
    __typename: 'AbilityRule' as const,
    action: 'read',
    subject,
    condition: null,
  })),
});

const show = (
  given: (requests: RequestedOperation) => Answer = answer,
  viewer = reader('Invoice', 'User'),
  at = address,
) => renderPage(<StatisticsPage />, { address: at, path: '/admin/date/statistics', viewer, answer: given });

describe('the statistics', () => {
  it('ask for what the viewer may read, and for nothing else', async () => {
    const { requests } = show(answer, reader('User'));
    await screen.findByRole('heading', { name: 'Users added' });
    expect(requests[0]?.variables).toEqual({
      from: '2026-01-01',
      to: '2026-01-02',
      withInvoices: false,
      withUsers: true,
      withEmployees: false,
      withAudience: false,
      withAccess: false,
    });
    expect(screen.queryByRole('heading', { name: 'Invoices issued' })).toBeNull();
  });

  it('draw no chart without data in either period, and name those charts after the others', async () => {
    show(({ variables }) => {
      const given = answer({ variables } as RequestedOperation) as { data: { statistics: object } };
      const nothing = { ...series(0, 0), before: 0, pointsBefore: [0, 0] };
      const { invoices } = given.data.statistics as { invoices: object };
      return {
        data: {
          statistics: {
            ...given.data.statistics,
            invoices: { ...invoices, issued: nothing, pastDue: nothing },
          },
        },
      };
    });
    await screen.findByRole('heading', { name: 'Users added' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Billed (USD)', 'Users added', 'No data for these days']);
    const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(names).toEqual(['Invoices issued', 'Invoices gone past due']);
  });

  it('show the listening time in hours', async () => {
    show(answer, reader('Audience'));
    await screen.findByRole('heading', { name: 'Hours listened' });
    expect(await screen.findByText('3')).toBeTruthy();
  });

  it.each([
    [{ to: 'min' }, 'This day is before the first one.'],
    [{ to: 'max' }, 'Choose two years at most.'],
    [{ from: 'min' }, 'Statistics begin in 1970. Choose a later day.'],
  ])('show problems at the day: %j', async (fields, text) => {
    show(() => ({ error: { code: 'BAD_USER_INPUT', fields } }));
    await screen.findByText(text);
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });

  it('show an error when they cannot be loaded, and retry', async () => {
    let isDown = true;
    show((requests) => (isDown ? { error: { code: 'INTERNAL_SERVER_ERROR' } } : answer(requests)));
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: 'Invoices issued' })).toBeTruthy();
  });

  it('show each figure beside that of the period before', async () => {
    show();
    await screen.findByText(/1 – 2 Jan 2026, compared with 30 – 31 Dec 2025/);
    await screen.findByText('$123');
    expect(screen.getAllByText('up 100% from 2 in the previous period').length).toBeGreaterThan(0);
  });

  it('keep their days in the address, and those before on the screen until the new ones are there', async () => {
    const { router, requests } = show();
    await screen.findByText(/1 – 2 Jan 2026/);
    await userEvent.click(screen.getByRole('button', { name: 'Last year' }));
    expect(router.state.location.search).toBe('?period=lastYear');
    await waitFor(() => expect(requests.at(-1)?.variables['from']).toMatch(/-01-01$/));
    expect(screen.getByRole('button', { name: 'Last year' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('heading', { name: 'Invoices issued' })).toBeTruthy();
  });

  it('become a file of days and figures', async () => {
    show();
    await screen.findByText('$123');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved.files).toHaveLength(1));
    const [file] = saved.files;
    expect(file!.name).toBe('statistics-2026-01-01-2026-01-02.csv');
    const lines = (await file!.blob.text()).replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toMatch(/^From,Invoices issued,"Invoices issued, previous period",Billed \(USD\),/);
    expect(lines[1]).toBe('2026-01-01,3,2,123.45,0.02,0,2,1,2');
    expect(lines[2]).toBe('2026-01-02,1,,0,,0,,1,');
  });
});

describe('the days that the statistics open on', () => {
  const plain = '/admin/date/statistics';
  const year = new Date().getUTCFullYear();
  /** Returns responses that have data only in the periods for which `has` is true. */
  const only =
    (has: (variables: RequestedOperation['variables']) => boolean, starts: string[] | null = null) =>
    (requests: RequestedOperation): Answer => {
      if (requests.name === 'NewestInvoices') {
        const byMonth = starts && { __typename: 'InvoiceMonths', starts };
        return {
          data: {
            overview: { __typename: 'Overview', invoices: { __typename: 'InvoiceOverview', byMonth } },
          },
        };
      }
      const data = structuredClone((answer(requests) as { data: object }).data) as {
        statistics: { users?: { added: object } };
      };
      const points = has(requests.variables) ? series(1, 1) : series(0, 0);
      data.statistics = {
        ...data.statistics,
        users: { __typename: 'UserStatistics', added: points } as never,
      };
      return { data } as Answer;
    };
  const usersOnly = reader('User');
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

  it('are the last 28 where there is anything in them', async () => {
    const { requests } = show(
      only(() => true),
      usersOnly,
      plain,
    );
    await screen.findByRole('heading', { name: 'Users added' });
    expect(pressed()).toEqual(['Last 28 days']);
    expect(requests).toHaveLength(1);
  });

  it('are those of last year, where there is nothing since', async () => {
    show(
      only(({ from }) => from === `${year - 1}-01-01`),
      usersOnly,
      plain,
    );
    await screen.findByRole('heading', { name: 'Users added' });
    expect(pressed()).toEqual(['Last year']);
  });

  it('are the months up to the newest invoice, for users who may read invoices', async () => {
    const starts = Array.from({ length: 12 }, (_, month) => `2020-${String(month + 1).padStart(2, '0')}-01`);
    const viewer = reader('Invoice', 'User');
    const { requests } = show(
      (request) => {
        const given = only(({ from }) => from === '2020-01-01', starts)(request) as {
          data: { statistics?: { invoices?: object } };
        };
        if (given.data.statistics) {
          given.data.statistics.invoices = {
            __typename: 'InvoiceStatistics',
            issued: series(0, 0),
            byStatus: [],
            amounts: [],
            pastDue: series(0, 0),
          };
        }
        return given as Answer;
      },
      viewer,
      plain,
    );
    await screen.findByRole('heading', { name: 'Users added' });
    expect(requests.at(-1)?.variables).toMatchObject({ from: '2020-01-01', to: '2020-12-31' });
  });

  it('are the last 28 where there is nothing at all', async () => {
    show(
      only(() => false),
      usersOnly,
      plain,
    );
    await screen.findByRole('heading', { name: 'Users added' });
    expect(pressed()).toEqual(['Last 28 days']);
  });

  it('are the days of the address, with or without data', async () => {
    const { requests } = show(
      only(() => false),
      usersOnly,
    );
    await screen.findByRole('heading', { name: 'Users added' });
    expect(requests.map(({ variables }) => variables['from'])).toEqual(['2026-01-01']);
  });
});
