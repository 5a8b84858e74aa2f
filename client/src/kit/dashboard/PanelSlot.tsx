import { GridItem, Skeleton } from '@chakra-ui/react';
import { createElement, Suspense, useRef, type ComponentType } from 'react';
import { useSeen } from '../layout/useSeen';
import { lazyPart } from '../late/late';
import { ErrorBoundary } from '../feedback/ErrorBoundary';
import { ErrorState } from '../feedback/ErrorState';
import type { DashboardPanel, PanelSize, Span } from './panel';

const heights: Record<PanelSize, { base: string; md: string }> = {
  lead: { base: '18rem', md: '13rem' },
  statistic: { base: '9rem', md: '7.5rem' },
  half: { base: '22rem', md: '22rem' },
  whole: { base: '22rem', md: '22rem' },
};

/** Slot of a panel. Reserves its space, loads the panel when it is nearly in view, and catches its errors. */
export function PanelSlot({ panel, span }: { panel: DashboardPanel; span: Span }) {
  const height = panel.height ?? heights[panel.size];
  const container = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(container);
  const room = <Skeleton borderRadius="l3" minH={height} />;
  return (
    <GridItem ref={container} gridColumn={span} minW="0" minH={height} display="grid">
      <ErrorBoundary resetKey={panel.name}>
        <Suspense fallback={room}>{isSeen ? createElement(componentOf(panel)) : room}</Suspense>
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
