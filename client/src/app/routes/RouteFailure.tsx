import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../../kit/feedback/ErrorState';
import { line } from '../../apollo/line';

/** When not even the frame could be loaded, such as after an upgrade of the server: once that is there, all starts over. */
export function RouteFailure() {
  useEffect(() => {
    void line.check();
    return line.subscribe(() => {
      if (line.isUp()) location.reload();
    });
  }, []);
  return <ErrorState error={useRouteError()} onRetry={() => location.reload()} />;
}
