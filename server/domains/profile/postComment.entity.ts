import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';
import { User } from '../users/user.entity.ts';
import { Post } from './post.entity.ts';

/** What somebody answered to a post. */
@Entity()
export class PostComment extends EditableEntity {
  @ManyToOne({ entity: () => Post, ref: true, deleteRule: 'cascade', index: true })
  post!: Ref<Post>;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  author!: Ref<User>;

  @Property({ type: 'text' })
  text!: string;
}
