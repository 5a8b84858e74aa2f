import { useTranslation } from 'react-i18next';
import type { TranslationKey } from '../../i18n/keys';

type NamedKind = TranslationKey extends infer Key
  ? Key extends `jobs.kinds.${infer Kind}`
    ? Kind
    : never
  : never;

/** What a kind of job does, in a few words; of one that this version does not know its name. */
export function useKindName() {
  const { t, i18n } = useTranslation();
  return (kind: string): string => {
    const named = namedKind(kind);
    return i18n.exists(`jobs.kinds.${named}`) ? t(`jobs.kinds.${named}`) : kind;
  };
}

const namedKind = (kind: string) =>
  kind.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase()) as NamedKind;

/** The key of what a kind of job is called: `mail.send` is `jobs.kinds.mailSend`. */
export const kindKey = (kind: string) => `jobs.kinds.${namedKind(kind)}` as const;
