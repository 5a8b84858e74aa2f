import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RowAction } from '../../../kit/list/RowActions';
import { usePlayer, usePlayerState } from '../player/usePlayer';
import type { MediumRow } from './medium';

type Rows = readonly MediumRow[];

/** Plays the rows of a list, or those that it has when asked, from the one that was chosen; pauses the one that plays. */
export function usePlayActions(rows: Rows | (() => Rows)) {
  const { t } = useTranslation();
  const { play, toggle } = usePlayer();
  const current = usePlayerState(({ queue, index }) => queue[index]?.id);
  const isPlaying = usePlayerState((player) => player.isPlaying);
  return (medium: MediumRow): RowAction[] => {
    if (!isReady(medium)) return [];
    if (medium.id === current && isPlaying)
      return [{ label: t('multimedia.pause'), icon: Pause, onClick: toggle }];
    const onClick = () => {
      if (medium.id === current) toggle();
      else play(medium, (typeof rows === 'function' ? rows() : rows).filter(isReady));
    };
    return [{ label: t('multimedia.play'), icon: Play, onClick }];
  };
}

const isReady = ({ state }: MediumRow) => state === 'READY';
