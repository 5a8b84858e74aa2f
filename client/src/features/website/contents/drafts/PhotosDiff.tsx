import { Box, Flex, Heading, Image, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { thumbnailOf, type PhotoValues } from '../contentForm';
import { FieldDiff } from './FieldDiff';

interface Props {
  before: readonly PhotoValues[];
  after: readonly PhotoValues[];
  language: string;
}

/** The photos of two versions: their texts in their order, and the photos that only one of them has. */
export function PhotosDiff({ before, after, language }: Props) {
  const { t } = useTranslation();
  return (
    <Box>
      <FieldDiff
        label={t('website.fields.photos')}
        before={linesOfPhotos(before)}
        after={linesOfPhotos(after)}
        language={language}
      />
      <Thumbnails label={t('website.revisions.onlyThen')} photos={without(before, after)} />
      <Thumbnails label={t('website.revisions.onlyNow')} photos={without(after, before)} />
    </Box>
  );
}

/** A line with the texts of each photo, and its place in the album. */
const linesOfPhotos = (photos: readonly PhotoValues[]) =>
  photos
    .map(({ caption, alt }, index) => `${index + 1}. ${[caption, alt].filter(Boolean).join(' · ')}`)
    .join('\n');

const without = (photos: readonly PhotoValues[], others: readonly PhotoValues[]) =>
  photos.filter(({ picture }) => !others.some((other) => other.picture === picture));

function Thumbnails({ label, photos }: { label: string; photos: readonly PhotoValues[] }) {
  if (photos.length === 0) return null;
  return (
    <Box mt="2">
      <Heading as="h4" textStyle="compact" color="fg.muted" mb="1">
        {label}
      </Heading>
      <Flex as="ul" gap="2" wrap="wrap" listStyleType="none">
        {photos.map(({ picture, alt, caption }) => (
          <Box as="li" key={picture} w="24">
            <Image
              src={thumbnailOf(picture)}
              alt={alt || caption}
              aspectRatio={4 / 3}
              objectFit="cover"
              borderRadius="l2"
            />
            {caption ? (
              <Text textStyle="xs" color="fg.muted" lineClamp={1} dir="auto">
                {caption}
              </Text>
            ) : null}
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
