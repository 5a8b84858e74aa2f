import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { totalsOf } from './choosing/uploadGroups';
import type { Upload } from './uploadTypes';

/** Announces the upload progress to screen readers when a file is complete, rather than all the time. */
export function UploadNews({ uploads }: { uploads: readonly Upload[] }) {
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
