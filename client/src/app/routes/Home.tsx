import { Navigate } from 'react-router-dom';
import type { Can } from '../../kit/access/ability';
import { useCan } from '../../kit/access/useCan';
import { type Feature, menuOf } from '../../kit/defineFeature';

/** Redirects to the first menu entry that the viewer may see, or else to the access page. */
export function Home({ features }: { features: readonly Feature[] }) {
  return <Navigate to={homeOf(features, useCan())} replace />;
}

/** Landing page of people whose role gives access to no other page. */
const lastResort = '/admin/access';

/** Returns the path of the first menu entry that the viewer may see, or else of the access page. */
export function homeOf(features: readonly Feature[], can: Can): string {
  return menuOf(features, can)[0]?.entries[0]?.to ?? lastResort;
}
