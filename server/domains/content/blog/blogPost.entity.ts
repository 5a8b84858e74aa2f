import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToMany, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, registerEnumType } from 'type-graphql';
import { SearchableEntity } from '../../../kit/entities/searchableEntity.ts';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { textOfClean } from '../../../kit/html/cleanHtml.ts';
import { byIdOf, DateTimeFilter, enumFilter, StringFilter, TextsFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { User } from '../../platform/public.ts';
import { BlogAuthor } from './blogAuthor.ts';
import { BlogCategory } from './blogCategory.entity.ts';

export enum BlogStatus {
  DRAFT = 'DRAFT',
  PENDING = 'PENDING',
  PUBLISHED = 'PUBLISHED',
}
registerEnumType(BlogStatus, {
  name: 'BlogStatus',
  description: 'Status of an article.',
  valuesConfig: {
    DRAFT: { description: 'Draft, visible to its author and to people who manage articles.' },
    PENDING: { description: 'Ready for review before publication; visible to the same people as a draft.' },
    PUBLISHED: { description: 'Published, visible to everybody who may read the blog.' },
  },
});

const BlogStatusFilter = enumFilter(BlogStatus, 'BlogStatus');

@Entity()
@OutputType({
  rule: allow('read', 'BlogPost'),
  description:
    'Article of the blog. Unpublished articles are visible to their author and to people who manage articles.',
})
export class BlogPost extends SoftDeletable(SearchableEntity) {
  @Field({ description: 'Title, 1 to 160 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'Slug: letters, digits and single hyphens; unique.' })
  @ListField({ filter: () => StringFilter, sort: false })
  @Property({ type: 'string' })
  @Unique()
  slug!: string;

  @Field(() => BlogStatus, { description: 'Status of the article.' })
  @ListField({ filter: () => BlogStatusFilter })
  @Enum({ items: () => BlogStatus })
  status: BlogStatus = BlogStatus.DRAFT;

  @Field({ description: 'Excerpt as plain text, at most 500 characters.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  excerpt: string = '';

  @Field({
    description: 'Article as HTML, sanitised when it was written and safe to display. May be empty.',
  })
  @ListField({ sort: false, search: textOfClean as never })
  @Property({ type: 'text', default: '' })
  content: string = '';

  @Field({
    description:
      'Address of the picture, 960 x 540 pixels; empty without one. Replace the end by `-480.webp` or `-1600.webp` for other widths.',
  })
  @Property({ type: 'string', default: '' })
  featuredImage: string = '';

  @Field(() => [String], { description: 'Tags: at most 12 words or short phrases.' })
  @ListField({
    filter: () => TextsFilter,
    sort: false,
    search: ((tags: string[]) => tags.join(' ')) as never,
  })
  @Property({ type: 'json', default: '[]' })
  tags: string[] = [];

  @Field(() => BlogAuthor, { nullable: true, description: 'Author; null when the account was deleted.' })
  @ListField({
    via: {
      authorId: { ...byIdOf('User'), shownAs: 'author.id' },
      authorName: { property: 'fullName', shownAs: 'author.fullName', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null', index: true })
  author!: Ref<User> | null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Time of the first publication, even when the article was unpublished later; null before.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  publishedAt: Date | null = null;

  @ListField({ via: { categoryId: byIdOf('BlogCategory') } })
  @ManyToMany({ entity: () => BlogCategory, owner: true })
  categories = new Collection<BlogCategory>(this);
}
