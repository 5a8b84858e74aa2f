import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../../apollo/session/SessionContext';
import { useMediaFormat } from '../../../../kit/media/mediaFormat';
import { secondsLeft } from './pace';
import { isBeingAnalysed, type SendProblem, type Upload } from '../uploadTypes';

const known = [
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

/** Says where a file is, and if it is nowhere, why. */
export function useUploadText() {
  const { t } = useTranslation();
  const { radio } = useViewer();
  const format = useMediaFormat();

  const problemText = ({ code, reason, free = 0, allowed }: SendProblem): string => {
    if (code === 'STORAGE_FULL')
      return t(`uploads.problems.STORAGE_FULL_${reason ?? 'disk'}`, { free: format.size(free) });
    if (code === 'LIMIT_EXCEEDED' && allowed)
      return t('uploads.problems.tooLarge', { most: format.size(allowed) });
    const key = known.find((one) => one === code);
    return t(key ? `uploads.problems.${key}` : 'uploads.problems.other');
  };

  return (upload: Upload): string => {
    const { phase, sent, size, speed, problem, medium, picture, pictureId } = upload;
    if (phase === 'stopped' && problem) return problemText(problem);
    if (phase === 'failed' && picture) return t(`uploads.pictures.${picture.failure ?? 'UNEXPECTED'}`);
    if (phase === 'failed') return t(`multimedia.reasons.${medium?.failure ?? 'UNEXPECTED'}`);
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
