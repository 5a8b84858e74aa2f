import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/format/useFormat';
import type { MergedRecord } from '../../../kit/merging/MergeDrawer';
import type { Column } from '../../../kit/list/types';
import { ColourDot } from '../ColourDot';

interface LabelRow {
  name: string;
  colour: string;
  position: number;
  emissionCount: number;
}

/**
 * Returns the columns name, position and number of emissions. The lists of emission categories, classifications, tags and
 * languages use them.
 */
export function useLabelColumns(): Record<
  'name' | 'position' | 'emissions',
  Column<LabelRow, 'name' | 'position'>
> {
  const { t } = useTranslation();
  const format = useFormat();
  return {
    name: {
      key: 'name',
      header: t('planning.fields.name'),
      sortBy: 'name',
      isFixed: true,
      cell: ({ name, colour }) => (
        <Flex align="center" gap="2.5" minW="0">
          <ColourDot colour={colour} />
          <bdi className="row-name">{name}</bdi>
        </Flex>
      ),
      card: 'title',
    },
    position: {
      key: 'position',
      header: t('planning.fields.position'),
      sortBy: 'position',
      align: 'end',
      width: '110px',
      from: 'md',
      cell: ({ position }) => format.integer(position),
    },
    emissions: {
      key: 'emissions',
      header: t('planning.fields.emissionCount'),
      align: 'end',
      width: '130px',
      cell: ({ emissionCount }) => format.integer(emissionCount),
      card: 'end',
    },
  };
}

/** Default sort order of lists of emission labels: ascending by the position that users have entered. */
export const inOwnOrder = { key: 'position', order: 'ASC' } as const;

/** Returns a function that says how many emissions change when a label is merged into another. */
export function useMergeEffect() {
  const { t } = useTranslation();
  return ({ name, emissionCount }: MergedRecord & Pick<LabelRow, 'emissionCount'>) =>
    t('planning.merge', { name, count: emissionCount });
}
