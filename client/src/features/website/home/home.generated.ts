/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../apollo/schemaTypes.generated';

import { parseDocument } from '../../../apollo/parseDocument';
import { createQueryHook } from '../../../apollo/hookFactories';
export type SectionFormsQueryVariables = Exact<{ [key: string]: never; }>;


export type SectionFormsQuery = { website: { __typename: 'Website', id: string, sectionForms: Array<{ __typename: 'SectionForm', kind: Types.SectionKind, fields: Array<{ __typename: 'SectionField', name: Types.SectionFieldName, maximum: number | null, usual: number | null, hasDefault: boolean, recordType: Types.SectionRecordType | null, itemFields: Array<{ __typename: 'SectionItemField', name: Types.SectionItemFieldName, type: Types.SectionItemFieldType, isRequired: boolean, maximum: number | null, minimumLines: number | null, maximumLines: number | null }> }> }> } | null };

export const SectionFormsDocument = parseDocument<SectionFormsQuery, SectionFormsQueryVariables>("query SectionForms{website{id sectionForms{kind fields{name maximum usual hasDefault recordType itemFields{name type isRequired maximum minimumLines maximumLines}}}}}");
export const useSectionFormsQuery = createQueryHook(SectionFormsDocument);