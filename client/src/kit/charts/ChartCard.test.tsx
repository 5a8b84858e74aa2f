// @module-tag smoke
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/renderPage';
import { sightByHand } from '../../testing/sight';
import { ChartCard } from './ChartCard';
import type { ChartKind } from './chartData';
import { Comparison } from './Comparison';

let sight: ReturnType<typeof sightByHand>;
beforeEach(() => {
  sight = sightByHand();
});

const show = (kind: ChartKind = 'line', values: Array<number | null> = [4, 9, null]) =>
  renderPage(
    <ChartCard
      title="Orders"
      labelTitle="Day"
      kind={kind}
      data={{
        labels: ['Mon', 'Tue', 'Wed'],
        series: [
          { name: 'Now', values },
          ...(kind === 'donut' ? [] : [{ name: 'Before', values: [1, 2, 3], tone: 'faint' as const }]),
        ],
      }}
      formatValue={(value) => `${value} pc`}
      {...(kind === 'donut' && { linkOf: (index: number) => (index === 0 ? '/first' : undefined) })}
    />,
    { answer: () => ({ data: {} }) },
  );

describe('a chart', () => {
  it('describes its contents to screen readers', () => {
    show();
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Now: highest 9 pc (Tue), lowest 4 pc (Mon), rising. Before: highest 3 pc (Wed), lowest 1 pc (Mon), rising.',
    );
  });

  it('shows the parts of a whole with their shares, and links to the counted records', () => {
    show('donut', [1, 3, 0]);
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Mon: 1 pc (25%), Tue: 3 pc (75%), Wed: 0 pc (0%)',
    );
    expect(screen.getByRole('link', { name: /Mon/ }).getAttribute('href')).toBe('/first');
    expect(screen.queryByRole('link', { name: /Tue/ })).toBeNull();
  });

  it('shows an empty state when all values are zero', () => {
    show('donut', [0, 0, 0]);
    expect(screen.getByRole('img', { name: 'No data for this period.' })).toBeTruthy();
  });

  it('is a table on demand, with the same figures, and a chart again', async () => {
    show();
    const user = userEvent.setup();
    const toggle = screen.getByRole('button', { name: 'Show as table: Orders' });
    await user.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    const rows = screen
      .getAllByRole<HTMLTableRowElement>('row')
      .map(({ cells }) => [...cells].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Day', 'Now', 'Before'],
      ['Mon', '4 pc', '1 pc'],
      ['Tue', '9 pc', '2 pc'],
      ['Wed', '–', '3 pc'],
    ]);
    await user.click(toggle);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('waits with its drawing until it comes into sight', async () => {
    show();
    const frame = screen.getByRole('img');
    expect(frame.childElementCount).toBe(0);
    await sight.comeIntoSight();
    // The chart library is large and takes long to load.
    await waitFor(() => expect(frame.querySelector(':scope > :not(.chakra-skeleton)')).not.toBeNull());
  });
});

describe('a comparison', () => {
  const words = (now: number, before: number) => {
    renderPage(<Comparison now={now} before={before} formatValue={String} />, {
      answer: () => ({ data: {} }),
    });
    return document.body.textContent;
  };

  it.each([
    [15, 10, '+50%up 50% from 10 in the previous period'],
    [5, 10, '-50%down 50% from 10 in the previous period'],
    [7, 7, '0%same as in the previous period: 7'],
    [7, 0, 'nothing in the previous period'],
  ])('of %i with %i is shown in figures and in words', (now, before, text) => {
    expect(words(now, before)).toContain(text);
  });
});
