import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { SearchableEntity } from '../../../kit/entities/searchableEntity.ts';
import { byIdOf } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { FaqCategory } from './faqCategory.entity.ts';

@Entity()
@OutputType({ rule: allow('read', 'FaqQuestion'), description: 'Frequently asked question with its answer.' })
export class FaqQuestion extends SearchableEntity {
  @Field(() => FaqCategory, { description: 'Category of the question.' })
  @ListField({ via: { categoryId: byIdOf('FaqCategory') } })
  @ManyToOne({ entity: () => FaqCategory, ref: true, deleteRule: 'cascade', index: true })
  category!: Ref<FaqCategory>;

  @Field({ description: 'Question, 1 to 200 characters.' })
  @ListField({ search: true })
  @Property({ type: 'string' })
  question!: string;

  @Field({ description: 'Answer as plain text, 1 to 4,000 characters including line breaks.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'text' })
  answer!: string;

  @ListField({ about: 'Position of the question in its category.' })
  @Property({ type: 'integer' })
  position!: number;
}
