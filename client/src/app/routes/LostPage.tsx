import { Button } from '@chakra-ui/react';
import { Compass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { StateMessage } from '../../kit/feedback/StateMessage';
import { useDocumentTitle } from '../../kit/layout/useDocumentTitle';

/** Page for unknown addresses. */
export function LostPage() {
  const { t } = useTranslation();
  useDocumentTitle(t('errors.lostTitle'));
  return (
    <StateMessage
      icon={Compass}
      headingLevel="h1"
      title={t('errors.lostTitle')}
      action={
        <Button asChild variant="outline">
          <Link to="/">{t('errors.goHome')}</Link>
        </Button>
      }
    >
      {t('errors.lost')}
    </StateMessage>
  );
}
