import { registerEnumType } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { referencesIn, type RecordType } from '../../../kit/html/references.ts';
import { query } from '../../../kit/query/query.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { StoredDesign } from '../design/websiteDesign.ts';
import type { Section } from '../sections/section.ts';
import { recordTypeOf, SectionRecordType } from '../sections/sectionForm.ts';
import { isKnownKind } from '../sections/sectionSettings.ts';

/*
 * The records that the website itself refers to, beside its contents. They are read from the stored texts: a radio has one website, and
 * at most one draft of its design.
 */

export enum WebsitePart {
  HOME = 'HOME',
  HOME_DRAFT = 'HOME_DRAFT',
  LEGAL = 'LEGAL',
}
registerEnumType(WebsitePart, {
  name: 'WebsitePart',
  description: 'Part of a website that can refer to a record, beside its contents.',
  valuesConfig: {
    HOME: { description: 'A section of the published home page, hidden ones too.' },
    HOME_DRAFT: { description: 'A section of the home page in the draft of the design.' },
    LEGAL: { description: 'A legal page.' },
  },
});

const findTextsOfWebsite = query('website.findTextsOfWebsite', (db) =>
  db
    .selectFrom('Website as website')
    .leftJoin('WebsiteDraft as draft', 'draft.website', 'website.id')
    .select(['website.sections', 'website.legalTexts', 'draft.fields']),
);

/** Finds the parts of the website that refer to each of several records. None for viewers who may not read the website. */
export async function partsReferringTo(
  context: Context,
  type: RecordType,
  ids: readonly number[],
): Promise<WebsitePart[][]> {
  const mayRead = context.abilities.allows(allow('read', 'Website'));
  const website = mayRead ? await findTextsOfWebsite.first(context) : undefined;
  if (!website) return ids.map(() => []);
  const draft = website.fields as Partial<StoredDesign> | null;
  const keysOfPart = new Map([
    [WebsitePart.HOME, await keysOfSections(website.sections)],
    [WebsitePart.HOME_DRAFT, await keysOfSections(draft?.sections ?? [])],
    [WebsitePart.LEGAL, new Set(website.legalTexts.flatMap(({ text }) => keysIn(text)))],
  ]);
  return ids.map((id) =>
    [...keysOfPart].flatMap(([part, keys]) => (keys.has(`${type}:${id}`) ? [part] : [])),
  );
}

const keysIn = (text: string) => referencesIn(text).map(({ type, id }) => `${type}:${id}`);

const typesOfRecords: Partial<Record<SectionRecordType, RecordType>> = {
  ALBUM: 'Content',
  EMISSION: 'Emission',
};

async function keysOfSections(sections: readonly Section[]): Promise<Set<string>> {
  const keys = new Set<string>();
  for (const { kind, recordId, texts } of sections) {
    if (!isKnownKind(kind)) continue;
    for (const { text } of texts) for (const key of keysIn(text)) keys.add(key);
    const recordType = recordId ? await recordTypeOf(kind) : null;
    const type = recordType && typesOfRecords[recordType];
    if (type) keys.add(`${type}:${recordId}`);
  }
  return keys;
}
