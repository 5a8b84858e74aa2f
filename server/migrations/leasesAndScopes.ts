import type { TableRenames } from './renames.ts';

/** Columns that the migration `leasesAndScopes` renames, from old to new. */
export const renamedColumns: readonly TableRenames[] = [
  { table: 'chat_block_mark', columns: { place_id: 'participant_id' } },
  { table: 'chat_screen', columns: { place: 'process_id' } },
  { table: 'inbox_line', columns: { place: 'scope' } },
  { table: 'job', columns: { held_until: 'leased_until' } },
  { table: 'webhook', columns: { held_until: 'leased_until' } },
];
