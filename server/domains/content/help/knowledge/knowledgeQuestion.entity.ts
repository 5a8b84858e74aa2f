import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { SearchableEntity } from '../../../../kit/entities/searchableEntity.ts';
import { textOfClean } from '../../../../kit/html/cleanHtml.ts';
import { byIdOf } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { KnowledgeTopic } from './knowledgeTopic.entity.ts';

@Entity()
@OutputType({
  rule: allow('read', 'KnowledgeQuestion'),
  description: 'Question of the knowledge base, with a detailed answer.',
})
export class KnowledgeQuestion extends SearchableEntity {
  @Field(() => KnowledgeTopic, { description: 'Group of the question.' })
  @ListField({ via: { topicId: byIdOf('KnowledgeTopic') } })
  @ManyToOne({ entity: () => KnowledgeTopic, ref: true, deleteRule: 'cascade', index: true })
  topic!: Ref<KnowledgeTopic>;

  @Field({ description: 'Question, 1 to 200 characters, which is also the title.' })
  @ListField({ search: true })
  @Property({ type: 'string' })
  question!: string;

  @Field({ description: 'Permanent slug: letters, digits and single hyphens; unique.' })
  @Property({ type: 'string' })
  @Unique()
  slug!: string;

  @Field({ description: 'Answer as HTML, sanitised when it was written and safe to display.' })
  @ListField({ sort: false, search: textOfClean })
  @Property({ type: 'text' })
  content!: string;

  @ListField({ about: 'Position of the question in its group.' })
  @Property({ type: 'integer' })
  position!: number;
}
