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

  /** Date by its series, which stays when the occurrence is moved. */
  @Property({ type: 'date' })
  date!: string;

  @Enum({ items: () => SlotLayer })
  layer!: SlotLayer;

  /** Wall clock time of the radio at its start, in milliseconds as counted in `time/days.ts`. */
  @Property({ type: wholeNumber })
  wall!: number;

  /** In milliseconds of the wall clock. */
  @Property({ type: 'integer' })
  duration!: number;

  @Property({ type: 'datetime' })
  startsAt!: Date;

  @Property({ type: 'datetime' })
  endsAt!: Date;

  @Enum({ items: () => OccurrenceState })
  state: OccurrenceState = OccurrenceState.PLANNED;

  /** True when it differs from its series. */
  @Property({ type: 'boolean', default: false })
  isException: boolean = false;

  /** True when its time, length or layer differs: it then stays when the series moves. */
  @Property({ type: 'boolean', default: false })
  isMoved: boolean = false;

  /** True when its date is no longer part of the series: it is hidden, and returns when the date does. */
  @Property({ type: 'boolean', default: false })
  isDropped: boolean = false;

  /** Title of the occurrence; empty for that of the slot. */
  @Property({ type: 'string', default: '' })
  title: string = '';

  /** Episode of the occurrence; null for that of the slot. */
  @ManyToOne({ entity: () => Episode, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  episode!: Ref<Episode> | null;
}
