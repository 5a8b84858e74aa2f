import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToMany, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, registerEnumType } from 'type-graphql';
import { SearchableEntity } from '../../kit/entities/searchableEntity.ts';
import { SoftDeletable } from '../../kit/entities/softDeletable.ts';
import { DateTimeISO } from '../../kit/graphql/scalars.ts';
import { textOfClean } from '../../kit/html/cleanHtml.ts';
import { byIdOf, DateTimeFilter, enumFilter, StringFilter, TextsFilter } from '../../kit/list/filters.ts';
import { ListField } from '../../kit/list/listField.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { allow } from '../../kit/rules/rule.ts';
import { User } from '../users/user.entity.ts';
import { BlogAuthor } from './blogAuthor.ts';
import { BlogCategory } from './blogCategory.entity.ts';

export enum BlogStatus {
  DRAFT = 'DRAFT',
  PENDING = 'PENDING',
  PUBLISHED = 'PUBLISHED',
}
registerEnumType(BlogStatus, {
  name: 'BlogStatus',
  description: 'How far an article is.',
  valuesConfig: {
    DRAFT: { description: 'Still being written: only its author and whoever manages articles see it.' },
    PENDING: { description: 'Ready to be looked at before it appears; seen by the same people.' },
    PUBLISHED: { description: 'Seen by everyone who may read the blog.' },
  },
});

const BlogStatusFilter = enumFilter(BlogStatus, 'BlogStatus');

@Entity()
@OutputType({
  rule: allow('read', 'BlogPost'),
  description:
    'An article of the blog. What is not published is seen by its author and by whoever manages articles.',
})
export class BlogPost extends SoftDeletable(SearchableEntity) {
  @Field({ description: 'Its title, 1 to 160 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'Its name in addresses: letters, digits and single hyphens; unique.' })
  @ListField({ filter: () => StringFilter, sort: false })
  @Property({ type: 'string' })
  @Unique()
  slug!: string;

  @Field(() => BlogStatus, { description: 'How far it is.' })
  @ListField({ filter: () => BlogStatusFilter })
  @Enum({ items: () => BlogStatus })
  status: BlogStatus = BlogStatus.DRAFT;

  @Field({ description: 'What it is about in a few lines of plain text, at most 500 characters.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  excerpt: string = '';

  @Field({
    description: 'The article as HTML: cleaned when it was written, to be shown as it is. May be empty.',
  })
  @ListField({ sort: false, search: textOfClean as never })
  @Property({ type: 'text', default: '' })
  content: string = '';

  @Field({
    description:
      'Address of its picture, 960 x 540 pixels; empty when there is none. `-480.webp` and `-1600.webp` at its end are other widths.',
  })
  @Property({ type: 'string', default: '' })
  featuredImage: string = '';

  @Field(() => [String], { description: 'At most 12 words or short phrases.' })
  @ListField({
    filter: () => TextsFilter,
    sort: false,
    search: ((tags: string[]) => tags.join(' ')) as never,
  })
  @Property({ type: 'json', default: '[]' })
  tags: string[] = [];

  @Field(() => BlogAuthor, { nullable: true, description: 'Who wrote it; null when they are gone.' })
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
    description: 'When it was first published; null until then. Taking it back changes nothing here.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  publishedAt: Date | null = null;

  @ListField({ via: { categoryId: byIdOf('BlogCategory') } })
  @ManyToMany({ entity: () => BlogCategory, owner: true })
  categories = new Collection<BlogCategory>(this);
}
