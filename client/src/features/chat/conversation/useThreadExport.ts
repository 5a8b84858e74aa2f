import { useTranslation } from 'react-i18next';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { saveExport } from '../../../kit/data/files/saveExport';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { useReauthentication } from '../../../kit/proof/ReauthenticationContext';
import type { Thread } from '../store/threadsStore';

/** Downloads the messages of a thread as a CSV file. Asks the viewer to reauthenticate when the server requires it. */
export function useThreadExport({ id }: Thread, name: string) {
  const { t } = useTranslation();
  const sessionContext = useSessionContext();
  const reauthentication = useReauthentication();
  const notifyError = useNotifyError();
  return async () => {
    try {
      await saveExport(`/api/exports/chat/${id}.csv`, `${name}.csv`, sessionContext, reauthentication);
    } catch (error) {
      notifyError(t('chatExport.failed'), error);
    }
  };
}
