import { useMemo, type ReactNode } from 'react';
import { useSession } from '../../apollo/SessionContext';
import { createCan, type Can as CanFunction, type Rule } from './ability';

/** Asks whether the viewer may do something: `can({ action: 'delete', subject: 'Invoice' })`. */
export function useCan(): CanFunction {
  const { viewer } = useSession();
  return useMemo(() => createCan(viewer?.abilities ?? []), [viewer]);
}

/** Shows its children to those who may. */
export function Can({ action, subject, children }: Rule & { children: ReactNode }) {
  return useCan()({ action, subject }) ? children : null;
}
