import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { RadioOwned } from '../../platform/public.ts';
import { Slot } from '../slots/slot.entity.ts';

/** Record that the presenters of a slot were notified of its emptiness: once for each occurrence. */
@Entity()
@Unique({ properties: ['slot', 'date'] })
export class SlotWarning extends RadioOwned {
  @ManyToOne({ entity: () => Slot, ref: true, deleteRule: 'cascade' })
  slot!: Ref<Slot>;

  /** Date of the occurrence, by its series. */
  @Property({ type: 'date' })
  @Index()
  date!: string;
}
