import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTimeISO } from '../../../kit/graphql/scalars.ts';
import { byIdOf, DateTimeFilter, IDFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { Guarded } from '../../../kit/rules/guardedProperties.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { FilterForVisitors, ForVisitors } from '../../../kit/rules/visitors.ts';
import { RadioOwned } from '../../platform/public.ts';
import { Content } from '../contents/content.entity.ts';
import { WebCommentStatus, WebCommentStatusFilter } from './webCommentEnums.ts';

@Entity()
@Unique({ properties: ['sendKey'] })
@Index({ properties: ['radio', 'status', 'id'] })
@Index({ properties: ['content', 'status', 'id'] })
@Index({ properties: ['radio', 'authorMark'] })
@OutputType({
  rule: allow('read', 'WebComment'),
  description: 'A comment that a visitor wrote below a news item or a blog post of the website.',
})
export class WebComment extends RadioOwned {
  @FilterForVisitors()
  @Field(() => Content, {
    nullable: true,
    description:
      'Content that the comment belongs to, also while it is in the recycle bin. Null with FORBIDDEN when the viewer may not read contents.',
  })
  @ListField({
    via: {
      contentId: byIdOf('Content'),
      contentTitle: { property: 'title', filter: () => StringFilter },
    },
  })
  @ManyToOne({ entity: () => Content, ref: true, deleteRule: 'cascade' })
  content!: Ref<Content>;

  @ForVisitors()
  @Field(() => WebComment, {
    nullable: true,
    description:
      'Comment that this comment replies to, always one without a parent. Null for a comment on the content itself.',
  })
  @ListField({
    via: {
      parentId: {
        property: 'id',
        filter: () => IDFilter,
        names: 'WebComment',
        shownAs: 'parent.id',
        sort: false,
      },
    },
  })
  @ManyToOne({ entity: () => WebComment, ref: true, nullable: true, index: true, deleteRule: 'cascade' })
  parent!: Ref<WebComment> | null;

  @Field(() => WebCommentStatus, { description: 'Status: visitors see approved comments only.' })
  @ListField({ filter: () => WebCommentStatusFilter })
  @Enum({ items: () => WebCommentStatus, default: WebCommentStatus.WAITING })
  status: WebCommentStatus = WebCommentStatus.WAITING;

  @ForVisitors()
  @Field({ description: 'Name of the author as plain text, 1 to 60 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string', length: 60 })
  name!: string;

  @Field({
    nullable: true,
    description:
      'E-mail address of the author. Null with FORBIDDEN when the viewer may not read the addresses of commenters. Visitors never see it.',
  })
  @Guarded('read', 'WebCommentEmail')
  @ListField({ filter: () => StringFilter, search: true })
  // Hidden from the audit log, which stays when the comment is deleted.
  @Property({ type: 'string', length: 254, hidden: true })
  email!: string;

  @ForVisitors()
  @Field({ description: 'Plain text, 1 to 2,000 characters.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text' })
  text!: string;

  @ForVisitors()
  @Field(() => DateTimeISO, { description: 'When the comment was sent.' })
  @ListField({ filter: () => DateTimeFilter })
  @Property({ type: 'datetime', onCreate: () => new Date() })
  sentAt!: Date;

  /** Keyed hash of the e-mail address, to recognise authors. */
  @Property({ type: 'string', length: 43, hidden: true })
  authorMark!: string;

  /** Hash of the signature of the form, so that a form that is sent twice adds one comment. */
  @Property({ type: 'string', length: 43, hidden: true })
  sendKey!: string;
}
