import type { Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Colleague } from '../../content/public.ts';
import { RadioOwned, User } from '../../platform/public.ts';
import { Content } from '../contents/content.entity.ts';

@Entity()
@Index({ properties: ['content', 'publishedAt'] })
@OutputType({
  rule: allow('read', 'Content'),
  description:
    'Text of a content as it was published. Each publication and each change of a published content stores a revision, unless the text equals that of the latest revision. The newest 100 revisions of each content are stored.',
})
export class ContentRevision extends RadioOwned {
  @Field(() => Content, { description: 'Content that the revision belongs to.' })
  @ListField({ via: { contentId: { ...byIdOf('Content'), shownAs: 'content.id' } } })
  @ManyToOne({ entity: () => Content, ref: true, deleteRule: 'cascade' })
  content!: Ref<Content>;

  @Field(() => DateTimeISO, {
    description:
      'When the text was published. For a text that was published before revisions were stored, the time of its last change.',
  })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime' })
  publishedAt!: Date;

  @Field(() => Colleague, {
    nullable: true,
    description: 'The person who published the text; null when unknown or when the account was deleted.',
  })
  @ListField({ via: { publishedById: { ...byIdOf('User'), shownAs: 'publishedBy.id' } } })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  publishedBy!: Ref<User> | null;

  /** Values of the fields of `ContentText`. Lacks fields that did not exist when the text was stored. */
  @Property({ type: 'json', hidden: true })
  fields: object = {};

  /** Address of the picture in `fields`; empty without one. A column, so that a query can tell whether a revision uses a file. */
  @Property({ type: 'string', default: '', hidden: true })
  picture: string = '';
}
