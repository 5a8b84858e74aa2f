import type { SectionKind } from '../../../apollo/schemaTypes.generated';
import { useWebsiteDesignQuery } from '../design/design.generated';
import { useSectionFormsQuery, type SectionFormsQuery } from './home.generated';
import type { SectionValues } from './sectionValues';

export type SectionFormField = NonNullable<
  SectionFormsQuery['website']
>['sectionForms'][number]['fields'][number];

export type ItemField = SectionFormField['itemFields'][number];

/** Fields of each kind of home page section. */
export type SectionForms = ReadonlyMap<SectionKind, readonly SectionFormField[]>;

/** Loads the fields of each kind of home page section from the server; undefined while loading. */
export function useSectionForms() {
  const query = useSectionFormsQuery();
  const described = query.data?.website?.sectionForms;
  const forms: SectionForms | undefined =
    described && new Map(described.map(({ kind, fields }) => [kind, fields]));
  return { query, forms };
}

/**
 * Returns a function that checks whether a section's record is hidden from visitors. It uses the design that was saved last.
 */
export function useIsRecordMissing(): (section: SectionValues) => boolean {
  const { data } = useWebsiteDesignQuery();
  const saved = data?.website && (data.website.draft?.design ?? data.website.design);
  return ({ key, record }) => {
    const subject = saved?.sections.find((section) => section.key === key)?.subject;
    return subject?.id === record.id && !subject.isShown;
  };
}
