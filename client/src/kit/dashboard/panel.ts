import type { ComponentType } from 'react';
import type { Rule } from '../access/ability';

/**
 * Width of a panel on wide screens. `statistic` takes a quarter of a row, `half` half a row, `whole` and `lead` a row.
 * Lead panels come first. `spansOf` widens panels to fill a row, and puts a single statistic beside a single lead panel.
 */
export type PanelSize = 'lead' | 'statistic' | 'half' | 'whole';

/** A dashboard panel of a feature. */
export interface DashboardPanel {
  name: string;
  /** Permission to see the panel. */
  rule: Rule;
  size: PanelSize;
  load: () => Promise<{ default: ComponentType }>;
  /** Minimum height, also while loading: on phones, and on larger screens. Defaults to that of its size. */
  height?: { base: string; md: string };
}

/** Maximum number of panels per row by size, from narrow to wide screens. */
const perRow: Record<PanelSize, { base: number; lg: number; xl: number }> = {
  lead: { base: 1, lg: 1, xl: 1 },
  statistic: { base: 2, lg: 2, xl: 4 },
  half: { base: 1, lg: 2, xl: 2 },
  whole: { base: 1, lg: 1, xl: 1 },
};

export type Span = Record<'base' | 'lg' | 'xl', string>;

/**
 * Widths when there is one lead panel and one statistic. The statistic is placed beside the lead panel, because a row with a single statistic
 * would be mostly empty.
 */
const besideLead: Partial<Record<PanelSize, Span>> = {
  lead: { base: 'span 12', lg: 'span 8', xl: 'span 9' },
  statistic: { base: 'span 12', lg: 'span 4', xl: 'span 3' },
};

/**
 * Returns the span of each panel in a grid of 12 columns. Rows of one size are always full, for any subset of panels.
 */
export function spansOf(panels: readonly DashboardPanel[]): ReadonlyMap<string, Span> {
  const [leads, smallPanels] = (['lead', 'statistic'] as const).map((panelSize) =>
    panels.filter(({ size }) => size === panelSize),
  );
  const isPaired = leads!.length === 1 && smallPanels!.length === 1;
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

/** Returns the number of panels in the row of the nth panel. Rows are as even as possible, fuller ones first. */
function besides(index: number, count: number, perRow: number): number {
  const rows = Math.ceil(count / perRow);
  const [few, fuller] = [Math.floor(count / rows), count % rows];
  return index < fuller * (few + 1) ? few + 1 : few;
}

const order: readonly PanelSize[] = ['lead', 'statistic', 'half', 'whole'];

/** Sorts panels by size: `lead`, `statistic`, `half`, `whole`. Panels of one size stay in the order of the features. */
export const panelsInOrder = (panels: readonly DashboardPanel[]) =>
  panels.toSorted((a, b) => order.indexOf(a.size) - order.indexOf(b.size));
