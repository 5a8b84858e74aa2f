import { Box, Flex, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

/** Skeleton of the rows. Stays invisible while loading is quick. */
export function ListSkeleton({
  columns,
  rows,
  isVisible,
}: {
  columns: number;
  rows: number;
  isVisible: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('list.loading')} opacity={isVisible ? 1 : 0} borderTopWidth="1px">
      {Array.from({ length: rows }, (_, row) => (
        <Flex
          key={row}
          h="44px"
          align="center"
          gap="6"
          px="4"
          borderBottomWidth="1px"
          borderColor="border.muted"
        >
          {Array.from({ length: columns }, (_, column) => (
            <Skeleton key={column} flex={column === 0 ? 2 : 1} h="3" maxW={column === 0 ? '56' : '28'} />
          ))}
        </Flex>
      ))}
    </Box>
  );
}
