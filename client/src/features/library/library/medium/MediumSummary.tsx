import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PictureEditor } from '../../../../kit/form/uploads/PictureEditor';
import { Card } from '../../../../kit/layout/Card';
import { Facts } from '../../../../kit/layout/Facts';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { Artwork } from '../../../../kit/data/people/Artwork';
import type { MediaKindScreens } from '../kinds';
import type { MediumDetail } from './medium';

/** Side column with the picture, the duration, the category and the tags. */
export function MediumSummary({
  medium,
  kind,
  mayEdit,
}: {
  medium: MediumDetail;
  kind: MediaKindScreens;
  mayEdit: boolean;
}) {
  const { t } = useTranslation();
  const media = useMeasureFormat();
  const { id, title, artwork, duration, category, tags } = medium;
  return (
    <Card p="4">
      <Stack gap="4">
        <Box w="full" maxW={{ base: '56', lg: 'none' }} mx="auto">
          {mayEdit ? (
            <PictureEditor
              owner={{
                typename: kind.type,
                id,
                name: title,
                property: 'artwork',
                url: `/uploads/media/${id}/artwork`,
              }}
              hasPicture={artwork !== ''}
              shape="l2"
              measure={{ w: 'full', aspectRatio: 1 }}
              withoutText={t('multimedia.withoutArtwork')}
            >
              {(preview) => <Artwork src={preview ?? artwork} icon={kind.icon} />}
            </PictureEditor>
          ) : (
            <Box w="full" aspectRatio={1}>
              <Artwork src={artwork} icon={kind.icon} />
            </Box>
          )}
        </Box>
        <Facts
          items={[
            [
              t('multimedia.fields.duration'),
              duration === null ? '—' : <bdi key="duration">{media.clock(duration)}</bdi>,
            ],
            [t('multimedia.fields.category'), category ? <bdi key="category">{category.name}</bdi> : '—'],
            [t('multimedia.fields.tags'), <Tags key="tags" tags={tags} />],
          ]}
        />
      </Stack>
    </Card>
  );
}

function Tags({ tags }: { tags: MediumDetail['tags'] }) {
  if (tags.length === 0) return <Text as="span">—</Text>;
  return (
    <Flex gap="1.5" wrap="wrap" mt="1">
      {tags.map(({ id, name }) => (
        <Badge key={id} colorPalette="gray">
          <bdi>{name}</bdi>
        </Badge>
      ))}
    </Flex>
  );
}
