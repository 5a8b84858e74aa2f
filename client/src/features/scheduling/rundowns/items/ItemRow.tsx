import type { TFunction } from 'i18next';
import {
  Clock3,
  HelpCircle,
  Lock,
  Pencil,
  X,
  CircleAlert,
  CircleSlash,
  FileX,
  HourglassIcon,
  Scissors,
  CalendarX2,
  type LucideIcon,
} from 'lucide-react';
import { memo } from 'react';
import type { RundownProblem } from '../../../../apollo/schemaTypes.generated';
import type { Clock } from '../../../../kit/data/format/clock';
import type { MeasureFormat } from '../../../../kit/data/format/measureFormat';
import { StatusBadge } from '../../../../kit/data/texts/StatusBadge';
import { actionsOf, SortableItem } from '../../../../kit/list/sortable/SortableItem';
import { titleOf } from './itemForm';
import { kindIcons } from '../kinds';
import type { RundownItemFieldsFragment } from '../rundowns.generated';
import type { RundownEditor } from '../useEditors';

/** Callbacks for the actions of the rows. All rows share one object, so that only changed rows render again. */
export interface ItemActs {
  edit: (id: string) => void;
  remove: (id: string) => void;
  why: (id: string) => void;
  select: (id: string, isSelected: boolean) => void;
}

interface Props {
  item: RundownItemFieldsFragment;
  index: number;
  isSelected: boolean;
  /** True for the row after which new items are added. */
  isCurrent: boolean;
  /** Person who has selected this item on another page, with their colour. */
  editor: (RundownEditor & { colour: string }) | undefined;
  /** Planned start time, hard or soft, if the item has one. */
  plannedAt: string | undefined;
  mayChange: boolean;
  acts: ItemActs;
  t: TFunction;
  clock: Clock;
  measure: MeasureFormat;
}

/** Icons of item problems; decorative, because the text is next to them. */
const problemIcons: Record<RundownProblem, LucideIcon> = {
  NOTHING: CircleSlash,
  MISSING_FILE: FileX,
  OUT_OF_DAYS: CalendarX2,
  CUT: Scissors,
  LATE: HourglassIcon,
  BEYOND_END: CircleAlert,
};

/** An item of a rundown, with its start, length and problem. */
export const ItemRow = memo(function ItemRow(props: Props) {
  const { item, index, isSelected, isCurrent, editor, plannedAt, mayChange, acts, t, clock, measure } = props;
  const { id, kind, notes, problem, gap, media, isHard } = item;
  const title = titleOf(item) || t(`rundowns.kinds.${kind}`);
  const Icon = kindIcons[kind];
  const startsAt = clock.time(new Date(item.startsAt));
  const length = measure.clock(Date.parse(item.endsAt) - Date.parse(item.startsAt));
  const detail = media
    ? media.credit
    : title === t(`rundowns.kinds.${kind}`)
      ? ''
      : t(`rundowns.kinds.${kind}`);
  const action = actionsOf(title);
  return (
    <SortableItem
      id={id}
      index={index}
      mayChange={mayChange}
      isSelected={isSelected}
      selectLabel={t('rundowns.select', { title })}
      moveLabel={t('rundowns.move', { title })}
      onSelect={acts.select}
      states={{ 'data-current': isCurrent ? '' : undefined, 'data-editor': editor?.colour }}
      aria-current={isCurrent ? 'true' : undefined}
      aria-label={`${startsAt} ${title}`}
      lead={
        gap > 0 ? (
          <span className="item-gap">
            <Clock3 size={13} aria-hidden />
            {t('rundowns.gap', { length: measure.clock(gap) })}
          </span>
        ) : null
      }
    >
      <span className="item-time">
        <bdi>{startsAt}</bdi>
      </span>
      <span className="item-kind" role="img" aria-label={t(`rundowns.kinds.${kind}`)}>
        <Icon size={15} aria-hidden />
      </span>
      <span className="item-words">
        <bdi className="person-name" title={title}>
          {title}
        </bdi>
        <span className="item-line">
          <bdi className="item-short">
            {startsAt} · {length}
          </bdi>
          {detail ? (
            <bdi className="person-detail" title={detail}>
              {detail}
            </bdi>
          ) : null}
        </span>
        {notes ? <bdi className="item-notes">{notes}</bdi> : null}
      </span>
      <span className="item-badges">
        {editor ? <bdi className="row-aside">{editor.name}</bdi> : null}
        {plannedAt ? (
          <StatusBadge
            tone={isHard ? 'brand' : 'neutral'}
            icon={isHard ? Lock : Clock3}
            label={t(isHard ? 'rundowns.hardAt' : 'rundowns.softAt', { time: plannedAt })}
          />
        ) : null}
        {problem ? (
          <StatusBadge
            tone="warning"
            icon={problemIcons[problem]}
            label={t(`rundowns.problems.${problem}`)}
          />
        ) : null}
      </span>
      <span className="item-length">
        <bdi>{length}</bdi>
      </span>
      <span className="item-actions">
        {action(t('rundowns.why.title'), <HelpCircle size={15} aria-hidden />, () => acts.why(id))}
        {mayChange ? (
          <>
            {action(t('actions.edit'), <Pencil size={15} aria-hidden />, () => acts.edit(id))}
            {action(t('rundowns.remove'), <X size={15} aria-hidden />, () => acts.remove(id), true)}
          </>
        ) : null}
      </span>
    </SortableItem>
  );
});
