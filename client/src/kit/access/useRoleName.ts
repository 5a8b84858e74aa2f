import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * Returns a function that translates a role's name. A name without a translation is formatted: `night-host` becomes
 * `Night host`.
 */
export function useRoleName() {
  const { i18n } = useTranslation();
  return (name: string) => roleNameIn(i18n, name);
}

/** Translates a role's name outside of a component. */
export const roleNameIn = (i18n: i18n, name: string): string =>
  i18n.exists(`roles.names.${name}`) ? i18n.t(`roles.names.${name}` as 'roles.names.user') : tidied(name);

function tidied(name: string) {
  const words = name.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
