import { lazy, useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { line, useIsLineUp } from '../../apollo/line';
import { missingParts } from './missingParts';

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

/** After a failure with the line up: the line may have come back before anybody listened. */
const pauses = { first: 1_000, atMost: 15_000 };

function late<P extends object>(load: Load<P>, first: unknown, Failure?: Failure): ComponentType<P> {
  let Loaded: ComponentType<P> | undefined;
  let wasShown = false;
  return function Late(props: P) {
    const [failure, setFailure] = useState({ error: first });
    const [, redraw] = useState(false);
    const isUp = useIsLineUp();
    const pause = useRef(0);
    const retry = useCallback(async () => {
      try {
        Loaded ??= (await load()).default;
        redraw(true);
      } catch (next) {
        setFailure({ error: next });
        void line.check();
      }
    }, []);
    useEffect(() => {
      // The first failure has just been; whoever comes back to it later, or has the line again, asks at once.
      pause.current = isUp && wasShown ? 0 : pauses.first;
      wasShown = true;
    }, [isUp]);
    useEffect(() => {
      if (!isUp || Loaded) return undefined;
      const timer = setTimeout(() => void retry(), pause.current);
      pause.current = Math.min(Math.max(pause.current * 2, pauses.first), pauses.atMost);
      return () => clearTimeout(timer);
    }, [isUp, failure, retry]);
    const isUntold = !Loaded && !Failure;
    useEffect(() => (isUntold ? missingParts.add() : undefined), [isUntold]);
    if (Loaded) return <Loaded {...props} />;
    return Failure ? <Failure error={failure.error} onRetry={() => void retry()} /> : null;
  };
}
