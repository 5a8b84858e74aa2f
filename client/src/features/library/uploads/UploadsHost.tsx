import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../apollo/session/SessionContext';
import { totalsOf } from './choosing/uploadGroups';
import { UploadsPanel } from './panel/UploadsPanel';
import type { Upload } from './uploadTypes';
import { useFollowMedia } from './useFollowMedia';
import { useFollowPictures } from './useFollowPictures';
import { useUploadState } from './useUploads';

/** Upload panel, independent of the current page. */
export default function UploadsHost() {
  const { radio } = useViewer();
  const state = useUploadState();
  useFollowMedia(state.uploads, radio?.id);
  useFollowPictures(state.uploads, radio?.id);
  return (
    <>
      <UploadNews uploads={state.uploads} />
      <UploadsPanel {...state} />
    </>
  );
}

/** Announces the upload progress to screen readers when a file is complete, rather than all the time. */
function UploadNews({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation();
  const { all, ready, failed, underWay, analysing } = totalsOf(uploads);
  return (
    <Box role="status" srOnly>
      {all === 0
        ? ''
        : [
            underWay + analysing > 0
              ? t('uploads.news.running', { done: ready, count: all })
              : t('uploads.news.finished', { count: ready }),
            failed > 0 ? t('uploads.news.failed', { count: failed }) : '',
          ].join(' ')}
    </Box>
  );
}
