import { Button } from '@chakra-ui/react';
import { RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Retry button. */
export function TryAgain({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="outline" onClick={onRetry}>
      <RotateCcw aria-hidden /> {t('actions.tryAgain')}
    </Button>
  );
}
