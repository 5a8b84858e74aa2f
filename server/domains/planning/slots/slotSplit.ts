import { Field } from 'type-graphql';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { Slot } from './slot.entity.ts';

@OutputType({ rule: allow('read', 'Slot'), description: 'A series that became two.' })
export class SlotSplit {
  @Field(() => Slot, { description: 'The series as it was, which ends before the day.' }) before!: Slot;
  @Field(() => Slot, { description: 'The new one, which goes on from the day.' }) after!: Slot;
}
