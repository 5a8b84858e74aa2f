import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { Slot } from '../slots/slot.entity.ts';

/** What is planned inside of one occurrence: a slot on one of its days. There is none until something stands in it. */
@Entity()
@Unique({ properties: ['slot', 'date'] })
export class Rundown extends RadioOwned {
  @ManyToOne({ entity: () => Slot, ref: true, deleteRule: 'cascade' })
  slot!: Ref<Slot>;

  /** The day by its series. */
  @Property({ type: 'date', index: true })
  date!: string;
}
