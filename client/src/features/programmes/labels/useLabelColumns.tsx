import { Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/useFormat';
import type { Column } from '../../../kit/list/types';
import { ColourDot } from '../ColourDot';

interface LabelRow {
  name: string;
  colour: string;
  position: number;
  emissionCount: number;
}

/** The columns of every list that programmes are sorted by: what it is called, its place, how many emissions bear it. */
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

/** In the order that the station gave them. */
export const inOwnOrder = { key: 'position', order: 'ASC' } as const;
