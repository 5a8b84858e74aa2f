import { Box, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMeasureFormat } from '../../../../kit/data/format/measureFormat';
import { ProgressLine } from '../../../../kit/feedback/ProgressLine';
import { useLibraryStorageQuery } from '../uploads.generated';

/** Storage used by the radio's library; reloaded when uploads complete. */
export function RoomLine({ readyCount }: { readyCount: number }) {
  const { t } = useTranslation();
  const format = useMeasureFormat();
  const { data, refetch } = useLibraryStorageQuery({ fetchPolicy: 'cache-and-network' });
  useEffect(() => {
    if (readyCount === 0) return;
    const soon = setTimeout(() => void refetch().catch(() => undefined), 1000);
    return () => clearTimeout(soon);
  }, [readyCount, refetch]);

  const room = data?.libraryStorage;
  return (
    <Box px="4" py="2" borderTopWidth="1px" minH="9">
      {room ? (
        <>
          <Text textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
            {room.quota === null
              ? t('uploads.room.used', { used: format.size(room.used) })
              : t('uploads.room.of', { used: format.size(room.used), quota: format.size(room.quota) })}
          </Text>
          {room.quota ? (
            <Box mt="1">
              <ProgressLine label={t('uploads.room.label')} share={Math.min(1, room.used / room.quota)} />
            </Box>
          ) : null}
        </>
      ) : null}
    </Box>
  );
}
