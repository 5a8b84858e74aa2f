import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { Slot } from '../slots/slot.entity.ts';

/** That those who present a slot were told that it is empty: once for each of its days. */
@Entity()
@Unique({ properties: ['slot', 'date'] })
export class SlotWarning extends RadioOwned {
  @ManyToOne({ entity: () => Slot, ref: true, deleteRule: 'cascade' })
  slot!: Ref<Slot>;

  /** The day by its series. */
  @Property({ type: 'date' })
  @Index()
  date!: string;
}
