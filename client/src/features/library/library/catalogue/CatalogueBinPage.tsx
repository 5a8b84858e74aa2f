import { useTranslation } from 'react-i18next';
import type { List } from '../../../../kit/list/types';
import { BinPage } from '../deletion/BinPage';
import { nameOf, type CatalogueKindScreens } from './catalogue';

type Row = { id: string } & ({ name: string } | { title: string });

interface Props<TRow extends Row, TSortKey extends string> {
  kind: CatalogueKindScreens;
  list: List<TRow, TSortKey>;
}

/** Recycle bin of artistes or albums. */
export function CatalogueBinPage<TRow extends Row, TSortKey extends string>({
  kind: { words, paths, useRequests },
  list,
}: Props<TRow, TSortKey>) {
  const { t } = useTranslation();
  const { restore, purge } = useRequests();
  return (
    <BinPage
      list={list}
      nameOf={nameOf}
      back={{ to: paths.list, label: t(`multimedia.${words}.title`) }}
      searchLabel={t(`multimedia.${words}.search`)}
      purgeBody={t('multimedia.bin.purgeSongsStay')}
      restore={({ id }) => restore(id)}
      purge={({ id }) => purge(id)}
    />
  );
}
