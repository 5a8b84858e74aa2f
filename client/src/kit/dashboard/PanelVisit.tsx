import type { DocumentNode } from 'graphql';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';

const AskedContext = createContext<Set<DocumentNode>>(new Set());

/** One visit to the dashboard: what its panels ask the server for is asked once, whenever each of them comes. */
export function PanelVisit({ children }: { children: ReactNode }) {
  const [asked] = useState(() => new Set<DocumentNode>());
  return <AskedContext value={asked}>{children}</AskedContext>;
}

/**
 * Options of a query that several panels share. Those that come together share one request by themselves; one that
 * comes later, for its code was slow, takes what has been asked for during this visit.
 */
export function usePanelOptions({ document }: { document: DocumentNode }) {
  const asked = use(AskedContext);
  const [isFirst] = useState(() => !asked.has(document));
  useEffect(() => {
    asked.add(document);
  }, [asked, document]);
  return { fetchPolicy: isFirst ? 'cache-and-network' : 'cache-first' } as const;
}
