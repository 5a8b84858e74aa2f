import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { RadioOwned } from '../../platform/public.ts';
import { Slot } from '../slots/slot.entity.ts';

/** Records that people were notified of an empty slot. They are thus notified once for an occurrence. */
@Entity()
@Unique({ properties: ['slot', 'date'] })
export class SlotWarning extends RadioOwned {
  @ManyToOne({ entity: () => Slot, ref: true, deleteRule: 'cascade' })
  slot!: Ref<Slot>;

  /** Original date of the occurrence in its series. */
  @Property({ type: 'date' })
  @Index()
  date!: string;
}
