import { z } from 'zod';
import { SiteLanguage } from '../../contents/contentEnums.ts';
import { maxEntries, maxHeading, maxText } from '../section.ts';
import {
  maxAnswer,
  maxAnswers,
  maxExplanation,
  maxQuestion,
  maxQuestions,
  minAnswers,
} from '../quizQuestion.ts';
import { SectionFieldName, SectionItemFieldName, type SectionRecordType } from '../sectionForm.ts';

/* Fields of the schemas of sections. Their metadata and limits describe the form of a kind, see `formOf`. */

/** Schema of the number of entries that a section shows; `usual` is the default. */
export const entries = (usual: number) =>
  z.int().min(1).max(maxEntries).default(usual).meta({ name: SectionFieldName.COUNT });

/** The limits of texts hold for what is sent: sanitised HTML may be longer, so that stored texts are not measured again. */
const texts = () => z.partialRecord(z.enum(SiteLanguage), z.string()).default({});

/** Schema of the heading of a section in each language. `isUsual` is false for a kind that has no heading unless one is entered. */
export const heading = (isUsual = true) =>
  texts().meta({ name: SectionFieldName.HEADING, maxLength: maxHeading, hasDefault: isUsual });

/** Schema of the rich text of a section in each language. */
export const richText = () => texts().meta({ name: SectionFieldName.TEXT, maxLength: maxText });

/** Schema of the id of the record to which a section is limited; null for no limit. */
export const record = (recordType: SectionRecordType) =>
  z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .nullable()
    .default(null)
    .meta({ name: SectionFieldName.RECORD, recordType });

/** Required plain text on one line. */
function line(maximum: number) {
  return z.string().trim().min(1).max(maximum);
}

const question = z
  .object({
    text: line(maxQuestion).meta({ name: SectionItemFieldName.TEXT }),
    answers: z
      .array(line(maxAnswer))
      .min(minAnswers)
      .max(maxAnswers)
      .meta({ name: SectionItemFieldName.ANSWERS }),
    right: z.int().min(0).meta({ name: SectionItemFieldName.RIGHT }),
    explanation: z
      .string()
      .trim()
      .max(maxExplanation)
      .default('')
      .meta({ name: SectionItemFieldName.EXPLANATION, isParagraph: true }),
  })
  .refine(({ answers, right }) => right < answers.length, { path: ['right'] });

/**
 * Schema of the questions of a quiz in each language. Their limits hold for stored questions too, because plain text is stored as it is
 * sent.
 */
export const questions = () =>
  z
    .partialRecord(z.enum(SiteLanguage), z.array(question).max(maxQuestions))
    .default({})
    .meta({ name: SectionFieldName.QUESTIONS });
