import { Field } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { Slot } from '../slot.entity.ts';

@OutputType({
  rule: allow('read', 'Slot'),
  description: 'Result of `splitSlot`: the two series that a slot was split into.',
})
export class SlotSplit {
  @Field(() => Slot, {
    description:
      'The old series, which ends before the date, or with the date when its occurrence has begun.',
  })
  before!: Slot;
  @Field(() => Slot, { description: 'The new series, which begins on or after the date.' }) after!: Slot;
}
