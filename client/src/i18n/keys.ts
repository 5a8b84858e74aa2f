import type { ParseKeys } from 'i18next';

/** A key of the translation files. Unknown keys are type errors. */
export type TranslationKey = ParseKeys;

/** A section of the translations that has a text with this name, such as `studios` for `title`. */
export type SectionWith<TName extends string> = TranslationKey extends infer Key
  ? Key extends `${infer Section}.${TName}`
    ? Section
    : never
  : never;
