import { Stack, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../../kit/access/useCan';
import { Section } from '../../../../kit/layout/Card';
import { CaptionsEditor, DownloadCaptions } from './CaptionsEditor';
import type { VideoDetailFragment } from './videos.generated';

/** Section to add, replace and remove the captions of a video. */
export function CaptionsSection({ video }: { video: VideoDetailFragment }) {
  const { t } = useTranslation();
  const mayEdit = useCan()({ action: 'update', subject: 'Video' });
  const { id, title, captionsUrl } = video;
  const file: ComponentProps<typeof DownloadCaptions> = {
    textOf: (key, values) => t(`multimedia.captions.${key}`, values),
    title,
    url: captionsUrl,
  };
  const owner = { typename: 'Video', id, property: 'captionsUrl', url: `/uploads/media/${id}/captions` };
  return (
    <Section title={t('multimedia.captions.title')}>
      <Stack gap="3">
        <Text color="fg.muted">
          {captionsUrl
            ? t('multimedia.captions.there')
            : t(`multimedia.captions.${mayEdit ? 'none' : 'noneToRead'}`)}
        </Text>
        {mayEdit ? (
          <CaptionsEditor {...file} owner={owner} />
        ) : captionsUrl ? (
          <DownloadCaptions {...file} />
        ) : null}
      </Stack>
    </Section>
  );
}
