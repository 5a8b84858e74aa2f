import { Button } from '@chakra-ui/react';
import { CopyCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { duplicatesPath } from '../paths';

/** Link to the page of duplicate media. */
export function DuplicatesLink() {
  const { t } = useTranslation();
  return (
    <Button asChild variant="outline">
      <Link to={duplicatesPath}>
        <CopyCheck aria-hidden /> {t('duplicates.open')}
      </Link>
    </Button>
  );
}
