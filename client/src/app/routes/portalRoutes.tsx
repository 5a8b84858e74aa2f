import { Navigate, useParams, type RouteObject } from 'react-router-dom';
import { features } from '../../features/index';
import { PaletteHost } from '../../features/portal/palette/PaletteHost';
import { contentBinPath, contentPaths } from '../../features/website/paths';
import type { Page } from '../../kit/defineFeature';
import { loadOr } from '../../kit/late/late';
import { Pages } from '../../kit/pages/Pages';
import { GuardedPage } from './GuardedPage';
import { Home } from './Home';
import { frame } from '../layout/commands/commands';
import { Shell } from '../layout/Shell';
import { loadLostPage } from './lazyLostPage';
import { PageFailure } from './PageFailure';
import { RequireSession } from './RequireSession';

/** All features, and the frame, which has commands for the palette. */
const known = [...features, frame];

/** Routes behind the sign-in: the frame and the pages of all features. */
export const portalRoutes: RouteObject[] = [
  {
    element: <RequireSession />,
    children: [
      { path: '/', element: <Home features={features} /> },
      {
        path: '/admin',
        element: (
          <Pages value={known}>
            <Shell features={features} />
            <PaletteHost />
          </Pages>
        ),
        children: [
          { index: true, element: <Home features={features} /> },
          ...features.flatMap(({ pages }) => pages.map(routeOf)),
          { path: 'blog/*', element: <FormerBlog /> },
          { path: '*', lazy: async () => ({ Component: await loadOr(loadLostPage, PageFailure) }) },
        ],
      },
    ],
  },
];

function routeOf(page: Page): RouteObject {
  return {
    path: page.path,
    lazy: async () => {
      const Screen = await loadOr(page.load, PageFailure);
      return {
        element: (
          <GuardedPage page={page} features={features}>
            <Screen />
          </GuardedPage>
        ),
      };
    },
  };
}

/** Redirects the addresses that the blog had before it became part of the website. */
function FormerBlog() {
  const [part = ''] = (useParams()['*'] ?? '').split('/');
  return <Navigate to={part === 'bin' ? contentBinPath : `${contentPaths('BLOG').list}/${part}`} replace />;
}
