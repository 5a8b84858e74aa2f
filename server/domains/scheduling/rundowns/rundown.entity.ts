import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { RadioOwned } from '../../platform/public.ts';
import { Slot } from '../slots/slot.entity.ts';

/** The rundown of one occurrence. The row is created with the first change of the rundown, or with its chat. */
@Entity()
@Unique({ properties: ['slot', 'date'] })
export class Rundown extends RadioOwned {
  @ManyToOne({ entity: () => Slot, ref: true, deleteRule: 'cascade' })
  slot!: Ref<Slot>;

  /** Original date of the occurrence in its series. */
  @Property({ type: 'date', index: true })
  date!: string;
}
