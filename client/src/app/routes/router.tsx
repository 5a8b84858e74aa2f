import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { isInside } from './isInside';
import { lostPage } from './lazyLostPage';
import { RouteFailure } from './RouteFailure';
import { OutsideFrame } from '../OutsideFrame';
import { Splash } from '../Splash';

/** Every address of the portal. What is behind the sign-in is known when somebody first goes there. */
export function createRouter() {
  let isComplete = false;
  return createBrowserRouter(outsideRoutes, {
    async patchRoutesOnNavigation({ path, patch, signal }) {
      if (isComplete || !isInside(path)) return;
      const { portalRoutes } = await import('./portalRoutes');
      // Routes that a navigation brings which another has overtaken are not taken: that one brings them.
      if (isComplete || signal.aborted) return;
      isComplete = true;
      patch(outsideId, portalRoutes);
    },
  });
}

const outsideId = 'outside';

/** The pages for those who are not signed in. */
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
