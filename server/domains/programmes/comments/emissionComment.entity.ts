import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { byIdOf } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioComment } from '../../content/public.ts';
import { Emission } from '../emissions/emission.entity.ts';

@Entity()
@OutputType({ rule: allow('read', 'EmissionComment'), description: 'A comment on an emission.' })
export class EmissionComment extends RadioComment {
  @Field(() => Emission, { description: 'Emission of the comment.' })
  @ListField({ via: { emissionId: byIdOf('Emission') } })
  @ManyToOne({ entity: () => Emission, ref: true, deleteRule: 'cascade', index: true })
  emission!: Ref<Emission>;
}
