import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { textOfClean } from '../../../kit/html/cleanHtml.ts';
import {
  BooleanFilter,
  byIdOf,
  DateTimeFilter,
  NumberFilter,
  StringFilter,
  TextsFilter,
} from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { ForVisitors } from '../../../kit/rules/visitors.ts';
import { Colleague } from '../../content/public.ts';
import { RadioOwned, User } from '../../platform/public.ts';
import { draftCondition } from '../drafts/draftCondition.ts';
import { PictureFocus } from '../pictures/pictureFocus.ts';
import { Topic } from '../topics/topic.entity.ts';
import {
  ContentKind,
  ContentKindFilter,
  ContentState,
  ContentStateFilter,
  SiteLanguage,
  SiteLanguageFilter,
} from './contentEnums.ts';
import { ContentStatus, ContentStatusFilter, statusCondition } from './contentStatus.ts';
import { Photo } from './pictures/photo.ts';
import { outdatedCondition, translatedCondition } from './translations/translations.ts';

@Entity()
@Unique({ properties: ['radio', 'kind', 'language', 'slug'] })
@Unique({ properties: ['translationGroup', 'language'] })
@Index({ properties: ['radio', 'kind', 'language', 'state', 'publishedFrom'] })
@Index({ properties: ['radio', 'picture'] })
@OutputType({
  rule: allow('read', 'Content'),
  description:
    'A content of the website in one language. It is news, a blog post, a service, a photo album, a product or a partner. A content and its translations share a group.',
})
export class Content extends SoftDeletable(RadioOwned) {
  @ForVisitors()
  @Field(() => ContentKind, { description: 'Area of the website, such as NEWS; cannot be changed later.' })
  @ListField({ filter: () => ContentKindFilter })
  @Enum({ items: () => ContentKind })
  kind!: ContentKind;

  @ForVisitors()
  @Field(() => SiteLanguage, { description: 'Language of the text; cannot be changed later.' })
  @ListField({ filter: () => SiteLanguageFilter })
  @Enum({ items: () => SiteLanguage })
  language!: SiteLanguage;

  @ForVisitors()
  @Field({
    description: 'Key that is shared by all translations of the same content, at most one for each language.',
  })
  @ListField({ filter: () => StringFilter, sort: false })
  @Property({ type: 'string', length: 36 })
  translationGroup!: string;

  @Field(() => ContentState, {
    description:
      'Editorial state: draft, in review, published or archived. A published content may be scheduled or ended, see `status`.',
  })
  @ListField({ filter: () => ContentStateFilter })
  @Enum({ items: () => ContentState, default: ContentState.DRAFT })
  state: ContentState = ContentState.DRAFT;

