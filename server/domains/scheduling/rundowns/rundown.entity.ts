import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { RadioOwned } from '../../platform/public.ts';
import { Slot } from '../slots/slot.entity.ts';

/** The rundown of one occurrence. Its row exists once it has had an item. */
@Entity()
@Unique({ properties: ['slot', 'date'] })
export class Rundown extends RadioOwned {
  @ManyToOne({ entity: () => Slot, ref: true, deleteRule: 'cascade' })
  slot!: Ref<Slot>;

  /** Date of the occurrence, by its series. */
  @Property({ type: 'date', index: true })
  date!: string;
}
