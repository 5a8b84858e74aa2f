import { query } from '../../../kit/query/query.ts';
import { alterRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { updateRow } from '../../../kit/write/rowWrites.ts';
import type { StoredDesign } from '../design/websiteDesign.ts';
import { WebsiteDraft } from '../design/websiteDraft.entity.ts';
import { Website } from '../settings/website.entity.ts';
import { SectionKind, type Section } from './section.ts';

const websiteWithDraft = query('website.websiteWithDraft', (db) =>
  db
    .selectFrom('Website as website')
    .leftJoin('WebsiteDraft as draft', 'draft.website', 'website.id')
    .select(['website.id', 'draft.id as draft']),
);

const kindsOfTopics: readonly string[] = [SectionKind.NEWS, SectionKind.BLOG];

/**
 * Makes the sections of a topic show another, when the two are merged. These are the sections of the home page, of its draft, and of the
 * former design that can be taken back.
 */
export async function moveSectionTopic(
  writing: Writing,
  { from, into }: { from: number; into: number },
): Promise<void> {
  const found = await websiteWithDraft.first(writing);
  if (!found) return;
  const shows = ({ kind, recordId }: Section) => kindsOfTopics.includes(kind) && recordId === String(from);
  const moved = (sections: readonly Section[]) =>
    sections.map((section) => (shows(section) ? { ...section, recordId: String(into) } : section));
  const { models } = writing.context.reads;
  const website = (await findStoredRows(writing, models.of(Website), [found.id])).get(found.id)!;
  const version = Number(website['version']);
  const sections = website['sections'] as Section[];
  const formerDesign = website['formerDesign'] as Partial<StoredDesign> | null;
  const isFormerChanged = formerDesign?.sections?.some(shows) ?? false;
  const isChanged = isFormerChanged || sections.some(shows);
  if (isChanged)
    await alterRow(writing, models.of(Website), website, {
      sections: moved(sections),
      ...(isFormerChanged && { formerDesign: { ...formerDesign, sections: moved(formerDesign!.sections!) } }),
    });
  if (found.draft === null) return;
  const draft = (await findStoredRows(writing, models.of(WebsiteDraft), [found.draft])).get(found.draft)!;
  const fields = draft['fields'] as Partial<StoredDesign>;
  const isDraftChanged = fields.sections?.some(shows) ?? false;
  // A draft that is based on the current version of the website stays publishable.
  const isCurrent = isChanged && draft['startedFrom'] === version;
  if (!isDraftChanged && !isCurrent) return;
  await updateRow(writing.transaction, models.of(WebsiteDraft), draft, {
    ...(isDraftChanged && { fields: { ...fields, sections: moved(fields.sections!) } }),
    ...(isCurrent && { startedFrom: version + 1 }),
  });
}
