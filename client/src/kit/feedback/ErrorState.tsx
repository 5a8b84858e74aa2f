import { SearchX, TriangleAlert, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { apiErrorOf } from '../../apollo/errors';
import { Elsewhere } from './Elsewhere';
import { NoPermission } from './NoPermission';
import { StateMessage } from './StateMessage';
import { TryAgain } from './TryAgain';
import { useErrorText } from './useErrorText';

/**
 * Error message with a retry button, and the request id for support. For `FORBIDDEN` and `NOT_FOUND`, shows the missing
 * permission or the missing record instead, without a retry button.
 */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { code, action, subject, requestId } = apiErrorOf(error);
  if (code === 'FORBIDDEN') return <NoPermission action={action} subject={subject} />;
  if (code === 'NOT_FOUND') return <NotFound />;

  return (
    <StateMessage
      icon={code === 'NETWORK' || code === 'UNAVAILABLE' ? WifiOff : TriangleAlert}
      title={t('errors.title')}
      action={onRetry ? <TryAgain onRetry={onRetry} /> : null}
      footnote={requestId ? t('errors.requestId', { id: requestId }) : null}
    >
      {errorText(error)}
    </StateMessage>
  );
}

/** Message that no record exists at this URL. Offers to switch to another radio of the viewer that has the record. */
export function NotFound({ children }: { children?: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <StateMessage icon={SearchX} title={t('errors.notFoundTitle')} action={<Elsewhere />}>
      {children ?? t('errors.notFound')}
    </StateMessage>
  );
}
