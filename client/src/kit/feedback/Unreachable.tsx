import { Center } from '@chakra-ui/react';
import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSessionContext } from '../../apollo/session/SessionContext';
import { useDocumentTitle } from '../layout/useDocumentTitle';
import { StateMessage } from './StateMessage';
import { TryAgain } from './TryAgain';

/** Page shown when the server cannot be reached before the session is known. Tries again by itself. */
export function Unreachable() {
  const { t } = useTranslation();
  const { session, refresh } = useSessionContext();
  useDocumentTitle(t('line.startTitle'));
  const retry = () => void refresh().catch((error: unknown) => session.fail(error));
  return (
    <Center as="main" minH="100dvh">
      <StateMessage
        icon={WifiOff}
        headingLevel="h1"
        title={t('line.startTitle')}
        action={<TryAgain onRetry={retry} />}
      >
        {t('line.start')}
      </StateMessage>
    </Center>
  );
}
