import type { MediumDetailFragment, MediumRowFragment } from './medium.generated';

/** What the rows of every kind of media have. */
export type MediumRow = Omit<MediumRowFragment, '__typename'>;

/** What a medium of every kind has on its own screen. */
export type MediumDetail = MediumRow & Omit<MediumDetailFragment, '__typename'>;
