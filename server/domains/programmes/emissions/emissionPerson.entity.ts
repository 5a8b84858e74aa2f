import type { Ref } from '@mikro-orm/core';
import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Participant } from '../people/participant.ts';
import { Emission } from './emission.entity.ts';

@Entity()
@OutputType({
  rule: allow('read', 'Emission'),
  description: 'A person who takes part in an emission, such as a presenter.',
})
export class EmissionPerson extends Participant {
  @ManyToOne({ entity: () => Emission, ref: true, hidden: true, deleteRule: 'cascade', index: true })
  emission!: Ref<Emission>;
}
