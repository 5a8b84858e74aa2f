import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Eye, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SecretField } from '../../../kit/data/secrets/SecretField';
import { Section } from '../../../kit/layout/Card';
import type { PodcastFieldsFragment } from './podcasts.generated';
import { usePreviewAddress } from './usePreviewAddress';

/**
 * Public feed URL of a podcast, and its secret preview URL. The preview also contains unpublished episodes that have a sound.
 */
export function PodcastAddresses({
  podcast: { id, feedUrl, isPublished },
  mayEdit,
}: {
  podcast: PodcastFieldsFragment;
  mayEdit: boolean;
}) {
  const { t } = useTranslation();
  const { fetchAddress, renew } = usePreviewAddress();
  const [preview, setPreview] = useState<string>();
  const show = async (address: Promise<string | undefined>) => setPreview(await address);
  return (
    <Section title={t('podcasts.addresses')}>
      <Stack gap="4">
        <Stack gap="1.5">
          <SecretField secret={feedUrl} label={t('podcasts.feed')} />
          {isPublished ? null : (
            <Text textStyle="compact" color="fg.muted">
              {t('podcasts.feedHidden')}
            </Text>
          )}
        </Stack>
        {mayEdit ? (
          <Stack gap="1.5">
            {preview ? <SecretField secret={preview} label={t('podcasts.preview')} /> : null}
            <Text textStyle="compact" color="fg.muted">
              {t('podcasts.previewAbout')}
            </Text>
            <Flex gap="2" wrap="wrap">
              {preview ? null : (
                <Button size="sm" variant="outline" onClick={() => void show(fetchAddress(id))}>
                  <Eye aria-hidden /> {t('podcasts.showPreview')}
                </Button>
              )}
              <Button size="sm" variant="outline" onClick={() => void show(renew(id))}>
                <RefreshCw aria-hidden /> {t('podcasts.renew')}
              </Button>
            </Flex>
          </Stack>
        ) : null}
      </Stack>
    </Section>
  );
}
