import { GridItem, Skeleton } from '@chakra-ui/react';
import { createElement, Suspense, type ComponentType } from 'react';
import { lazyPart } from '../late/late';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { ErrorState } from '../feedback/ErrorState';
import type { DashboardPanel, PanelSize } from './panel';

const columns: Record<PanelSize, { base: string; lg?: string; xl?: string }> = {
  lead: { base: 'span 12' },
  figure: { base: 'span 6', xl: 'span 3' },
  half: { base: 'span 12', lg: 'span 6' },
  whole: { base: 'span 12' },
};

const heights: Record<PanelSize, { base: string; md: string }> = {
  lead: { base: '18rem', md: '13rem' },
  figure: { base: '9rem', md: '7.5rem' },
  half: { base: '22rem', md: '22rem' },
  whole: { base: '22rem', md: '22rem' },
};

/** A place of the dashboard: it keeps its room while its panel loads, and holds what goes wrong in it. */
export function PanelSlot({ panel }: { panel: DashboardPanel }) {
  const height = panel.height ?? heights[panel.size];
  return (
    <GridItem gridColumn={columns[panel.size]} minW="0" minH={height} display="grid">
      <ErrorBoundary resetKey={panel.name}>
        <Suspense fallback={<Skeleton borderRadius="l3" minH={height} />}>
          {createElement(componentOf(panel))}
        </Suspense>
      </ErrorBoundary>
    </GridItem>
  );
}

const components = new WeakMap<DashboardPanel, ComponentType>();

function componentOf(panel: DashboardPanel) {
  const known = components.get(panel) ?? lazyPart(panel.load, ErrorState);
  components.set(panel, known);
  return known;
}
