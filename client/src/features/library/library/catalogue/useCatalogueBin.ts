import { useTranslation } from 'react-i18next';
import type { CatalogueKindScreens } from './catalogue';

/** Returns functions that restore and purge deleted artistes or albums. */
export function useCatalogueBin({ useRequests }: Pick<CatalogueKindScreens, 'useRequests'>) {
  const { t } = useTranslation();
  const { restore, purge } = useRequests();
  return {
    restore: ({ id }: { id: string }) => restore(id),
    purge: ({ id }: { id: string }) => purge(id),
    purgeBody: t('multimedia.bin.purgeSongsStay'),
  };
}
