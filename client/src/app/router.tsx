import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Feature } from '../kit/defineFeature';
import { GuardedPage } from './GuardedPage';
import { Home } from './Home';
import { LostPage } from './LostPage';
import { RequireSession } from './RequireSession';
import { RouteFailure } from './RouteFailure';
import { Splash } from './Splash';

/** Every address of the portal; the features bring their own. */
export function createRouter(features: readonly Feature[]) {
  return createBrowserRouter(routesOf(features));
}

export function routesOf(features: readonly Feature[]): RouteObject[] {
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
          element: <RequireSession />,
          children: [
            { path: '/', element: <Home features={features} /> },
            {
              path: '/admin',
              lazy: async () => {
                const { Shell } = await import('./layout/Shell');
                return { element: <Shell features={features} /> };
              },
              children: [{ index: true, element: <Home features={features} /> }, ...pageRoutes(features), { path: '*', element: <LostPage /> }],
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
        const { default: Screen } = await page.load();
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
