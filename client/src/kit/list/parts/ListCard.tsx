import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ListPageProps } from '../listPageProps';
import { RowActions } from '../table/RowActions';
import { staysHere } from '../table/rowLink';
import type { Column, List } from '../types';
import type { Selection } from '../useSelection';

type Props<TRow extends { id: string }, TSortKey extends string> = Pick<
  ListPageProps<TRow, TSortKey>,
  'list' | 'rowName' | 'rowLink' | 'rowActions' | 'cardActions'
> & {
  row: TRow;
  /** Opens the drawer of a row; undefined when rows have links instead. */
  onOpen: ((row: TRow) => void) | undefined;
  /** In selection mode, a tap on the card selects the row. Undefined in the normal mode, in which a tap opens it. */
  selection: Selection<TRow> | undefined;
};

/** A row as a card, with its actions. */
export function ListCard<TRow extends { id: string }, TSortKey extends string>({
  row,
  list,
  selection,
  rowName,
  rowLink,
  onOpen,
  rowActions,
  cardActions,
}: Props<TRow, TSortKey>) {
  const link = rowLink?.(row);
  const actions = selection ? [] : ((link ? cardActions : rowActions)?.(row) ?? []);
  const body = <CardBody row={row} list={list} />;
  // Beside more than two buttons, the text would have half of a narrow screen.
  const isCrowded = actions.length > 2;
  return (
    <Flex
      as="li"
      borderBottomWidth="1px"
      borderColor="border.muted"
      align="center"
      justify="flex-end"
      wrap={isCrowded ? 'wrap' : undefined}
      pe={actions.length ? '1' : '0'}
      bg={selection?.has(row) ? 'brand.subtle' : undefined}
    >
      <Box flex={isCrowded ? '1 0 100%' : '1'} minW="0">
        {selection ? (
          <Choosable row={row} name={rowName(row)} selection={selection}>
            {body}
          </Choosable>
        ) : link ? (
          <Box asChild display="block" px="4" py="3" minH="44px">
            <Link to={link} preventScrollReset={staysHere(link)}>
              {body}
            </Link>
          </Box>
        ) : (
          <chakra.button
            type="button"
            display="block"
            w="full"
            textAlign="start"
            px="4"
            py="3"
            minH="44px"
            onClick={() => onOpen?.(row)}
          >
            {body}
          </chakra.button>
        )}
      </Box>
      {actions.length > 0 ? <RowActions name={rowName(row)} actions={actions} /> : null}
    </Flex>
  );
}

function Choosable<TRow extends { id: string }>({
  row,
  name,
  selection,
  children,
}: {
  row: TRow;
  name: string;
  selection: Selection<TRow>;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <Flex as="label" align="center" gap="3" px="4" py="3" minH="44px" cursor="pointer">
      <input
        type="checkbox"
        className="row-check"
        aria-label={t('list.select', { name })}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row, false)}
      />
      {/* In selection mode, links and buttons on the card do nothing: a tap selects the row. */}
      <Box flex="1" minW="0" pointerEvents="none">
        {children}
      </Box>
    </Flex>
  );
}

function CardBody<TRow extends { id: string }, TSortKey extends string>({
  row,
  list,
}: {
  row: TRow;
  list: List<TRow, TSortKey>;
}) {
  const columnsAt = (cardPosition: Column<TRow, TSortKey>['card']) =>
    list.columns.filter(({ card }) => card === cardPosition);
  const [titles, ends, details] = [columnsAt('title'), columnsAt('end'), columnsAt('detail')];
  return (
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
            // Empty details take no space.
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
}
