import type { MediumDetailFragment, MediumRowFragment } from './medium.generated';

/** Fields that list rows of all media kinds share. */
export type MediumRow = Omit<MediumRowFragment, '__typename'>;

/** Fields that detail pages of all media kinds share. */
export type MediumDetail = MediumRow & Omit<MediumDetailFragment, '__typename'>;
