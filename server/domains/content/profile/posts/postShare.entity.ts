import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { User } from '../../../platform/public.ts';
import { Post } from './post.entity.ts';

/** Share of a post by a person. */
@Entity()
@Unique({ properties: ['post', 'user'] })
export class PostShare extends BaseEntity {
  @ManyToOne({ entity: () => Post, ref: true, deleteRule: 'cascade' })
  post!: Ref<Post>;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;
}
