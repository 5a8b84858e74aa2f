import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { SearchableEntity } from '../../kit/entities/searchableEntity.ts';
import { listed } from '../../kit/list/listed.ts';
import { FaqCategory } from './faqCategory.entity.ts';

/** A frequent question and its answer. */
@Entity()
export class FaqQuestion extends SearchableEntity {
  @ManyToOne({ entity: () => FaqCategory, ref: true, deleteRule: 'cascade', index: true })
  category!: Ref<FaqCategory>;

  @listed({ search: true })
  @Property({ type: 'string' })
  question!: string;

  @listed({ search: true })
  @Property({ type: 'text' })
  answer!: string;

  @Property({ type: 'integer' })
  position!: number;
}
