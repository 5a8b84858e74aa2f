import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { BaseEntity } from '../../kit/entities/baseEntity.ts';
import { User } from '../users/user.entity.ts';

/** A page that a person keeps at hand, and where it stands among theirs. */
@Entity()
@Unique({ properties: ['user', 'target'] })
export class Bookmark extends BaseEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  /** The lasting name of the page, such as `invoices`. */
  @Property({ type: 'string' })
  target!: string;

  @Property({ type: 'integer' })
  position!: number;
}
