import { lazy, useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { line, useIsLineUp } from '../../apollo/line';
import { missingParts } from './missingParts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Component that is shown in place of one whose code could not be loaded. */
export type Failure = ComponentType<{ error: unknown; onRetry: () => void }>;

/** Loads a component. If loading fails, returns a placeholder, which loads the component again and then shows it. */
export async function loadOr<P extends object>(load: Load<P>, Failure?: Failure): Promise<ComponentType<P>> {
  try {
    return (await load()).default;
  } catch (error) {
    void line.check();
    return late(load, error, Failure);
  }
}

/**
 * Like React's `lazy`, but when loading fails, the rest of the page stays. A generic component stays generic. A placeholder is shown
 * instead of the component, which is loaded again once the server is reachable.
 */
export function lazyPart<Part extends (props: never) => ReactNode>(
  load: () => Promise<{ default: Part }>,
  Failure?: Failure,
): Part;
export function lazyPart<P extends object>(load: Load<P>, Failure?: Failure): ComponentType<P>;
export function lazyPart(load: () => Promise<{ default: unknown }>, Failure?: Failure): unknown {
  return lazy(async () => ({ default: await loadOr(load as Load<object>, Failure) }));
}

/** Milliseconds before another attempt, when loading failed although the server seems reachable. */
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
      // The first retry waits, because loading has just failed. Later mounts of the placeholder, and the return of the connection,
      // retry at once.
      pause.current = isUp && wasShown ? 0 : pauses.first;
      wasShown = true;
    }, [isUp]);
    useEffect(() => {
      if (!isUp || Loaded) return undefined;
      const timer = setTimeout(() => void retry(), pause.current);
      pause.current = Math.min(Math.max(pause.current * 2, pauses.first), pauses.atMost);
      return () => clearTimeout(timer);
    }, [isUp, failure, retry]);
    const sendsNoNotice = !Loaded && !Failure;
    useEffect(() => (sendsNoNotice ? missingParts.add() : undefined), [sendsNoNotice]);
    if (Loaded) return <Loaded {...props} />;
    return Failure ? <Failure error={failure.error} onRetry={() => void retry()} /> : null;
  };
}
