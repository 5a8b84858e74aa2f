import { Box, Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { ListPageProps } from './ListPage';
import { RowActions } from './RowActions';
import { staysHere } from './rowLink';
import type { Column } from './types';

/** Rows as cards, for screens where a table does not fit. */
export function ListCards<TRow extends { id: string }, TSortKey extends string>({
  list,
  title,
  rowName,
  rowLink,
  rowActions,
  cardActions,
}: ListPageProps<TRow, TSortKey>) {
  const placed = (place: Column<TRow, TSortKey>['card']) => list.columns.filter(({ card }) => card === place);
  const [titles, ends, details] = [placed('title'), placed('end'), placed('detail')];
  return (
    <Box as="ul" listStyleType="none" aria-label={title} borderTopWidth="1px">
      {list.rows.map((row) => {
        const link = rowLink?.(row);
        const actions = (link ? cardActions : rowActions)?.(row) ?? [];
        const body = (
          <Flex justify="space-between" gap="3" align="flex-start">
            <Box minW="0" flex="1">
              {titles.map(({ key, cell }) => (
                <Box key={key}>{cell(row)}</Box>
              ))}
              {details.length > 0 ? (
                <Flex
                  wrap="wrap"
                  columnGap="3"
                  rowGap="1"
                  mt="2"
                  align="center"
                  textStyle="xs"
                  color="fg.muted"
                  // What is not told takes no room.
                  css={{ '& > :has(> bdi:only-child:empty)': { display: 'none' } }}
                >
                  {details.map(({ key, cell }) => (
                    <Box key={key}>{cell(row)}</Box>
                  ))}
                </Flex>
              ) : null}
            </Box>
            <Box textAlign="end" flexShrink="0" fontVariantNumeric="tabular-nums">
              {ends.map(({ key, cell }) => (
                <Text as="div" key={key} mb="1">
                  {cell(row)}
                </Text>
              ))}
            </Box>
          </Flex>
        );
        return (
          <Flex
            as="li"
            key={row.id}
            borderBottomWidth="1px"
            borderColor="border.muted"
            align="center"
            pe={actions.length ? '1' : '0'}
          >
            <Box flex="1" minW="0">
              {link ? (
                <Box asChild display="block" px="4" py="3" minH="44px">
                  <Link to={link} preventScrollReset={staysHere(link)}>
                    {body}
                  </Link>
                </Box>
              ) : (
                <Box px="4" py="3">
                  {body}
                </Box>
              )}
            </Box>
            {actions.length > 0 ? <RowActions name={rowName(row)} actions={actions} /> : null}
          </Flex>
        );
      })}
    </Box>
  );
}
