import type { Context } from '../../../kit/context.ts';
import {
  findDraft,
  removeDraft,
  saveDraft,
  unscheduleDraft,
  type Drafts,
} from '../../../kit/drafts/drafts.ts';
import { invalidInput, requireValid, type FieldProblems } from '../../../kit/errors.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { alterRow, type Writing } from '../../../kit/resource/recordedWrites.ts';
import type { StoredRow } from '../../../kit/write/rowWrites.ts';
import { StaleDraft } from '../drafts/contentDrafts.ts';
import { requireReadableRecords } from '../menus/menuRecords.ts';
import { problemsOfMenu, storedMenu } from '../menus/menuValues.ts';
import { areDistinct, cleanSections } from '../sections/sectionValues.ts';
import { Website } from '../settings/website.entity.ts';
import { findRadioSlug } from '../settings/websiteAddress.ts';
import { refusedColours } from './styleContrast.ts';
import { WebsiteDraft } from './websiteDraft.entity.ts';
import { storedDesignOf, type StoredDesign, type WebsiteDesignInput } from './websiteDesign.ts';

export const findDraftOfWebsite = query('website.findDraftOfWebsite', (db, { of }: Given<{ of: number }>) =>
  db.selectFrom('WebsiteDraft').select(['id', 'fields']).where('website', '=', of),
);

/** Drafts of websites. */
export const websiteDrafts: Drafts = { entity: WebsiteDraft, record: 'website', find: findDraftOfWebsite };

/** A website that a transaction has locked. */
export type LockedWebsite = StoredRow & StoredDesign & { version: number; formerDesign: StoredDesign | null };

/** Returns the problems of a design by field. */
export function problemsOfDesign({ style, sections, menu, footerMenu }: WebsiteDesignInput): FieldProblems {
  const problems: FieldProblems = {};
  for (const mode of ['light', 'dark'] as const)
    for (const colour of style ? refusedColours(style[mode]) : [])
      problems[`style.${mode}.${colour}`] = 'lowContrast';
  if (sections && !areDistinct(sections)) problems['sections'] = 'taken';
  for (const [name, items] of Object.entries({ menu, footerMenu }))
    Object.assign(problems, items && problemsOfMenu(items, name));
  return problems;
}

/** Saves a checked input into the draft of a website; the parts that it lacks keep their value. */
export async function saveWebsiteDraft(
  writing: Writing,
  website: LockedWebsite,
  { input, draftVersion }: { input: WebsiteDesignInput; draftVersion: number },
): Promise<void> {
  requireValid(problemsOfDesign(input));
  const { id, version } = website;
  const stored = await findDraft(writing, websiteDrafts, id);
  if ((stored?.version ?? 0) !== draftVersion) throw new StaleDraft();
  const { template, style, sections, menu, footerMenu } = input;
  const published = storedDesignOf(website);
  const former = { ...published, ...(stored?.fields as Partial<StoredDesign> | undefined) };
  const known = [published, former].flatMap((design) => [...design.menu, ...design.footerMenu]);
  await requireReadableRecords(writing, known, { menu, footerMenu });
  const radio = (menu || footerMenu) && (await slugOf(writing));
  const fields = {
    ...former,
    ...(template && { template }),
    ...(style && { style }),
    ...(sections && { sections: await cleanSections(sections, former.sections) }),
    ...(menu && { menu: storedMenu(menu, radio!) }),
    ...(footerMenu && { footerMenu: storedMenu(footerMenu, radio!) }),
  };
  const columns = { savedBy: writing.context.viewer!.userId };
  await saveDraft(writing, websiteDrafts, stored, { recordId: id, startedFrom: version, fields, columns });
}

const slugOf = async (writing: Writing) =>
  (await findRadioSlug.first(writing, { id: writing.context.radioId! }))!.slug;

/**
 * Returns the draft that would replace the design of a website. Throws `StaleDraft` without one, and when the draft or the website changed
 * since the caller read them.
 */
export async function requireWebsiteDraft(writing: Writing, website: LockedWebsite, draftVersion: number) {
  const stored = await findDraft(writing, websiteDrafts, website.id);
  const isFresh = stored?.version === draftVersion && stored.startedFrom === website.version;
  if (!stored || !isFresh) throw new StaleDraft();
  return stored;
}

/** Replaces the published design by the draft and deletes the draft. The replaced design is stored, so that it can be restored. */
export async function publishWebsiteDraft(
  writing: Writing,
  website: LockedWebsite,
  draftVersion: number,
): Promise<void> {
  const stored = await requireWebsiteDraft(writing, website, draftVersion);
  await replaceDesign(writing, website, storedDesignOf(stored.fields));
  await removeDraft(writing, websiteDrafts, stored);
}

/** Draft of a website in the version that the caller read; undefined without a draft. Throws when it changed since. */
async function draftOfVersion(writing: Writing, { id }: LockedWebsite, version: number) {
  const stored = await findDraft(writing, websiteDrafts, id);
  if (stored && stored.version !== version) throw new StaleDraft();
  return stored;
}

export async function discardWebsiteDraft(
  writing: Writing,
  website: LockedWebsite,
  draftVersion: number,
): Promise<void> {
  const stored = await draftOfVersion(writing, website, draftVersion);
  if (stored) await removeDraft(writing, websiteDrafts, stored);
}

/** Cancels the scheduled publication of the draft of a website, if there is one. The draft stays. */
export async function unscheduleWebsiteDraft(
  writing: Writing,
  website: LockedWebsite,
  draftVersion: number,
): Promise<void> {
  const stored = await draftOfVersion(writing, website, draftVersion);
  if (stored) await unscheduleDraft(writing, websiteDrafts, stored);
}

/** Restores the design that was published before the last publication. A draft stays. */
export async function takeBackDesign(
  writing: Writing,
  website: LockedWebsite,
  version: number,
): Promise<void> {
  if (website.version !== version) throw new StaleDraft();
  if (!website.formerDesign) throw invalidInput({ version: 'unknown' });
  await replaceDesign(writing, website, website.formerDesign);
}

async function replaceDesign(writing: Writing, website: LockedWebsite, design: StoredDesign): Promise<void> {
  const model = writing.context.reads.models.of(Website);
  const values = { ...storedDesignOf(design), formerDesign: storedDesignOf(website) };
  await alterRow(writing, model, website, values);
}

/** Returns the id of the draft of a website; undefined when there is none. */
export const draftIdOf = async (context: Context, website: number): Promise<number | undefined> =>
  (await findDraftOfWebsite.first(context, { of: website }))?.id;
