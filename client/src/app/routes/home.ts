import type { Can } from '../../kit/access/ability';
import { menuOf, type Feature } from '../../kit/defineFeature';

/** Where someone lands whose role opens no screen. */
const lastResort = '/admin/access';

/** The first page of the menu that someone may see. */
export function homeOf(features: readonly Feature[], can: Can): string {
  return menuOf(features, can)[0]?.entries[0]?.to ?? lastResort;
}
