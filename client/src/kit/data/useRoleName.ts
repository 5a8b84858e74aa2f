import { useTranslation } from 'react-i18next';

/** Says a role's name in the reader's language; a name that we do not know is only tidied. */
export function useRoleName() {
  const { t, i18n } = useTranslation();
  return (name: string) =>
    i18n.exists(`roles.names.${name}`) ? t(`roles.names.${name}` as 'roles.names.user') : tidied(name);
}

function tidied(name: string) {
  const words = name.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
