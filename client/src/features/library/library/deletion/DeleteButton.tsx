import { Button } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Deletes the record of a page, then navigates to `leaveTo`. */
export function DeleteButton({ remove, leaveTo }: { remove: () => Promise<boolean>; leaveTo: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Button
      variant="outline"
      onClick={async () => {
        if (await remove()) void navigate(leaveTo);
      }}
    >
      <Trash2 aria-hidden /> {t('actions.delete')}
    </Button>
  );
}
