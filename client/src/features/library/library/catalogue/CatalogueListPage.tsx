import { Button } from '@chakra-ui/react';
import { Check, CopyCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ListPage } from '../../../../kit/list/ListPage';
import type { RowAction } from '../../../../kit/list/table/RowActions';
import type { List } from '../../../../kit/list/types';
import { nameOf, type CatalogueRecord, type CatalogueKindScreens } from './catalogue';
import { BinLink } from '../list/MediaListPage';
import { useCatalogueActions } from './useCatalogueActions';
import { useListDrawers, type ListDrawers } from '../../../../kit/list/useListDrawers';

interface Props<TRow extends CatalogueRecord, TSortKey extends string> extends ListDrawers<TRow> {
  kind: CatalogueKindScreens;
  list: List<TRow, TSortKey>;
}

/** List of artistes or albums with its row actions. Marks records that were created from file tags and need a review. */
export function CatalogueListPage<TRow extends CatalogueRecord, TSortKey extends string>({
  kind,
  list,
  ...ownDrawers
}: Props<TRow, TSortKey>) {
  const { t } = useTranslation();
  const { mayEdit, mayDelete, remove, bulkDelete, confirm, dialog } = useCatalogueActions(kind);
  const { type, words, paths } = kind;
  const { addButton, rowActions, drawers } = useListDrawers(ownDrawers, {
    subject: type,
    addLabel: t(`multimedia.${words}.add`),
    remove,
  });

  const actionsOf = (row: TRow): RowAction[] => [
    ...(mayEdit && row.needsReview
      ? [{ label: t('multimedia.review.confirm'), icon: Check, onClick: () => void confirm(row) }]
      : []),
    ...rowActions(row),
  ];

  return (
    <>
      <ListPage
        list={list}
        title={t(`multimedia.${words}.title`)}
        description={t(`multimedia.${words}.description`)}
        icon={kind.icon}
        searchLabel={t(`multimedia.${words}.search`)}
        actions={
          <>
            {mayDelete ? <BinLink to={paths.bin} /> : null}
            {mayEdit ? (
              <Button asChild variant="outline">
                <Link to={paths.duplicates}>
                  <CopyCheck aria-hidden /> {t('multimedia.duplicates.find')}
                </Link>
              </Button>
            ) : null}
            {addButton}
          </>
        }
        emptyText={t(`multimedia.${words}.empty`)}
        emptyAction={addButton}
        rowName={nameOf}
        rowLink={({ id }) => paths.detail(id)}
        maxRowActions={3}
        bulkDelete={mayDelete ? bulkDelete : undefined}
        rowActions={actionsOf}
      />
      {dialog}
      {drawers}
    </>
  );
}
