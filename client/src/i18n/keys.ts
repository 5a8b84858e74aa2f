import type { ParseKeys } from 'i18next';

/** A key of the translation files. Unknown keys are type errors. */
export type TranslationKey = ParseKeys;
