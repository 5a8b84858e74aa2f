import { Navigate } from 'react-router-dom';
import { useCan } from '../../kit/access/useCan';
import type { Feature } from '../../kit/defineFeature';
import { homeOf } from './home';

/** Redirects to the first menu entry that the viewer may see, or else to the access page. */
export function Home({ features }: { features: readonly Feature[] }) {
  return <Navigate to={homeOf(features, useCan())} replace />;
}
