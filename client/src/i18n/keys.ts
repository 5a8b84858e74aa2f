import type { ParseKeys, TFunction } from 'i18next';

/** A key of the translation files. Unknown keys are type errors. */
export type TranslationKey = ParseKeys;

/** Section of the translations that has a text with the key `TName`, such as `studios` for `title`. */
export type SectionWith<TName extends string> = TranslationKey extends infer Key
  ? Key extends `${infer Section}.${TName}`
    ? Section
    : never
  : never;

/**
 * Translates a key that is only known at run time, with the values of its placeholders. The types of i18next derive the placeholders
 * from the key, so that they accept no values for a union of all keys.
 */
export const translate = (t: TFunction, key: TranslationKey, values: Record<string, string> = {}): string =>
  t(key as never, values);
