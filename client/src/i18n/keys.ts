import type { ParseKeys } from 'i18next';

/** A key of the translation files; an unknown one does not compile. */
export type TranslationKey = ParseKeys;
