import { Button } from '@chakra-ui/react';
import { Check, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** What can be done with an artiste or an album on its own screen. */
export function CatalogueActions({
  actions: { mayEdit, mayDelete },
  needsReview,
  list,
  onDelete,
  onConfirm,
  onEdit,
}: {
  actions: { mayEdit: boolean; mayDelete: boolean };
  needsReview: boolean;
  /** Where one goes once it is deleted. */
  list: string;
  /** True when it is deleted. */
  onDelete: () => Promise<boolean>;
  onConfirm: () => void;
  onEdit: () => void;
}) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      {mayDelete ? (
        <Button
          variant="outline"
          onClick={async () => {
            if (await onDelete()) void navigate(list);
          }}
        >
          <Trash2 aria-hidden /> {t('actions.delete')}
        </Button>
      ) : null}
      {mayEdit && needsReview ? (
        <Button variant="outline" onClick={onConfirm}>
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
