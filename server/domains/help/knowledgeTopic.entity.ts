import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';
import { KnowledgeCategory } from './knowledgeCategory.entity.ts';

/** A group of questions on a shelf of the knowledge base. */
@Entity()
export class KnowledgeTopic extends EditableEntity {
  @ManyToOne({ entity: () => KnowledgeCategory, ref: true, deleteRule: 'cascade', index: true })
  category!: Ref<KnowledgeCategory>;

  @Property({ type: 'string' })
  title!: string;

  @Property({ type: 'string' })
  icon!: string;

  @Property({ type: 'string' })
  iconColor!: string;

  @Property({ type: 'integer' })
  position!: number;
}
