import type { TFunction } from 'i18next';
import { Pause, Play, Scissors, X } from 'lucide-react';
import { memo } from 'react';
import type { MeasureFormat } from '../../../../kit/data/format/measureFormat';
import { kindNamed } from '../../library/kinds';
import { MediumPicture } from '../../../../kit/data/people/MediumPicture';
import { actionsOf, SortableItem } from '../../../../kit/list/sortable/SortableItem';
import type { PlaylistItemFieldsFragment } from './items.generated';
import { hasOwnTiming } from './ownTiming';

/** Actions on a playlist's items by id. One object for all rows, so that only changed rows render again. */
export interface ItemActs {
  play: (id: string) => void;
  edit: (id: string) => void;
  remove: (id: string) => void;
  select: (id: string, isSelected: boolean) => void;
}

interface Props {
  item: PlaylistItemFieldsFragment;
  index: number;
  /** Milliseconds between the start of the playlist and the start of this item. */
  start: number;
  isSelected: boolean;
  isPlaying: boolean;
  mayChange: boolean;
  acts: ItemActs;
  t: TFunction;
  media: MeasureFormat;
}

/** An item of a playlist. */
export const ItemRow = memo(function ItemRow(props: Props) {
  const { item, index, start, isSelected, isPlaying, mayChange, acts, t, media } = props;
  const { id, timing } = item;
  const { title, credit, artwork, kind } = item.media;
  const action = actionsOf(title);
  return (
    <SortableItem
      id={id}
      index={index}
      mayChange={mayChange}
      isSelected={isSelected}
      selectLabel={t('playlists.items.select', { title })}
      moveLabel={t('playlists.items.move', { title })}
      onSelect={acts.select}
      states={{ 'data-playing': isPlaying ? '' : undefined }}
      aria-label={`${index + 1}. ${title}`}
      withoutControls={
        <>
          <span />
          <span />
        </>
      }
    >
      <span className="item-position">{index + 1}</span>
      <span className="medium">
        <MediumPicture src={artwork} icon={kindNamed(kind).icon} />
        <span className="person-words">
          <span className="item-title">
            <bdi className="person-name" title={title}>
              {title}
            </bdi>
            {hasOwnTiming(item) ? (
              <Scissors className="item-own" size={12} role="img" aria-label={t('playlists.items.own')} />
            ) : null}
          </span>
          <span className="item-line">
            <bdi className="item-short">{media.clock(timing.duration)}</bdi>
            {credit ? (
              <bdi className="person-detail" title={credit}>
                {credit}
              </bdi>
            ) : null}
          </span>
        </span>
      </span>
      <span className="item-number item-duration">
        <bdi>{media.clock(timing.duration)}</bdi>
      </span>
      <span className="item-start">
        <bdi>{media.clock(start)}</bdi>
      </span>
      <span className="item-actions">
        {action(
          t(isPlaying ? 'player.pause' : 'player.play'),
          isPlaying ? <Pause size={15} aria-hidden /> : <Play size={15} aria-hidden />,
          () => acts.play(id),
        )}
        {mayChange ? (
          <>
            {action(t('playlists.items.edit'), <Scissors size={15} aria-hidden />, () => acts.edit(id))}
            {action(t('playlists.items.remove'), <X size={15} aria-hidden />, () => acts.remove(id), true)}
          </>
        ) : null}
      </span>
    </SortableItem>
  );
});
