import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { RadioOwned } from '../../platform/public.ts';
import { Episode } from '../../programmes/public.ts';
import { SlotLayer } from '../slots/slotEnums.ts';
import { Slot } from '../slots/slot.entity.ts';
import { OccurrenceState } from './occurrenceState.ts';

/**
 * An occurrence of a slot. Rows are stored for all dates of the coming weeks, for changed dates at any time, and for the past;
 * later dates are computed from the series. The API shows both alike.
 */
@Entity()
@Unique({ properties: ['slot', 'date'] })
@Index({ properties: ['radio', 'startsAt'] })
@Index({ properties: ['radio', 'isException', 'date'] })
export class Occurrence extends RadioOwned {
  @ManyToOne({ entity: () => Slot, ref: true, deleteRule: 'cascade' })
  slot!: Ref<Slot>;

  /** Original date in the series; unchanged when the occurrence is moved. */
  @Property({ type: 'date' })
  date!: string;

  @Enum({ items: () => SlotLayer })
  layer!: SlotLayer;

  /** Start as wall clock time of the radio, in milliseconds as counted in `time/days.ts`. */
  @Property({ type: wholeNumber })
  wall!: number;

  /** Duration in milliseconds of wall clock time. */
  @Property({ type: 'integer' })
  duration!: number;

  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  endsAt!: Date;

  @Enum({ items: () => OccurrenceState })
  state: OccurrenceState = OccurrenceState.PLANNED;

  /** True when the occurrence differs from its series in any field. */
  @Property({ type: 'boolean', default: false })
  isException: boolean = false;

  /**
   * True when time, length or layer differ from the series.
   * The occurrence then stays where it is when the series moves.
   */
  @Property({ type: 'boolean', default: false })
  isMoved: boolean = false;

  /**
   * True when the series no longer includes the date, or the slot was deleted.
   * The occurrence is hidden, and shown again when the slot has the date again.
   */
  @Property({ type: 'boolean', default: false })
  isDropped: boolean = false;

  /** Title of this occurrence; empty to use the title of the slot. */
  @Property({ type: 'string', default: '' })
  title: string = '';

  /** Episode of this occurrence; null to use the episode of the slot. */
  @ManyToOne({ entity: () => Episode, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  episode!: Ref<Episode> | null;
}
