import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Feature } from '../kit/defineFeature';
import { LostPage } from './LostPage';
import { RequireSession } from './RequireSession';
import { RouteFailure } from './RouteFailure';
import { Splash } from './Splash';

/** Every address of the portal; the features bring their own. */
export function createRouter(features: readonly Feature[]) {
  return createBrowserRouter(routesOf(features));
}

/** The routes themselves; what only signed-in people need is loaded when they are. */
export function routesOf(features: readonly Feature[]): RouteObject[] {
  const home = async () => {
    const { Home } = await import('./Home');
    return { element: <Home features={features} /> };
  };
  return [
    {
      hydrateFallbackElement: <Splash />,
      errorElement: <RouteFailure />,
      children: [
        {
          path: '/sign-in',
          lazy: async () => ({ Component: (await import('../features/accounts/SignInPage')).default }),
        },
        {
          path: '/accept-invitation',
          lazy: async () => ({
            Component: (await import('../features/accounts/AcceptInvitationPage')).default,
          }),
        },
        {
          path: '/forgot-password',
          lazy: async () => ({
            Component: (await import('../features/accounts/ForgotPasswordPage')).default,
          }),
        },
        {
          path: '/reset-password',
          lazy: async () => ({ Component: (await import('../features/accounts/ResetPasswordPage')).default }),
        },
        {
          element: <RequireSession />,
          children: [
            { path: '/', lazy: home },
            {
              path: '/admin',
              lazy: async () => {
                const { Shell } = await import('./layout/Shell');
                return { element: <Shell features={features} /> };
              },
              children: [
                { index: true, lazy: home },
                ...pageRoutes(features),
                { path: '*', element: <LostPage /> },
              ],
            },
          ],
        },
        { path: '*', element: <LostPage /> },
      ],
    },
  ];
}

function pageRoutes(features: readonly Feature[]): RouteObject[] {
  return features.flatMap(({ pages }) =>
    pages.map((page) => ({
      path: page.path,
      lazy: async () => {
        const [{ GuardedPage }, { default: Screen }] = await Promise.all([
          import('./GuardedPage'),
          page.load(),
        ]);
        return {
          element: (
            <GuardedPage page={page} features={features}>
              <Screen />
            </GuardedPage>
          ),
        };
      },
    })),
  );
}
