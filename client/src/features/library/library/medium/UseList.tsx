import { Box, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Use } from '../../../../apollo/errors';
import { When } from '../../../../kit/data/texts/When';
import { useRecordPath } from '../../../../kit/records/RecordKinds';
import { RecordLink } from './RecordLink';

/** Lists the uses of a record, linked where the viewer may open the page of the use. */
export function UseList({ places }: { places: readonly Use[] }) {
  const { t } = useTranslation();
  const pathOf = useRecordPath();
  return (
    <Stack as="ul" listStyleType="none" gap="2">
      {places.map((place) => {
        const path = pathOf(place.kind, place.id);
        return (
          <Box as="li" key={`${place.kind} ${place.id} ${place.at ?? ''}`}>
            {path ? (
              <RecordLink to={path} name={place.name} />
            ) : (
              <Text as="span" fontWeight="medium">
                <bdi>{place.name}</bdi>
              </Text>
            )}
            {place.at ? (
              <>
                {t('multimedia.beforeMoment')}
                <When moment={place.at} />
              </>
            ) : null}
            <Text as="span" textStyle="xs" color="fg.muted" ms="2">
              {t(`multimedia.uses.${place.kind}`, { defaultValue: '' })}
            </Text>
          </Box>
        );
      })}
    </Stack>
  );
}
