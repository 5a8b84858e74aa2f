import { z } from 'zod';
import { SiteLanguage } from '../../contents/contentEnums.ts';
import { maxEntries, maxHeading, maxText } from '../section.ts';
import { SectionFieldName, type SectionRecordType } from '../sectionForm.ts';

/* Fields of the schemas of sections. Their metadata and limits describe the form of a kind, see `formOf`. */

/** Number of entries; `usual` is that of a new section. */
export const entries = (usual: number) =>
  z.int().min(1).max(maxEntries).default(usual).meta({ name: SectionFieldName.COUNT });

/** The limits of texts hold for what is sent: sanitised HTML may be longer, so that stored texts are not measured again. */
const texts = () => z.partialRecord(z.enum(SiteLanguage), z.string()).default({});

/** Heading in each language. `isUsual` is false for a kind that has no heading unless one is entered. */
export const heading = (isUsual = true) =>
  texts().meta({ name: SectionFieldName.HEADING, maxLength: maxHeading, hasDefault: isUsual });

/** Rich text in each language. */
export const richText = () => texts().meta({ name: SectionFieldName.TEXT, maxLength: maxText });

/** Id of a record of a type, to which the section is limited; null for no limit. */
export const record = (recordType: SectionRecordType) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .nullable()
    .default(null)
    .meta({ name: SectionFieldName.RECORD, recordType });
