import { useTranslation } from 'react-i18next';

/** Says an action and a subject in the reader's language; what the server adds later is shown as it is named. */
export function useRuleText() {
  const { t, i18n } = useTranslation();
  const known = (group: 'actions' | 'subjects', name: string) =>
    i18n.exists(`access.${group}.${name}`) ? t(`access.${group}.${name}` as 'access.actions.read') : name;
  /** `update OWN` is to edit one's own alone. */
  const action = (name: string) => {
    const [plain = '', condition] = name.split(' ');
    const said = known('actions', plain);
    return condition ? t('access.ownOnly', { action: said }) : said;
  };
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return {
    action,
    actions: (names: readonly string[]) => list.format(names.map(action)),
    subject: (name: string) => known('subjects', name),
  };
}
