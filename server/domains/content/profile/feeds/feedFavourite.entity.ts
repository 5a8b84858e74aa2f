import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { User } from '../../../platform/public.ts';
import { Feed } from './feed.entity.ts';

/** Favourite mark of a person on a feed entry. */
@Entity()
@Unique({ properties: ['feed', 'user'] })
export class FeedFavourite extends BaseEntity {
  @ManyToOne({ entity: () => Feed, ref: true, deleteRule: 'cascade' })
  feed!: Ref<Feed>;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;
}
