import { Button } from '@chakra-ui/react';
import { Check, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CatalogueRecord, CatalogueKindScreens } from './catalogue';
import { DeleteButton } from '../deletion/DeleteButton';
import type { useCatalogueActions } from './useCatalogueActions';

/** Action buttons on the page of an artiste or album. */
export function CatalogueActions({
  kind,
  record,
  actions: { mayEdit, mayDelete, remove, confirm },
  onEdit,
}: {
  kind: CatalogueKindScreens;
  record: CatalogueRecord;
  actions: ReturnType<typeof useCatalogueActions>;
  onEdit: () => void;
}) {
  const { t } = useTranslation();
  return (
    <>
      {mayDelete ? <DeleteButton remove={() => remove(record)} leaveTo={kind.paths.list} /> : null}
      {mayEdit && record.needsReview ? (
        <Button variant="outline" onClick={() => void confirm(record)}>
          <Check aria-hidden /> {t('multimedia.review.confirm')}
        </Button>
      ) : null}
      {mayEdit ? (
        <Button colorPalette="brand" onClick={onEdit}>
          <Pencil aria-hidden /> {t('actions.edit')}
        </Button>
      ) : null}
    </>
  );
}
