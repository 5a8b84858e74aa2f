import { useTranslation } from 'react-i18next';
import { errorTexts } from '../../../../apollo/errorTexts.generated';
import { useViewer } from '../../../../apollo/session/SessionContext';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { reasonText } from '../../media/failures';
import { secondsLeft } from './pace';
import { isBeingAnalysed, type SendProblem, type Upload } from '../uploadTypes';

/** Error codes that have texts specific to uploads. */
const ofUploads = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'RADIO_FORBIDDEN',
  'VIEW_ONLY',
  'NO_RADIO',
  'BAD_USER_INPUT',
  'LIMIT_EXCEEDED',
  'NOT_FOUND',
  'NETWORK',
  'FILE_CHANGED',
] as const;

/** True for errors whose general text is suitable. Internal server errors have an upload text, which suggests a retry. */
const isRefusal = (code: string): code is keyof typeof errorTexts =>
  code in errorTexts && code !== 'INTERNAL_SERVER_ERROR';

/** Describes the state of an upload, or its error. */
export function useUploadText() {
  const { t } = useTranslation();
  const { radio } = useViewer();
  const format = useMeasureFormat();

  const problemText = ({ code, reason, free = 0, allowed }: SendProblem): string => {
    if (code === 'STORAGE_FULL')
      return t(`uploads.problems.STORAGE_FULL_${reason ?? 'disk'}`, { free: format.size(free) });
    if (code === 'LIMIT_EXCEEDED' && allowed)
      return t('uploads.problems.tooLarge', { max: format.size(allowed) });
    const key = ofUploads.find((problem) => problem === code);
    if (key) return t(`uploads.problems.${key}`);
    return t(isRefusal(code) ? errorTexts[code] : 'uploads.problems.other', { count: 0 });
  };

  return (upload: Upload): string => {
    const { phase, sent, size, speed, problem, medium, picture, pictureId } = upload;
    if (phase === 'stopped' && problem) return problemText(problem);
    if (phase === 'failed' && picture) return t(`uploads.pictures.${picture.failure ?? 'UNEXPECTED'}`);
    if (phase === 'failed')
      return reasonText(t, { failure: medium?.failure, refusedFormat: medium?.refusedFormat });
    if (isBeingAnalysed(upload) && upload.radio.id !== radio?.id)
      return t('uploads.elsewhere', { radio: upload.radio.name });
    if (phase === 'received' && pictureId) return t('uploads.pictures.waiting');
    if (phase === 'ready' && picture) return t('uploads.pictures.used');
    const soFar = t('uploads.sent', { sent: format.size(sent), size: format.size(size) });
    if (phase === 'paused' && sent > 0) return `${t('uploads.phases.paused')} · ${soFar}`;
    if (phase !== 'sending') return `${t(`uploads.phases.${phase}`)} · ${format.size(size)}`;
    const left = secondsLeft(size - sent, speed);
    return [
      soFar,
      speed ? format.speed(speed) : '',
      left === undefined ? '' : t('uploads.left', { time: format.span(left) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
