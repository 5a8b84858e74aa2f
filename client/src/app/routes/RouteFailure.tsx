import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../../kit/feedback/ErrorState';
import { line } from '../../apollo/line';

/** Shown when the frame itself could not be loaded, such as after a server upgrade. Reloads when the server is back. */
export function RouteFailure() {
  useEffect(() => {
    void line.check();
    return line.subscribe(() => {
      if (line.isUp()) location.reload();
    });
  }, []);
  return <ErrorState error={useRouteError()} onRetry={() => location.reload()} />;
}
