import { Collection } from '@mikro-orm/core';
import { Entity, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { EditableEntity } from '../../kit/entities/baseEntity.ts';
import { PollOption } from './pollOption.entity.ts';

/** A question to the staff. */
@Entity()
export class Poll extends EditableEntity {
  @Property({ type: 'string' })
  question!: string;

  @OneToMany(() => PollOption, (option) => option.poll)
  options = new Collection<PollOption>(this);
}
