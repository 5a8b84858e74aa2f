import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToMany, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { SearchableEntity } from '../../kit/entities/searchableEntity.ts';
import { SoftDeletable } from '../../kit/entities/softDeletable.ts';
import { listed } from '../../kit/list/listed.ts';
import { User } from '../users/user.entity.ts';
import { BlogCategory } from './blogCategory.entity.ts';

export enum BlogStatus {
  DRAFT = 'DRAFT',
  PENDING = 'PENDING',
  PUBLISHED = 'PUBLISHED',
}

/** An article of the blog. */
@Entity()
export class BlogPost extends SoftDeletable(SearchableEntity) {
  @listed({ search: true })
  @Property({ type: 'string' })
  title!: string;

  /** The name in addresses. */
  @Property({ type: 'string' })
  @Unique()
  slug!: string;

  @Enum({ items: () => BlogStatus })
  status: BlogStatus = BlogStatus.DRAFT;

  @listed({ search: true })
  @Property({ type: 'text', default: '' })
  excerpt: string = '';

  /** HTML, sanitised. */
  @Property({ type: 'text', default: '' })
  content: string = '';

  @Property({ type: 'string', default: '' })
  featuredImage: string = '';

  @Property({ type: 'json', default: '[]' })
  tags: string[] = [];

  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  author!: Ref<User> | null;

  @Property({ type: 'datetime', nullable: true })
  publishedAt: Date | null = null;

  @ManyToMany({ entity: () => BlogCategory, owner: true })
  categories = new Collection<BlogCategory>(this);
}
