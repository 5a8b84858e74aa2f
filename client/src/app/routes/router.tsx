import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { isInside } from './isInside';
import { lostPage } from './lazyLostPage';
import { RouteFailure } from './RouteFailure';
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
