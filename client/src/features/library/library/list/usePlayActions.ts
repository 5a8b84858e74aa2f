import { useApolloClient } from '@apollo/client/react';
import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../../kit/list/table/RowActions';
import type { List } from '../../../../kit/list/types';
import { following } from '../../player/following';
import { usePlayer, usePlayerState } from '../../player/usePlayer';
import type { MediumRow } from '../medium/medium';

/** Returns the row action that plays the list from the chosen row to its end. On the playing row, it pauses. */
export function usePlayActions<TSortKey extends string>(
  list: Pick<List<MediumRow, TSortKey>, 'rowsNow' | 'question' | 'totalItems' | 'totalIsExact'>,
) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { play, toggle } = usePlayer();
  const current = usePlayerState(({ queue, index }) => queue[index]?.id);
  const isPlaying = usePlayerState((player) => player.isPlaying);

  const playFrom = (medium: MediumRow) => {
    const { question, totalItems, totalIsExact } = list;
    const { rows, first } = list.rowsNow();
    const known = new Set<string>();
    // During playback, new media may push rows onto later pages: skip rows that are already queued.
    const playable = (found: readonly MediumRow[]) =>
      found.filter((row) => isReady(row) && !known.has(row.id) && known.add(row.id));
    const position = { question, from: first + rows.length, total: totalIsExact ? totalItems : Infinity };
    play(medium, playable(rows), following<MediumRow>(client, position, playable));
  };
  return (medium: MediumRow): RowAction[] => {
    if (!isReady(medium)) return [];
    if (medium.id === current && isPlaying)
      return [{ label: t('multimedia.pause'), icon: Pause, onClick: toggle }];
    const onClick = () => (medium.id === current ? toggle() : playFrom(medium));
    return [{ label: t('multimedia.play'), icon: Play, onClick }];
  };
}

const isReady = ({ state }: MediumRow) => state === 'READY';