  @ForVisitors()
  @Field({ description: 'Title, 1 to 160 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  title!: string;

  @ForVisitors()
  @Field({
    description:
      'Slug in addresses: small letters of any script without accents, digits and single hyphens. Unique in the radio for its `kind` and `language`.',
  })
  @ListField({ filter: () => StringFilter, sort: false })
  @Property({ type: 'string' })
  slug!: string;

  @ForVisitors()
  @Field({ description: 'Excerpt as plain text, at most 500 characters. May be empty.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text', default: '' })
  excerpt: string = '';

  @ForVisitors()
  @Field({ description: 'Text as HTML, sanitised when stored: safe to show unchanged. May be empty.' })
  @ListField({ sort: false, search: textOfClean })
  @Property({ type: 'text', default: '' })
  body: string = '';

  @ForVisitors()
  @Field(() => [String], {
    description:
      'Tags of the content: words or short phrases, at most 12 for each content. The website shows the tags of news and blog posts, but not of other kinds.',
  })
  @ListField({
    filter: () => TextsFilter,
    sort: false,
    search: (tags: string[]) => tags.join(' '),
  })
  @Property({ type: 'json', default: '[]' })
  tags: string[] = [];

  @ForVisitors()
  @Field({
    description:
      'Address of the picture, 960 x 540 pixels, ending in `-960.webp`; empty without one. Replace this ending by `-480.webp` or `-1600.webp` for other widths.',
  })
  @Property({ type: 'string', default: '' })
  picture: string = '';

  @ForVisitors()
  @Field({ description: 'Alternative text of the picture, at most 300 characters.' })
  @Property({ type: 'string', default: '' })
  pictureAlt: string = '';

  @ForVisitors()
  @Field(() => PictureFocus, {
    description:
      'Focal point: stays visible when the picture is cropped. Guessed when the picture is uploaded.',
  })
  @Property({ type: 'json', default: '{"x":50,"y":50}' })
  pictureFocus: PictureFocus = new PictureFocus();

  @ForVisitors()
  @Field(() => Topic, { nullable: true, description: 'Topic, of the same area; null without one.' })
  @ListField({
    via: { topicId: byIdOf('Topic'), topicName: { property: 'name', filter: () => StringFilter } },
  })
  @ManyToOne({ entity: () => Topic, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  topic!: Ref<Topic> | null;

  @ForVisitors()
  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'Start of the time on the website; null before the first publication.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  publishedFrom: Date | null = null;

  @Field(() => DateTimeISO, {
    nullable: true,
    description: 'End of the time on the website, exclusive; null for no end.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', nullable: true })
  publishedUntil: Date | null = null;

  /** Last change of the fields that are translated. Null for contents that were stored before it was recorded. */
  @Property({ type: 'datetime', nullable: true, hidden: true })
  textChangedAt: Date | null = new Date();

  @ForVisitors()
  @Field({ description: 'Address that a partner, product or service links to; empty without one.' })
  @Property({ type: 'string', length: 300, default: '' })
  link: string = '';

  @ForVisitors()
  @Field({ description: 'Price as text, such as `€12`, at most 40 characters; empty without one.' })
  @Property({ type: 'string', default: '' })
  price: string = '';

  @ForVisitors()
  @Field({ description: 'Availability as text, such as `In stock`, at most 40 characters.' })
  @Property({ type: 'string', default: '' })
  stock: string = '';

  @ForVisitors()
  @Field({
    description: 'Title for search engines, at most 120 characters; empty to use the title of the content.',
  })
  @Property({ type: 'string', default: '' })
  seoTitle: string = '';

  @ForVisitors()
  @Field({ description: 'Description for search engines, at most 300 characters; empty to use the excerpt.' })
  @Property({ type: 'string', default: '' })
  seoDescription: string = '';

  @ForVisitors()
  @Field(() => [Photo], {
    description: 'Photos of a photo album (kind ALBUM), in their order; empty for other kinds.',
  })
  @Property({ type: 'json', default: '[]' })
  photos: Photo[] = [];

  @ForVisitors()
  @Field({
    description:
      'True when visitors may comment on the content. Only news and blog posts can have comments; the value has no effect on other kinds.',
  })
  @Property({ type: 'boolean', default: true })
  allowsComments: boolean = true;

  @ForVisitors()
  @ListField({ filter: () => NumberFilter })
  @Field(() => Int, {
    description:
      'Position in the list of the kind, 0 to 9,999. Contents are sorted by position, then by date; news and blog posts by date alone.',
  })
  @Property({ type: 'integer', default: 0 })
  position: number = 0;

  @Field(() => Colleague, { nullable: true, description: 'Author; null when the account was deleted.' })
  @ListField({
    via: {
      authorId: { ...byIdOf('User'), shownAs: 'author.id' },
      authorName: { property: 'fullName', shownAs: 'author.fullName', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  author!: Ref<User> | null;

  @Field(() => Colleague, {
    nullable: true,
    description:
      'The person who was asked to review the content. Null when everybody or nobody was asked, after the review, and when the account was deleted.',
  })
  @ListField({
    via: {
      reviewerId: { ...byIdOf('User'), shownAs: 'reviewer.id' },
      reviewerName: { property: 'fullName', shownAs: 'reviewer.fullName', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  reviewer!: Ref<User> | null;

  @ListField({ filter: () => BooleanFilter, sort: false, where: draftCondition })
  declare readonly hasDraft: boolean;

  @ListField({ filter: () => BooleanFilter, sort: false, where: translatedCondition })
  declare readonly lacksTranslation: boolean;

  @ListField({ filter: () => BooleanFilter, sort: false, where: outdatedCondition })
  declare readonly isOutdated: boolean;

  @ListField({ filter: () => ContentStatusFilter, sort: false, where: statusCondition })
  declare readonly status: ContentStatus;
}
