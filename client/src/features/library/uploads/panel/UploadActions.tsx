import { IconButton } from '@chakra-ui/react';
import { Pause, Play, RotateCcw, X, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { useNotifyError } from '../../../../kit/feedback/toasts/useNotifyError';
import { hopeless } from '../../media/failures';
import { isAttached, typeOfKind } from '../../media/kinds';
import { useAnalyseMediaAgainMutation } from '../uploads.generated';
import { uploads } from '../uploads';
import { isFailed, isUnderWay, type Upload } from '../uploadTypes';

/** Buttons to pause, resume, retry and cancel an upload. */
export function UploadActions({ upload }: { upload: Upload }) {
  const { t } = useTranslation();
  const analyseAgain = useAnalyseAgain();
  const { key, name, phase, problem } = upload;
  const mayTryAgain = phase === 'stopped' && problem?.code !== 'FILE_CHANGED';
  return (
    <>
      {isUnderWay(upload) ? (
        <Action icon={Pause} label={t('uploads.pause', { name })} onClick={() => uploads.pause(key)} />
      ) : null}
      {phase === 'paused' ? (
        <Action icon={Play} label={t('uploads.resume', { name })} onClick={() => uploads.resume(key)} />
      ) : null}
      {mayTryAgain ? (
        <Action icon={RotateCcw} label={t('uploads.retry', { name })} onClick={() => uploads.resume(key)} />
      ) : null}
      {analyseAgain.may(upload) ? (
        <Action
          icon={RotateCcw}
          label={t('uploads.retry', { name })}
          onClick={() => void analyseAgain.run(upload)}
        />
      ) : null}
      {isUnderWay(upload) || phase === 'paused' ? (
        <Action icon={X} label={t('uploads.cancel', { name })} onClick={() => uploads.cancel(key)} />
      ) : null}
      {isFailed(upload) ? (
        <Action icon={X} label={t('uploads.dismiss', { name })} onClick={() => dismiss(upload)} />
      ) : null}
    </>
  );
}

function Action({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) {
  return (
    <IconButton
      size="xs"
      minW={{ base: '11', md: '8' }}
      variant="ghost"
      color="fg.muted"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}

/**
 * Removes an upload from the list. Partial uploads are also deleted on the server; complete files stay in the library.
 */
const dismiss = ({ key, phase }: Upload) =>
  phase === 'stopped' ? uploads.cancel(key) : uploads.clear([key]);

/** Asks the server to analyse a failed file again. */
function useAnalyseAgain() {
  const { t } = useTranslation();
  const can = useCan();
  const notifyError = useNotifyError();
  const [analyseAgain] = useAnalyseMediaAgainMutation();
  return {
    may: ({ phase, kind, medium, mediaId }: Upload) =>
      phase === 'failed' &&
      mediaId !== undefined &&
      !isAttached(kind) &&
      !hopeless.has(medium?.failure) &&
      can({ action: 'update', subject: typeOfKind[kind] }),
    async run({ name, mediaId }: Upload) {
      try {
        const { data } = await analyseAgain({ variables: { id: mediaId! } });
        if (data) uploads.settle([data.analyseMediaAgain]);
      } catch (error) {
        notifyError(t('uploads.retryFailed', { name }), error);
      }
    },
  };
}
