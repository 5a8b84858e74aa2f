import { Collection } from '@mikro-orm/core';
import { Entity, OneToMany, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';
import { OutputType } from '../../kit/rules/outputType.ts';
import { allow } from '../../kit/rules/rule.ts';
import { KnowledgeTopic } from './knowledgeTopic.entity.ts';

@Entity()
@OutputType({ rule: allow('read', 'KnowledgeQuestion'), description: 'A shelf of the knowledge base.' })
export class KnowledgeCategory extends EditableEntity {
  @Field({ description: 'Its lasting name in addresses, such as `on-air`; unique.' })
  @Property({ type: 'string' })
  @Unique()
  key!: string;

  @Field({ description: 'What it is called.' })
  @Property({ type: 'string' })
  title!: string;

  @Field({ description: 'What stands on it, in a sentence.' })
  @Property({ type: 'string' })
  description!: string;

  @Field({
    description:
      'Address of its picture, 640 x 360 pixels; empty when there is none. `-320.webp` at its end is half as wide.',
  })
  @Property({ type: 'string', default: '' })
  picture: string = '';

  @Property({ type: 'integer' })
  position!: number;

  @OneToMany(() => KnowledgeTopic, (topic) => topic.category)
  topics = new Collection<KnowledgeTopic>(this);
}
