import { useMemo, type ReactNode } from 'react';
import { useSession, useViewedRole } from '../../apollo/session/SessionContext';
import { createCan, createCanAll, lookingOnly, type Can as CanFunction, type Rule } from './ability';

/**
 * Asks whether the viewer may do something: `can({ action: 'delete', subject: 'Invoice' })`. Whoever views the portal
 * as a role may look only.
 */
export const useCan = (): CanFunction => useRequested(createCan);

/** Asks the same of all that there is: whoever may do it to their own alone is told no. */
export const useCanAll = (): CanFunction => useRequested(createCanAll);

function useRequested(create: typeof createCan): CanFunction {
  const { viewer } = useSession();
  const isViewing = useViewedRole() !== undefined;
  return useMemo(() => {
    const can = create(viewer?.abilities ?? []);
    return isViewing ? lookingOnly(can) : can;
  }, [create, viewer, isViewing]);
}

/** Shows its children to those who may. */
export function Can({ action, subject, children }: Rule & { children: ReactNode }) {
  return useCan()({ action, subject }) ? children : null;
}
