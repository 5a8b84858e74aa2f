import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../kit/feedback/ErrorState';

/** When a page could not even be loaded, such as after an upgrade of the server. */
export function RouteFailure() {
  return <ErrorState error={useRouteError()} onRetry={() => location.reload()} />;
}
