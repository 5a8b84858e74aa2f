import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Episode } from '../../episodes/episode.entity.ts';

/** Downloads of an episode on a day (UTC). */
@Entity()
@Unique({ properties: ['episode', 'day'] })
export class PodcastDownloads {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne({ entity: () => Episode, ref: true, deleteRule: 'cascade' })
  episode!: Ref<Episode>;

  @Property({ type: 'date' })
  day!: string;

  @Property({ type: 'integer' })
  downloads!: number;
}
