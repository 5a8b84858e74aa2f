import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { notify } from '../../../kit/feedback/toasts/notify';
import { useNotifyError } from '../../../kit/feedback/toasts/useNotifyError';
import { hopeless } from '../media/failures';
import { typeOfKind } from '../media/kinds';
import type { MediumStateFragment } from '../media/mediaChanges.generated';
import { useAnalyseMediaAgainMutation } from '../uploads/uploads.generated';

type Failed = Pick<MediumStateFragment, 'id' | 'kind' | 'title' | 'failure'>;

/**
 * Returns `run`, which asks the server to analyse failed files again, one after the other. `may` says for which files
 * the viewer may do so.
 */
export function useAnalyseAgain() {
  const { t } = useTranslation();
  const can = useCan();
  const notifyError = useNotifyError();
  const [analyseAgain] = useAnalyseMediaAgainMutation();
  const may = ({ kind, failure }: Failed) =>
    !hopeless.has(failure) && can({ action: 'update', subject: typeOfKind[kind] });
  const run = async (media: readonly Failed[]) => {
    let begun = 0;
    for (const { id, title } of media)
      try {
        await analyseAgain({ variables: { id } });
        begun++;
      } catch (error) {
        notifyError(t('multimedia.again.failed', { title }), error);
      }
    const [first] = media;
    if (begun === 0 || !first) return;
    const title =
      media.length === 1
        ? t('multimedia.again.begun', { title: first.title })
        : t('attention.begun', { count: begun });
    notify({ type: 'info', title });
  };
  return { may, run };
}
