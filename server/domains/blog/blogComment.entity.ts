import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';
import { User } from '../users/user.entity.ts';
import { BlogPost } from './blogPost.entity.ts';

/** What somebody wrote below an article. */
@Entity()
export class BlogComment extends EditableEntity {
  @ManyToOne({ entity: () => BlogPost, ref: true, deleteRule: 'cascade', index: true })
  post!: Ref<BlogPost>;

  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  author!: Ref<User>;

  @Property({ type: 'text' })
  text!: string;

  /** Whether readers see it. */
  @Property({ type: 'boolean', default: true })
  active: boolean = true;
}
