import { useSortable } from '@dnd-kit/react/sortable';
import type { TFunction } from 'i18next';
import { GripVertical, Pause, Play, Scissors, X } from 'lucide-react';
import { memo } from 'react';
import type { MeasureFormat } from '../../../../kit/data/measureFormat';
import { kindNamed } from '../../library/kinds';
import { MediumPicture } from '../../../../kit/data/MediumPicture';
import type { PlaylistItemFieldsFragment } from './items.generated';
import { hasOwnTiming } from './ownTiming';

/** What can be done with a row; the same for all of them, so that only rows that change are drawn again. */
export interface ItemActs {
  play: (id: string) => void;
  edit: (id: string) => void;
  remove: (id: string) => void;
  select: (id: string, isSelected: boolean) => void;
}

interface Props {
  item: PlaylistItemFieldsFragment;
  index: number;
  /** When it begins, in milliseconds after the first. */
  start: number;
  isSelected: boolean;
  isPlaying: boolean;
  mayChange: boolean;
  acts: ItemActs;
  t: TFunction;
  media: MeasureFormat;
}

/** A place in a playlist. Its row has the focus for the keys that move it. */
export const ItemRow = memo(function ItemRow(props: Props) {
  const { item, index, start, isSelected, isPlaying, mayChange, acts, t, media } = props;
  const { id, timing } = item;
  const { title, credit, artwork, kind } = item.media;
  const { ref, handleRef, isDragging } = useSortable({ id, index, disabled: !mayChange });
  const action = (label: string, icon: React.ReactNode, onClick: () => void, removes?: '') => (
    <button
      type="button"
      data-remove={removes}
      className="row-action"
      aria-label={`${label}: ${title}`}
      title={label}
      onClick={onClick}
    >
      {icon}
    </button>
  );
  return (
    <li
      // What is not dragged must not be announced as a button.
      ref={mayChange ? ref : undefined}
      className="item"
      data-item={id}
      data-selected={isSelected ? '' : undefined}
      data-dragging={isDragging ? '' : undefined}
      data-playing={isPlaying ? '' : undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the row itself is what Alt and an arrow move
      tabIndex={0}
      aria-label={`${index + 1}. ${title}`}
    >
      {mayChange ? (
        <>
          <span className="item-check">
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={t('playlists.items.select', { title })}
              onChange={({ currentTarget }) => acts.select(id, currentTarget.checked)}
            />
          </span>
          <button
            ref={handleRef}
            type="button"
            className="item-handle"
            aria-label={t('playlists.items.move', { title })}
          >
            <GripVertical size={15} aria-hidden />
          </button>
        </>
      ) : (
        <>
          <span />
          <span />
        </>
      )}
      <span className="item-place">{index + 1}</span>
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
            {action(t('playlists.items.remove'), <X size={15} aria-hidden />, () => acts.remove(id), '')}
          </>
        ) : null}
      </span>
    </li>
  );
});
