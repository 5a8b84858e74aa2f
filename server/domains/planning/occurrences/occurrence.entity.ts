import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { Episode } from '../episodes/episode.entity.ts';
import { SlotLayer } from '../slots/slotEnums.ts';
import { Slot } from '../slots/slot.entity.ts';
import { OccurrenceState } from './occurrenceState.ts';

/**
 * A slot on one of its days. Rows are kept for all days of the coming weeks, for what differs from its series whenever that
 * is, and for what has been; the days beyond follow from the series. The API shows both alike.
 */
@Entity()
@Unique({ properties: ['slot', 'date'] })
@Index({ properties: ['radio', 'startsAt'] })
@Index({ properties: ['radio', 'isException', 'date'] })
export class Occurrence extends RadioOwned {
  @ManyToOne({ entity: () => Slot, ref: true, deleteRule: 'cascade' })
  slot!: Ref<Slot>;

  /** The day by its series, which it keeps wherever it is moved to. */
  @Property({ type: 'date' })
  date!: string;

  @Enum({ items: () => SlotLayer })
  layer!: SlotLayer;

  /** What the radio's clock shows at its start, in milliseconds as `time/days.ts` counts them. */
  @Property({ type: wholeNumber })
  wall!: number;

  /** In milliseconds of that clock. */
  @Property({ type: 'integer' })
  duration!: number;

  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  endsAt!: Date;

  @Enum({ items: () => OccurrenceState })
  state: OccurrenceState = OccurrenceState.PLANNED;

  /** Whether something of it is other than its series says. */
  @Property({ type: 'boolean', default: false })
  isException: boolean = false;

  /** Whether that is its time, its length or its layer: then it stays where it is when the series moves. */
  @Property({ type: 'boolean', default: false })
  isMoved: boolean = false;

  /** Whether its day is none of the series any more: it is not shown, and comes back when the day does. */
  @Property({ type: 'boolean', default: false })
  isDropped: boolean = false;

  /** Its own; empty for that of the slot. */
  @Property({ type: 'string', default: '' })
  title: string = '';

  /** Its own; null for that of the slot. */
  @ManyToOne({ entity: () => Episode, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  episode!: Ref<Episode> | null;
}
