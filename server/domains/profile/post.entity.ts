import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';
import { User } from '../users/user.entity.ts';

/** What somebody told their colleagues. */
@Entity()
export class Post extends EditableEntity {
  @ManyToOne({ entity: () => User, ref: true, deleteRule: 'cascade', index: true })
  author!: Ref<User>;

  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'string', default: '' })
  picture: string = '';

  @Property({ type: 'string', default: '' })
  video: string = '';
}
