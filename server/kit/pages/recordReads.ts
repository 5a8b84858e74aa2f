import type { Database } from '../database/database.ts';
import { RecordingDatabase } from '../database/recordingDatabase.ts';
import type { RecordedPage } from './pageCache.ts';
import type { MovedPage, RenderedPage } from './publicPage.ts';

/**
 * Renders a page, and returns it with the names of the entities that were read for it. Only entities among `publicTypes` are named,
 * whose writes publish an event. Reads on another database than the given one are not recorded.
 */
export async function recordReads(
  database: Database,
  publicTypes: ReadonlySet<string>,
  render: (database: Database) => Promise<RenderedPage | MovedPage | undefined>,
): Promise<RecordedPage | MovedPage | undefined> {
  const recording = new RecordingDatabase(database);
  const page = await render(recording);
  if (!page || 'location' in page) return page;
  return { ...page, reads: [...recording.entities].filter((name) => publicTypes.has(name)) };
}
