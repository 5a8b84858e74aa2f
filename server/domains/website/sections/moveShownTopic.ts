import { query } from '../../../kit/query/query.ts';
import { alterRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import { findStoredRows } from '../../../kit/resource/storedRows.ts';
import { updateRow } from '../../../kit/write/rowWrites.ts';
import type { StoredDesign } from '../design/websiteDesign.ts';
import { WebsiteDraft } from '../design/websiteDraft.entity.ts';
import type { MenuItem } from '../menus/menuItem.ts';
import { MenuRecordType } from '../menus/menuRecord.ts';
import { storedEntries } from '../menus/menuValues.ts';
import { Website } from '../settings/website.entity.ts';
import { SectionKind, type Section } from './section.ts';

const findWebsiteWithDraft = query('website.findWebsiteWithDraft', (db) =>
  db
    .selectFrom('Website as website')
    .leftJoin('WebsiteDraft as draft', 'draft.website', 'website.id')
    .select(['website.id', 'draft.id as draft']),
);

const kindsOfTopics: readonly string[] = [SectionKind.NEWS, SectionKind.BLOG];

/** Parts of a design that lead to topics. */
type TopicParts = Pick<StoredDesign, 'sections' | 'menu' | 'footerMenu'>;

/** Returns the parts that show a topic, with another topic in its place. Undefined when no part shows it. */
function movedParts(
  { sections, menu, footerMenu }: Partial<TopicParts>,
  { from, into }: { from: number; into: number },
): Partial<TopicParts> | undefined {
  const isShown = ({ kind, recordId }: Section) => kindsOfTopics.includes(kind) && recordId === String(from);
  const leads = ({ record }: MenuItem) => record?.type === MenuRecordType.TOPIC && record.recordId === from;
  const movedMenu = (items: readonly MenuItem[]): MenuItem[] =>
    items.map((item) => ({
      ...item,
      ...(leads(item) && { record: { type: MenuRecordType.TOPIC, recordId: into } }),
      ...(item.children && { children: movedMenu(item.children) }),
    }));
  const parts: Partial<TopicParts> = {
    ...(sections?.some(isShown) && {
      sections: sections.map((section) =>
        isShown(section) ? { ...section, recordId: String(into) } : section,
      ),
    }),
    ...(menu && storedEntries(menu).some(leads) && { menu: movedMenu(menu) }),
    ...(footerMenu && storedEntries(footerMenu).some(leads) && { footerMenu: movedMenu(footerMenu) }),
  };
  return Object.keys(parts).length > 0 ? parts : undefined;
}

/**
 * Makes the sections and menus of a topic lead to another, when the two are merged. Changes the published design, its draft, and the former
 * design that can be restored.
 */
export async function moveShownTopic(writing: Writing, move: { from: number; into: number }): Promise<void> {
  const found = await findWebsiteWithDraft.first(writing);
  if (!found) return;
  const { models } = writing.context.reads;
  const website = (await findStoredRows(writing, models.of(Website), [found.id])).get(found.id)!;
  const version = Number(website['version']);
  const formerDesign = website['formerDesign'] as Partial<StoredDesign> | null;
  const moved = movedParts(website as Partial<TopicParts>, move);
  const movedFormer = formerDesign ? movedParts(formerDesign, move) : undefined;
  const isChanged = moved !== undefined || movedFormer !== undefined;
  if (isChanged)
    await alterRow(writing, models.of(Website), website, {
      ...moved,
      ...(movedFormer && { formerDesign: { ...formerDesign, ...movedFormer } }),
    });
  if (found.draft === null) return;
  const draft = (await findStoredRows(writing, models.of(WebsiteDraft), [found.draft])).get(found.draft)!;
  const fields = draft['fields'] as Partial<StoredDesign>;
  const movedDraft = movedParts(fields, move);
  // A draft that is based on the current version of the website stays publishable.
  const isCurrent = isChanged && draft['startedFrom'] === version;
  if (!movedDraft && !isCurrent) return;
  await updateRow(writing.transaction, models.of(WebsiteDraft), draft, {
    ...(movedDraft && { fields: { ...fields, ...movedDraft } }),
    ...(isCurrent && { startedFrom: version + 1 }),
  });
}
