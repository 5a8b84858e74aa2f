import { createContext, useContext } from 'react';
import { useCan } from '../access/useCan';
import { panelsInOrder, type DashboardPanel } from './panel';

const DashboardPanelsContext = createContext<readonly DashboardPanel[]>([]);

/** Makes the panels of all features known to the dashboard. */
export const DashboardPanels = DashboardPanelsContext;

/** The panels that the viewer may see, in their order. */
export function useDashboardPanels(): readonly DashboardPanel[] {
  const can = useCan();
  return panelsInOrder(useContext(DashboardPanelsContext).filter(({ rule }) => can(rule)));
}
