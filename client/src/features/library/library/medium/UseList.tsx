import { Box, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Use } from '../../../../apollo/errors';
import { When } from '../../../../kit/data/texts/When';
import { useRecordPath } from '../../../../kit/records/RecordKinds';
import { RecordLink } from './RecordLink';

/** Lists the uses of a record, linked where the viewer may open the page of the use. */
export function UseList({ uses }: { uses: readonly Use[] }) {
  const { t } = useTranslation();
  const pathOf = useRecordPath();
  return (
    <Stack as="ul" listStyleType="none" gap="2">
      {uses.map((use) => {
        const path = pathOf(use.kind, use.id);
        return (
          <Box as="li" key={`${use.kind} ${use.id} ${use.at ?? ''}`}>
            {path ? (
              <RecordLink to={path} name={use.name} />
            ) : (
              <Text as="span" fontWeight="medium">
                <bdi>{use.name}</bdi>
              </Text>
            )}
            {use.at ? (
              <>
                {t('multimedia.beforeMoment')}
                <When moment={use.at} />
              </>
            ) : null}
            <Text as="span" textStyle="xs" color="fg.muted" ms="2">
              {t(`multimedia.uses.${use.kind}`, { defaultValue: '' })}
            </Text>
          </Box>
        );
      })}
    </Stack>
  );
}
