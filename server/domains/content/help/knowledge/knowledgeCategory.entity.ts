import { Collection } from '@mikro-orm/core';
import { Entity, OneToMany, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { EditableEntity } from '../../../../kit/entities/baseEntity.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { KnowledgeTopic } from './knowledgeTopic.entity.ts';

@Entity()
@OutputType({
  rule: allow('read', 'KnowledgeQuestion'),
  description:
    'Category of the knowledge base. Categories belong to the questions: their permission is `read` on `KnowledgeQuestion`.',
})
export class KnowledgeCategory extends EditableEntity {
  @Field({ description: 'Permanent key for addresses, such as `on-air`; unique.' })
  @Property({ type: 'string' })
  @Unique()
  key!: string;

  @Field({ description: 'Title of the category.' })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'Description in one sentence.' })
  @Property({ type: 'string' })
  description!: string;

  @Field({
    description:
      'Address of the picture, 640 x 360 pixels, ending in `-640.webp`; empty without one. Replace this ending by `-320.webp` for half the width.',
  })
  @Property({ type: 'string', default: '' })
  picture: string = '';

  @Property({ type: 'integer' })
  position!: number;

  @OneToMany(() => KnowledgeTopic, (topic) => topic.category)
  topics = new Collection<KnowledgeTopic>(this);
}
