import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { wholeNumber } from '../../../kit/entities/wholeNumber.ts';
import { MountPoint } from '../../broadcasting/public.ts';
import { RadioOwned } from '../../platform/public.ts';

/** Listening figures of a mount point by day on the radio's clock and by country. */
@Entity()
@Index({ properties: ['radio', 'day'] })
export class AudienceCountry extends RadioOwned {
  @ManyToOne({ entity: () => MountPoint, ref: true, index: true, deleteRule: 'cascade' })
  mount!: Ref<MountPoint>;

  @Property({ type: 'date' })
  day!: string;

  /** ISO 3166-1 alpha-2 code; empty when unknown. */
  @Property({ type: 'string' })
  country!: string;

  @Property({ type: 'integer' })
  sessions!: number;

  @Property({ type: 'integer' })
  listeners!: number;

  /** Total listening time in milliseconds. */
  @Property({ type: wholeNumber })
  duration!: number;
}
