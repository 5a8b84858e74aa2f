import { lazy, useCallback, useEffect, useState, type ComponentType } from 'react';
import { line, useIsLineUp } from '../../apollo/line';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** What stands in the place of something that could not be loaded. */
export type Failure = ComponentType<{ error: unknown; onRetry: () => void }>;

/** What loads, or else what says why it could not, and becomes it as soon as it can. */
export async function loadOr<P extends object>(load: Load<P>, Failure?: Failure): Promise<ComponentType<P>> {
  try {
    return (await load()).default;
  } catch (error) {
    void line.check();
    return late(load, error, Failure);
  }
}

/**
 * Like React's `lazy`, for what may be missing for a while: what could not be loaded takes nothing else with it, and
 * comes by itself once the server can be reached again.
 */
export const lazyPart = <P extends object>(load: Load<P>, Failure?: Failure): ComponentType<P> =>
  lazy(async () => ({ default: await loadOr(load, Failure) })) as unknown as ComponentType<P>;

function late<P extends object>(load: Load<P>, first: unknown, Failure?: Failure): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let wasShown = false;
  return function Late(props: P) {
    const [error, setError] = useState(first);
    const [, redraw] = useState(false);
    const isUp = useIsLineUp();
    const retry = useCallback(async () => {
      try {
        Loaded ??= (await load()).default;
        redraw(true);
      } catch (next) {
        setError(next);
        void line.check();
      }
    }, []);
    useEffect(() => {
      // The first failure has just been; whoever comes back to it later, or has the line again, asks anew.
      if (isUp && wasShown) void retry();
      wasShown = true;
    }, [isUp, retry]);
    if (Loaded) return <Loaded {...props} />;
    return Failure ? <Failure error={error} onRetry={() => void retry()} /> : null;
  };
}
