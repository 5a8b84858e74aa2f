import { useMemo, type ReactNode } from 'react';
import { useSession, useViewedRole } from '../../apollo/session/SessionContext';
import { createCan, lookingOnly, type Can as CanFunction, type Rule } from './ability';

/**
 * Asks whether the viewer may do something: `can({ action: 'delete', subject: 'Invoice' })`. Whoever views the portal
 * as a role may look only.
 */
export function useCan(): CanFunction {
  const { viewer } = useSession();
  const isViewing = useViewedRole() !== undefined;
  return useMemo(() => {
    const can = createCan(viewer?.abilities ?? []);
    return isViewing ? lookingOnly(can) : can;
  }, [viewer, isViewing]);
}

/** Shows its children to those who may. */
export function Can({ action, subject, children }: Rule & { children: ReactNode }) {
  return useCan()({ action, subject }) ? children : null;
}
