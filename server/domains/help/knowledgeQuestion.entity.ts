import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { SearchableEntity } from '../../kit/entities/searchableEntity.ts';
import { textOfClean } from '../../kit/html/cleanHtml.ts';
import { byIdOf } from '../../kit/list/filters.ts';
import { ListField } from '../../kit/list/listField.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { allow } from '../../kit/rules/rule.ts';
import { KnowledgeTopic } from './knowledgeTopic.entity.ts';

@Entity()
@OutputType({
  rule: allow('read', 'KnowledgeQuestion'),
  description: 'A question of the knowledge base, answered at length.',
})
export class KnowledgeQuestion extends SearchableEntity {
  @Field(() => KnowledgeTopic, { description: 'The group that it belongs to.' })
  @ListField({ via: { topicId: byIdOf('KnowledgeTopic') } })
  @ManyToOne({ entity: () => KnowledgeTopic, ref: true, deleteRule: 'cascade', index: true })
  topic!: Ref<KnowledgeTopic>;

  @Field({ description: 'The question, 1 to 200 characters: its title.' })
  @ListField({ search: true })
  @Property({ type: 'string' })
  question!: string;

  @Field({ description: 'Its lasting name in addresses: letters, digits and single hyphens; unique.' })
  @Property({ type: 'string' })
  @Unique()
  slug!: string;

  @Field({ description: 'The answer as HTML: cleaned when it was written, to be shown as it is.' })
  @ListField({ sort: false, search: textOfClean as never })
  @Property({ type: 'text' })
  content!: string;

  @ListField({ about: 'Its place in the group.' })
  @Property({ type: 'integer' })
  position!: number;
}
