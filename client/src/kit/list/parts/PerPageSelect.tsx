import { Flex, NativeSelect } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { List } from '../types';

/** Select for the page size, or for all rows in one table. */
export function PerPageSelect({
  list,
}: {
  list: Pick<List<never, never>, 'perPageChoice' | 'perPageChoices' | 'setPerPage'>;
}) {
  const { t } = useTranslation();
  const { perPageChoice, perPageChoices, setPerPage } = list;
  return (
    <Flex as="label" align="center" gap="2" hideBelow="md">
      {t('list.perPage')}
      <NativeSelect.Root size="xs" w="auto">
        <NativeSelect.Field
          // Makes the select as wide as its chosen option rather than its longest one.
          css={{ fieldSizing: 'content' }}
          value={perPageChoice}
          onChange={({ target: { value } }) => setPerPage(value === 'all' ? value : Number(value))}
        >
          {perPageChoices.map((choice) => (
            <option key={choice} value={choice}>
              {choice === 'all' ? t('list.scrolling.all') : choice}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Flex>
  );
}
