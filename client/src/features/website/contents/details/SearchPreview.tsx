import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ContentKind } from '../../../../apollo/schemaTypes.generated';
import { useSession } from '../../../../apollo/session/SessionContext';
import type { SaveForm } from '../../../../kit/form/useSaveForm';
import { wholePictureOf } from '../../picture/focus';
import { FocusedImage } from '../../picture/FocusedImage';
import { addressOfSite, publicPathOf } from '../../paths';
import { useWebsiteAddressQuery } from '../../settings/settings.generated';
import type { ContentFormValues } from '../contentForm';
import { cutAt, shownLengths } from './searchLengths';

/** The content as a search engine and a shared link show it, while it is written. */
export function SearchPreview({ kind, form }: { kind: ContentKind; form: SaveForm<ContentFormValues> }) {
  const { t } = useTranslation();
  const { viewer } = useSession();
  const { data } = useWebsiteAddressQuery();
  const values = useWatch({ control: form.control }) as ContentFormValues;
  const { language, slug, picture, pictureFocus } = values;
  const title = (values.seoTitle || values.title).trim() || t('website.seo.noTitle');
  const description = (values.seoDescription || values.excerpt).trim();
  const site = data?.websiteAddress;
  const address = site
    ? new URL(publicPathOf(addressOfSite(site), { kind, language, slug: slug || '…' }), location.origin)
    : undefined;
  const radio = viewer?.radio?.name;
  const written = { dir: 'auto', lang: language.toLowerCase(), overflowWrap: 'anywhere' } as const;
  return (
    <Stack gap="4">
      <Preview label={t('website.seo.preview')}>
        <Box borderWidth="1px" borderRadius="l2" p="3">
          {address ? (
            <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
              <bdi dir="ltr">{`${address.host}${decodeURI(address.pathname).replaceAll('/', ' › ')}`}</bdi>
            </Text>
          ) : null}
          <Text color="fg.link" fontWeight="medium" {...written}>
            {cutAt(radio ? `${title} · ${radio}` : title, shownLengths.seoTitle)}
          </Text>
          <Text textStyle="compact" color="fg.muted" {...written}>
            {description ? cutAt(description, shownLengths.seoDescription) : t('website.seo.noDescription')}
          </Text>
        </Box>
      </Preview>
      <Preview label={t('website.seo.card')}>
        <Box borderWidth="1px" borderRadius="l2" overflow="hidden" maxW="sm">
          {picture ? (
            <FocusedImage src={wholePictureOf(picture)} alt="" focus={pictureFocus} ratio={1200 / 630} />
          ) : (
            <Text p="3" bg="bg.muted" textStyle="compact" color="fg.muted">
              {t('website.seo.noPicture')}
            </Text>
          )}
          <Box p="3">
            {address ? (
              <Text textStyle="xs" color="fg.muted">
                <bdi dir="ltr">{address.host}</bdi>
              </Text>
            ) : null}
            <Text fontWeight="medium" lineClamp={2} {...written}>
              {title}
            </Text>
            <Text textStyle="compact" color="fg.muted" lineClamp={2} {...written}>
              {description}
            </Text>
          </Box>
        </Box>
      </Preview>
    </Stack>
  );
}

function Preview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box as="figure" aria-label={label}>
      <Heading as="h3" textStyle="compact" fontWeight="medium" mb="1">
        {label}
      </Heading>
      {children}
    </Box>
  );
}
