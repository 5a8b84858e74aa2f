import { rebaseDraft, unscheduleDraft, type StoredDraft } from '../../../kit/drafts/drafts.ts';
import { scheduleDraft } from '../../../kit/drafts/scheduledDrafts.ts';
import type { Writing } from '../../../kit/resource/recordedWrites.ts';
import type { Write } from '../../../kit/resource/writes.ts';
import type { Content } from '../contents/content.entity.ts';
import { contentDrafts, draftOf } from './contentDrafts.ts';
import { publishDraftJob } from './publishDraftJob.ts';

/** Schedules the publication of the draft of a content, in the name of the viewer. Replaces an earlier schedule. */
export async function scheduleContentDraft(write: Write<Content>, at: Date): Promise<void> {
  const stored = (await draftOf(write))!;
  const record = write.existing!.id;
  await scheduleDraft(write, contentDrafts, stored, { job: publishDraftJob, record, at });
}

/** Cancels the scheduled publication of a draft. */
export const unscheduleContentDraft = (write: Write<Content>, stored: StoredDraft): Promise<void> =>
  unscheduleDraft(write, contentDrafts, stored);

/** Bases the draft of a content on the new version that a write makes. The write must not change anything that a draft contains. */
export const rebaseContentDraft = (
  writing: Writing,
  content: { id: number; version: number },
): Promise<void> => rebaseDraft(writing, contentDrafts, content);
