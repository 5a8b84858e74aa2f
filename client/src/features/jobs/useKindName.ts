import { useTranslation } from 'react-i18next';
import type { TranslationKey } from '../../i18n/keys';

type NamedKind = TranslationKey extends infer Key
  ? Key extends `jobs.kinds.${infer Kind}`
    ? Kind
    : never
  : never;

/** Returns a function that translates a job kind, such as `mail.send`, to a label. Unknown kinds are returned unchanged. */
export function useKindName() {
  const { t, i18n } = useTranslation();
  return (kind: string): string => {
    const named = namedKind(kind);
    return i18n.exists(`jobs.kinds.${named}`) ? t(`jobs.kinds.${named}`) : kind;
  };
}

const namedKind = (kind: string) =>
  kind.replaceAll(/\.(\w)/g, (_, letter: string) => letter.toUpperCase()) as NamedKind;

/** Translation key of a kind of job: `mail.send` has the key `jobs.kinds.mailSend`. */
export const kindKey = (kind: string) => `jobs.kinds.${namedKind(kind)}` as const;
