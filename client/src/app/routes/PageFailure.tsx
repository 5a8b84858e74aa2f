import { Button } from '@chakra-ui/react';
import { PlugZap, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TryAgain } from '../../kit/feedback/TryAgain';
import { StateMessage } from '../../kit/feedback/StateMessage';
import { useDocumentTitle } from '../../kit/layout/useDocumentTitle';
import { useIsLineUp } from '../../apollo/line';

/** Shown inside the frame when a page could not be loaded. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  const isUp = useIsLineUp();
  useDocumentTitle(t('line.pageTitle'));
  if (!isUp)
    return (
      <StateMessage
        icon={WifiOff}
        headingLevel="h1"
        title={t('line.pageTitle')}
        action={<TryAgain onRetry={onRetry} />}
      >
        {t('line.page')}
      </StateMessage>
    );
  return (
    <StateMessage
      icon={PlugZap}
      headingLevel="h1"
      title={t('line.pageTitle')}
      action={
        <>
          <TryAgain onRetry={onRetry} />
          <Button variant="outline" onClick={() => location.reload()}>
            {t('line.reload')}
          </Button>
        </>
      }
    >
      {t('line.pageMissing')}
    </StateMessage>
  );
}
