import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ListCard } from './ListCard';
import type { ListPageProps } from '../listPageProps';
import { AllRows } from '../table/TableHead';
import type { Selection } from '../useSelection';

/** Rows as cards, for narrow screens. */
export function ListCards<TRow extends { id: string }, TSortKey extends string>({
  selection,
  isChoosing,
  ...props
}: ListPageProps<TRow, TSortKey> & {
  onOpen: ((row: TRow) => void) | undefined;
  selection?: Selection<TRow> | undefined;
  /** True in selection mode: a tap on a card selects its row. Otherwise a tap opens the row. */
  isChoosing: boolean;
}) {
  const { t } = useTranslation();
  const { list, title } = props;
  const chosen = isChoosing ? selection : undefined;
  return (
    <>
      {chosen ? (
        <Box
          as="label"
          display="flex"
          alignItems="center"
          gap="3"
          minH="44px"
          px="4"
          borderTopWidth="1px"
          color="fg.muted"
        >
          <AllRows rows={() => list.rows} label={t('list.selectAll')} selection={chosen} />
          {t('list.selectAll')}
        </Box>
      ) : null}
      <Box as="ul" listStyleType="none" aria-label={title} borderTopWidth="1px">
        {list.rows.map((row) => (
          <ListCard key={row.id} {...props} row={row} selection={chosen} />
        ))}
      </Box>
    </>
  );
}
