import type { Can } from '../../kit/access/ability';
import { menuOf, type Feature } from '../../kit/defineFeature';

/** Landing page of people whose role gives access to no other page. */
const lastResort = '/admin/access';

/** Returns the path of the first menu entry that the viewer may see, or else of the access page. */
export function homeOf(features: readonly Feature[], can: Can): string {
  return menuOf(features, can)[0]?.entries[0]?.to ?? lastResort;
}
