import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { wholeNumber } from '../../../../kit/entities/wholeNumber.ts';
import { Episode } from '../../episodes/episode.entity.ts';

/**
 * Bytes of an episode that one listener received on one day.
 * No address is stored. The hash of a listener includes the day, so that nobody can be recognised on the next
 * day.
 */
@Entity()
@Unique({ properties: ['episode', 'day', 'listener'] })
@Index({ properties: ['day'] })
export class PodcastListener {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => Episode, ref: true, deleteRule: 'cascade' })
  episode!: Ref<Episode>;

  @Property({ type: 'date' })
  day!: string;

  @Property({ type: 'string', length: 32 })
  listener!: string;

  @Property({ type: wholeNumber })
  bytes!: number;
}
