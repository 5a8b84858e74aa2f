import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { SearchableEntity } from '../../kit/entities/searchableEntity.ts';
import { listed } from '../../kit/list/listed.ts';
import { KnowledgeTopic } from './knowledgeTopic.entity.ts';

/** A question of the knowledge base, answered at length. */
@Entity()
export class KnowledgeQuestion extends SearchableEntity {
  @ManyToOne({ entity: () => KnowledgeTopic, ref: true, deleteRule: 'cascade', index: true })
  topic!: Ref<KnowledgeTopic>;

  @listed({ search: true })
  @Property({ type: 'string' })
  question!: string;

  /** The name in addresses. */
  @Property({ type: 'string' })
  @Unique()
  slug!: string;

  /** HTML, sanitised. */
  @Property({ type: 'text' })
  content!: string;

  @Property({ type: 'integer' })
  position!: number;
}
