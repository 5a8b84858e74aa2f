import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../../kit/entities/baseEntity.ts';
import { User } from '../../../platform/public.ts';
import { PostComment } from './postComment.entity.ts';

/** Like of a comment by a person. */
@Entity()
@Unique({ properties: ['comment', 'user'] })
export class CommentLike extends BaseEntity {
  @ManyToOne({ entity: () => PostComment, ref: true, deleteRule: 'cascade' })
  comment!: Ref<PostComment>;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  user!: Ref<User>;
}
