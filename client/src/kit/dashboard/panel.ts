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

const order: readonly PanelSize[] = ['lead', 'figure', 'half', 'whole'];

/** The panels that someone sees: what leads, figures, then what takes more room; else in the order of the features. */
export const panelsInOrder = (panels: readonly DashboardPanel[]) =>
  panels.toSorted((a, b) => order.indexOf(a.size) - order.indexOf(b.size));
