import { Collection } from '@mikro-orm/core';
import { Entity, OneToMany, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { EditableEntity } from '../../../../kit/entities/baseEntity.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { PollOption } from './pollOption.entity.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Profile'),
  description:
    'Poll among the staff, with one vote per person. Polls belong to the profiles: their permission is `read` on `Profile`.',
})
export class Poll extends EditableEntity {
  @Field({ description: 'Question of the poll.' })
  @Property({ type: 'string' })
  question!: string;

  @OneToMany(() => PollOption, (option) => option.poll)
  options = new Collection<PollOption>(this);
}
