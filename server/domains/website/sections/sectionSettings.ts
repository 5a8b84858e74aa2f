import { SectionKind, type Section } from './section.ts';

/** True for a kind of section that this version knows. A stored section can be of a kind of a later version. */
export const isKnownKind = (kind: unknown): kind is SectionKind =>
  Object.values<unknown>(SectionKind).includes(kind);

/** Converts a section to its settings by field, the form that the schema of its kind parses. */
export const settingsOf = ({
  count,
  recordId,
  texts = [],
}: Partial<Pick<Section, 'count' | 'recordId' | 'texts'>>) => ({
  count,
  recordId,
  heading: Object.fromEntries(texts.map(({ language, title }) => [language, title])),
  questions: Object.fromEntries(texts.map(({ language, questions = [] }) => [language, questions])),
  text: Object.fromEntries(texts.map(({ language, text }) => [language, text])),
});
