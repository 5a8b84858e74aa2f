import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../../kit/entities/baseEntity.ts';
import { User } from '../../platform/public.ts';

/** Bookmarked page of a person, with its position. */
@Entity()
@Unique({ properties: ['user', 'target'] })
export class Bookmark extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** Permanent name of the page, such as `invoices`. */
  @Property({ type: 'string' })
  target!: string;

  @Property({ type: 'integer' })
  position!: number;
}
