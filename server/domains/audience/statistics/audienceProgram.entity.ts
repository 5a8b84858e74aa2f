import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { MountPoint } from '../../broadcasting/public.ts';
import { RadioOwned } from '../../platform/public.ts';
import { ListenerDevice } from '../listeners/listenerDevice.ts';

/** Listening figures of a mount point by day on the radio's clock, listener program and kind of device. */
@Entity()
@Index({ properties: ['radio', 'day'] })
export class AudienceProgram extends RadioOwned {
  @ManyToOne({ entity: () => MountPoint, ref: true, index: true, deleteRule: 'cascade' })
  mount!: Ref<MountPoint>;

  @Property({ type: 'date' })
  day!: string;

  @Property({ type: 'string', length: 40 })
  program!: string;

  @Enum({ items: () => ListenerDevice })
  device!: ListenerDevice;

  @Property({ type: 'integer' })
  sessions!: number;

  /**
   * Number of listeners. A person who uses two programs counts as two, so that the sum over all programs is
   * the total.
   */
  @Property({ type: 'integer' })
  listeners!: number;

  /** Total listening time in milliseconds. */
  @Property({ type: wholeNumber })
  duration!: number;
}
