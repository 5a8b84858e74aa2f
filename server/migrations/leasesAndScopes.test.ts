import { expect, test } from 'vitest';
import { renamedColumns } from './leasesAndScopes.ts';
import { renameAndGoBack } from './testing/renamedRows.ts';

const rows: Record<string, Record<string, unknown>> = {
  chat_block_mark: {},
  chat_screen: { place: 'p1' },
  inbox_line: { place: '1:episode' },
  job: { held_until: 1_800_000_000_000 },
  webhook: { held_until: '2026-12-01T10:00:00.000Z' },
};

test('the migration renames the columns, keeps every row, and goes back', async () => {
  expect(renamedColumns.map(({ table }) => table)).toEqual(Object.keys(rows));
  const { renamed, expected, restored, former } = await renameAndGoBack(
    'leasesAndScopes',
    renamedColumns.map((renames) => ({ ...renames, row: rows[renames.table]! })),
  );
  expect(renamed).toEqual(expected);
  expect(restored).toEqual(former);
});
