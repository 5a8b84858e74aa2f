import { createContext, useContext } from 'react';
import { useCan } from '../access/useCan';
import { panelsInOrder, type DashboardPanel } from './panel';

const DashboardPanelsContext = createContext<readonly DashboardPanel[]>([]);

/** Provides the dashboard panels of all features. */
export const DashboardPanels = DashboardPanelsContext;

/** Returns the panels that the viewer may see, in display order. */
export function useDashboardPanels(): readonly DashboardPanel[] {
  const can = useCan();
  return panelsInOrder(useContext(DashboardPanelsContext).filter(({ rule }) => can(rule)));
}
