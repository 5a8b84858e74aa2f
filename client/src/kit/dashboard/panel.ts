import type { ComponentType } from 'react';
import type { Rule } from '../access/ability';

/** How much room a panel takes: a quarter of a row for a figure, half of one, or all of it; what leads has all of the first. */
export type PanelSize = 'lead' | 'figure' | 'half' | 'whole';

/** A part of the dashboard that a feature brings. */
export interface DashboardPanel {
  name: string;
  /** Who sees it. */
  rule: Rule;
  size: PanelSize;
  load: () => Promise<{ default: ComponentType }>;
  /** The room that is kept while it loads, on a telephone and on larger screens, where it differs from its size's. */
  height?: { base: string; md: string };
}

/** How many of a size stand beside each other, on narrow screens and wide ones. */
const perRow: Record<PanelSize, { base: number; lg: number; xl: number }> = {
  lead: { base: 1, lg: 1, xl: 1 },
  figure: { base: 2, lg: 2, xl: 4 },
  half: { base: 1, lg: 2, xl: 2 },
  whole: { base: 1, lg: 1, xl: 1 },
};

export type Span = Record<'base' | 'lg' | 'xl', string>;

/** One figure alone stands beside what leads: a row of its own would be a number and a long way of nothing. */
const besideLead: Partial<Record<PanelSize, Span>> = {
  lead: { base: 'span 12', lg: 'span 8', xl: 'span 9' },
  figure: { base: 'span 12', lg: 'span 4', xl: 'span 3' },
};

/** The columns of each panel, of twelve: rows of one size are filled to their end, whichever of its panels somebody sees. */
export function spansOf(panels: readonly DashboardPanel[]): ReadonlyMap<string, Span> {
  const [leads, figures] = (['lead', 'figure'] as const).map((one) =>
    panels.filter(({ size }) => size === one),
  );
  const isPaired = leads!.length === 1 && figures!.length === 1;
  return new Map(
    panels.map((panel) => {
      const paired = isPaired ? besideLead[panel.size] : undefined;
      if (paired) return [panel.name, paired];
      const same = panels.filter(({ size }) => size === panel.size);
      const span = (width: keyof Span) =>
        `span ${12 / besides(same.indexOf(panel), same.length, perRow[panel.size][width])}`;
      return [panel.name, { base: span('base'), lg: span('lg'), xl: span('xl') }];
    }),
  );
}

/** How many stand in the row of the nth: rows are as even as can be, fuller ones first. */
function besides(place: number, count: number, most: number): number {
  const rows = Math.ceil(count / most);
  const [few, fuller] = [Math.floor(count / rows), count % rows];
  return place < fuller * (few + 1) ? few + 1 : few;
}

const order: readonly PanelSize[] = ['lead', 'figure', 'half', 'whole'];

/** The panels that someone sees: what leads, figures, then what takes more room; else in the order of the features. */
export const panelsInOrder = (panels: readonly DashboardPanel[]) =>
  panels.toSorted((a, b) => order.indexOf(a.size) - order.indexOf(b.size));
