import { useTranslation } from 'react-i18next';
import { siteLanguages } from '../useSiteLanguages';
import type { EntryValues } from './menuValues';

/**
 * Returns a function that names a menu entry by its label in the first language that has one. Entries without a label are named
 * by their page, record or URL.
 */
export function useEntryName() {
  const { t } = useTranslation();
  return ({ page, record, link, labels }: EntryValues): string => {
    const own = siteLanguages.map((language) => labels[language]).find((label) => label.trim());
    if (own) return own;
    if (record) return record.title || t('website.menus.noTitle');
    return page ? t(`website.menus.pages.${page}`) : link || t('website.menus.link');
  };
}
