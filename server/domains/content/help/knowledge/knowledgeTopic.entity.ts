import { Collection, type Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { EditableEntity } from '../../../../kit/entities/baseEntity.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { KnowledgeCategory } from './knowledgeCategory.entity.ts';
import { KnowledgeQuestion } from './knowledgeQuestion.entity.ts';

@Entity()
@OutputType({
  rule: allow('read', 'KnowledgeQuestion'),
  description:
    'Group of questions in a category of the knowledge base. Groups belong to the questions: their permission is `read` on `KnowledgeQuestion`.',
})
export class KnowledgeTopic extends EditableEntity {
  @Field(() => KnowledgeCategory, { description: 'Category of the topic.' })
  @ManyToOne({ entity: () => KnowledgeCategory, ref: true, deleteRule: 'cascade', index: true })
  category!: Ref<KnowledgeCategory>;

  @Field({ description: 'Title of the group.' })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'Lucide name of the icon, such as `mic`.' })
  @Property({ type: 'string' })
  icon!: string;

  @Field({
    description: 'Semantic colour of the icon: `primary`, `success`, `warning`, `info` or `danger`.',
  })
  @Property({ type: 'string' })
  iconColor!: string;

  @Property({ type: 'integer' })
  position!: number;

  @OneToMany(() => KnowledgeQuestion, (question) => question.topic)
  questions = new Collection<KnowledgeQuestion>(this);
}
