import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../platform/public.ts';
import { BlogPost } from './blogPost.entity.ts';

/** Bookmark of an article by a person. */
@Entity()
@Unique({ properties: ['post', 'user'] })
export class BlogBookmark extends BaseEntity {
  @ManyToOne({ entity: () => BlogPost, ref: true, deleteRule: 'cascade' })
  post!: Ref<BlogPost>;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;
}
