import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { RadioOwned } from '../../../organization/radios/radioOwned.ts';

/** Of a radio that has said nothing. */
export const usualHearing = {
  isHeard: true,
  opensAfter: 15_000,
  mailsStaff: true,
  addresses: [] as readonly string[],
};

@Entity()
@Unique({ properties: ['radio'] })
@OutputType({
  rule: allow('read', 'StreamServer'),
  description: 'How a radio has its mount points heard, and who is told what is wrong with their sound.',
})
export class HearingSettings extends RadioOwned {
  @Field({ description: 'Whether its mount points are heard.' })
  @Property({ type: 'boolean', default: true })
  isHeard: boolean = usualHearing.isHeard;

  @Field(() => Int, {
    description: 'How long something must be wrong to be an incident, 5,000 to 600,000 milliseconds.',
  })
  @Property({ type: 'integer', default: 15_000 })
  opensAfter: number = usualHearing.opensAfter;

  @Field({
    description: 'Whether those of its team are told by mail who may see its streaming servers.',
  })
  @Property({ type: 'boolean', default: true })
  mailsStaff: boolean = usualHearing.mailsStaff;

  @Field(() => [String], { description: 'Who else is told by mail: at most 10 addresses.' })
  @Property({ type: 'json', default: '[]' })
  addresses: string[] = [];
}
