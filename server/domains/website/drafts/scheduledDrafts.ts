import { findDraft } from '../../../kit/drafts/drafts.ts';
import { requesterOf } from '../../../kit/jobs/requester.ts';
import { alterRow } from '../../../kit/resource/recordedWrites.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import { updateRow, type StoredRow } from '../../../kit/write/rowWrites.ts';
import type { Content } from '../contents/content.entity.ts';
import { ContentDraft } from './contentDraft.entity.ts';
import { contentDrafts, draftOf } from './contentDrafts.ts';
import { publishDraftJob } from './publishDraftJob.ts';

/** Schedules the publication of the draft of a content, in the name of the viewer. Replaces an earlier schedule. */
export async function scheduleContentDraft(write: Write<Content>, at: Date): Promise<void> {
  const { context, transaction } = write;
  const stored = (await draftOf(write))!;
  await alterRow(write, context.reads.models.of(ContentDraft), stored, { publishAt: at });
  const data = { contentId: write.existing!.id, at: at.getTime(), requester: requesterOf(context) };
  await context.services.jobs.add(transaction, publishDraftJob, data, { after: at });
}

/** Cancels the scheduled publication of a draft. Its job finds the schedule changed, and does nothing. */
export async function unscheduleContentDraft(write: Write<Content>, stored: StoredRow): Promise<void> {
  await alterRow(write, write.context.reads.models.of(ContentDraft), stored, { publishAt: null });
}

/**
 * Bases the draft of a content on the version that the write makes. For a write that changes nothing which a draft contains, such
 * as the period on the website. A draft that is based on an older version stays so.
 */
export async function rebaseDraft(
  write: Pick<Write<Content>, 'transaction' | 'context'>,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const stored = await findDraft(write, contentDrafts, id);
  if (stored?.startedFrom !== version) return;
  const model = write.context.reads.models.of(ContentDraft);
  await updateRow(write.transaction, model, stored, { startedFrom: version + 1 });
}
