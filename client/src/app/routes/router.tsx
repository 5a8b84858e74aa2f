import { useEffect } from 'react';
import { createBrowserRouter, type RouteObject, useRouteError } from 'react-router-dom';
import { line } from '../../apollo/line';
import { ErrorState } from '../../kit/feedback/ErrorState';
import { isInside } from './isInside';
import { lostPage } from './lazyLostPage';
import { OutsideFrame } from '../OutsideFrame';
import { Splash } from '../Splash';

/** Creates the router. Routes behind the sign-in are loaded on the first navigation to one of them. */
export function createRouter() {
  let isComplete = false;
  return createBrowserRouter(outsideRoutes, {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      if (isComplete || !isInside(path)) return;
      const { portalRoutes } = await import('./portalRoutes');
      // The router discards the routes of an aborted navigation; the navigation that replaced it adds them again.
      if (isComplete || signal.aborted) return;
      isComplete = true;
      patch(outsideId, portalRoutes);
    },
  });
}

const outsideId = 'outside';

/** Shown when the frame itself could not be loaded, such as after a server upgrade. Reloads when the server is back. */
function RouteFailure() {
  useEffect(() => {
    void line.check();
    return line.subscribe(() => {
      if (line.isUp()) location.reload();
    });
  }, []);
  return <ErrorState error={useRouteError()} onRetry={() => location.reload()} />;
}

/** Routes that need no sign-in. */
const outsideRoutes: RouteObject[] = [
  {
    id: outsideId,
    hydrateFallbackElement: <Splash />,
    errorElement: <RouteFailure />,
    children: [
      {
        Component: OutsideFrame,
        children: [
          {
            path: '/sign-in',
            lazy: async () => ({
              Component: (await import('../../features/accounts/signIn/SignInPage')).default,
            }),
          },
          {
            path: '/accept-invitation',
            lazy: async () => ({
              Component: (await import('../../features/accounts/signIn/AcceptInvitationPage')).default,
            }),
          },
          {
            path: '/forgot-password',
            lazy: async () => ({
              Component: (await import('../../features/accounts/signIn/ForgotPasswordPage')).default,
            }),
          },
          {
            path: '/reset-password',
            lazy: async () => ({
              Component: (await import('../../features/accounts/signIn/ResetPasswordPage')).default,
            }),
          },
          {
            path: '/guest',
            lazy: async () => ({
              Component: (await import('../../features/broadcasting/waitingRoom/GuestPage')).default,
            }),
          },
        ],
      },
      { path: '*', lazy: lostPage },
    ],
  },
];
