import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { MediaItem } from '../../library/public.ts';
import { AirItem } from '../../broadcasting/public.ts';
import { Emission, Episode } from '../../programmes/public.ts';
import { RadioOwned } from '../../platform/public.ts';

/** Listener figures of one played item, on all mount points together. */
@Entity()
@Unique({ properties: ['item'] })
@Index({ properties: ['radio', 'playedFrom'] })
export class AudiencePlay extends RadioOwned {
  @ManyToOne({ entity: () => AirItem, ref: true, deleteRule: 'cascade' })
  item!: Ref<AirItem>;

  @ManyToOne({ entity: () => MediaItem, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  media!: Ref<MediaItem> | null;

  /** Emission of the slot in which the item was played. */
  @ManyToOne({ entity: () => Emission, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  emission!: Ref<Emission> | null;

  @ManyToOne({ entity: () => Episode, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  episode!: Ref<Episode> | null;

  @Property({ type: 'datetime' })
  playedFrom!: Date;

  /** Airtime for which listener counts are known, in seconds. */
  @Property({ type: 'integer' })
  seconds!: number;

  @Property({ type: 'double' })
  average!: number;

  @Property({ type: 'integer' })
  peak!: number;

  /** Average listeners of the last known minute minus those of the first. */
  @Property({ type: 'integer' })
  gained!: number;
}
