import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DraftOf } from '../../../kit/drafts/draftOf.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Colleague } from '../../content/public.ts';
import { RadioOwned, User } from '../../platform/public.ts';
import { Website } from '../settings/website.entity.ts';

@Entity()
@Unique({ properties: ['website'] })
@OutputType({
  rule: allow('read', 'Website'),
  description:
    'Draft of the design of a website. Visitors see the published design until the draft is published.',
})
export class WebsiteDraft extends DraftOf(RadioOwned) {
  @ManyToOne({ entity: () => Website, ref: true, hidden: true, deleteRule: 'cascade' })
  website!: Ref<Website>;

  @Field(() => Colleague, {
    nullable: true,
    description: 'The person who saved the draft last; null when the account was deleted.',
  })
  @ManyToOne({ entity: () => User, ref: true, nullable: true, index: true, deleteRule: 'set null' })
  savedBy!: Ref<User> | null;
}
