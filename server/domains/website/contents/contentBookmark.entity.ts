import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../platform/public.ts';
import { Content } from './content.entity.ts';

/** Bookmark of a content by a staff member. */
@Entity()
@Unique({ properties: ['content', 'user'] })
export class ContentBookmark extends BaseEntity {
  @ManyToOne({ entity: () => Content, ref: true, deleteRule: 'cascade' })
  content!: Ref<Content>;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;
}
