import { useTranslation } from 'react-i18next';

/** Returns functions that translate actions and subjects. Names that only a newer server knows are shown untranslated. */
export function useRuleText() {
  const { t, i18n } = useTranslation();
  const known = (group: 'actions' | 'subjects', name: string) =>
    i18n.exists(`access.${group}.${name}`) ? t(`access.${group}.${name}` as 'access.actions.read') : name;
  /** Describes `update OWN` as updating own records only. */
  const action = (name: string) => {
    const [plain = '', condition] = name.split(' ');
    const label = known('actions', plain);
    return condition ? t('access.ownOnly', { action: label }) : label;
  };
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return {
    action,
    actions: (names: readonly string[]) => list.format(names.map(action)),
    subject: (name: string) => known('subjects', name),
  };
}
