import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DraftOf } from '../../../kit/drafts/draftOf.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Colleague } from '../../content/public.ts';
import { RadioOwned, User } from '../../platform/public.ts';
import { Content } from '../contents/content.entity.ts';

@Entity()
@Unique({ properties: ['content'] })
@OutputType({
  rule: allow('read', 'Content'),
  description:
    'Unpublished changes to a published content. Visitors see the published text until the draft is published.',
})
export class ContentDraft extends DraftOf(RadioOwned) {
  @ManyToOne({ entity: () => Content, ref: true, hidden: true, deleteRule: 'cascade' })
  content!: Ref<Content>;

  @Field(() => Colleague, {
    nullable: true,
    description: 'The person who saved the draft last; null when the account was deleted.',
  })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  savedBy!: Ref<User> | null;
}
