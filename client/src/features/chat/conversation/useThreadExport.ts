import { useTranslation } from 'react-i18next';
import { useSessionContext } from '../../../apollo/session/SessionContext';
import { saveExport } from '../../../kit/data/saveExport';
import { useNotifyError } from '../../../kit/feedback/useNotifyError';
import { useProofGate } from '../../../kit/proof/ProofContext';
import type { Thread } from '../store/threadsStore';

/** Takes a thread away as a file; who one is has to be proven first. */
export function useThreadExport({ id }: Thread, name: string) {
  const { t } = useTranslation();
  const sessionContext = useSessionContext();
  const reauthentication = useProofGate();
  const notifyError = useNotifyError();
  return async () => {
    try {
      await saveExport(`/api/exports/chat/${id}.csv`, `${name}.csv`, sessionContext, reauthentication);
    } catch (error) {
      notifyError(t('chatExport.failed'), error);
    }
  };
}
