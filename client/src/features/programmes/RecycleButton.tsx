import { Button } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';

/** Button that moves the record of a page to the recycle bin. Then it navigates to `leaveTo`. */
export function RecycleButton({ recycle, leaveTo }: { recycle: () => Promise<boolean>; leaveTo: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Button
      variant="outline"
      onClick={async () => {
        if (await recycle()) await navigate(leaveTo);
      }}
    >
      <Trash2 aria-hidden /> {t('actions.delete')}
    </Button>
  );
}

/** Link to a recycle bin. */
export function BinLink({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Button asChild variant="outline">
      <Link to={to}>
        <Trash2 aria-hidden /> {t('recycleBin.title')}
      </Link>
    </Button>
  );
}
