import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../testing/renderPage';
import { testViewer } from '../../../testing/testSession';
import ClockWeekPage from './ClockWeekPage';

const clock = { __typename: 'Clock' as const, id: '4', name: 'Day', colour: '#2563eb' };
const hour = (weekday: number, at: number) => ({
  __typename: 'ClockHour' as const,
  id: `${weekday}${at}`,
  weekday,
  hour: at,
  clock,
});

function show(...actions: string[]) {
  const abilities = ['read', ...actions].map((action) => ({ action, subject: 'Clock' }));
  return renderPage(<ClockWeekPage />, {
    viewer: { ...testViewer, abilities } as typeof testViewer,
    answer: ({ name }) => {
      if (name === 'ClockWeek') return { data: { clockWeek: [hour(1, 6)] } };
      if (name === 'SetClockHours') return { data: { setClockHours: [hour(1, 6), hour(2, 0), hour(2, 1)] } };
      if (name !== 'ClockSuggestions') return { error: { code: 'FORBIDDEN' } };
      return {
        data: { clocks: { __typename: 'ClockPage', items: [clock], totalItems: 1, totalIsExact: true } },
      };
    },
  });
}

describe('the week of clocks', () => {
  it('shows the clock of each hour, and is read-only without the permission', async () => {
    const { requests } = show();
    const cell = await screen.findByRole('gridcell', { name: 'Monday 06:00: Day' });
    fireEvent.keyDown(cell, { key: 'Enter' });
    expect(requests.some(({ name }) => name === 'SetClockHours')).toBe(false);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('is painted by keyboard: Shift with arrows chooses hours, Enter lays the clock on them', async () => {
    const { requests } = show('update');
    const first = await screen.findByRole('gridcell', { name: 'Tuesday 00:00: no clock' });
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'SetClockHours')?.variables).toEqual({
        clockId: '4',
        hours: [
          { weekday: 2, hour: 0 },
          { weekday: 2, hour: 1 },
        ],
      }),
    );
    expect(await screen.findByRole('gridcell', { name: 'Tuesday 01:00: Day' })).toBeTruthy();
  });

  it.each([
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const)('leads to the next day by the arrow that points there: %s', async (direction, key) => {
    vi.spyOn(i18next, 'dir').mockReturnValue(direction);
    show();
    const tuesday = await screen.findByRole('gridcell', { name: 'Tuesday 00:00: no clock' });
    tuesday.focus();
    fireEvent.keyDown(tuesday, { key });
    expect(document.activeElement?.getAttribute('aria-label') ?? '').toContain('Wednesday');
  });

  it('takes away with Delete what lies on an hour', async () => {
    const { requests } = show('update');
    const cell = await screen.findByRole('gridcell', { name: 'Monday 06:00: Day' });
    cell.focus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() =>
      expect(requests.find(({ name }) => name === 'SetClockHours')?.variables).toEqual({
        clockId: null,
        hours: [{ weekday: 1, hour: 6 }],
      }),
    );
  });
});
