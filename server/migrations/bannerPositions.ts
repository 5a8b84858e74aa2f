import type { TableRenames } from './renames.ts';

/** Column that the migration `bannerPositions` renames. */
export const bannerRenames: TableRenames = { table: 'banner', columns: { place: 'position' } };
