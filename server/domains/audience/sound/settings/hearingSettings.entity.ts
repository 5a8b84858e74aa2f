import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { RadioOwned } from '../../../platform/public.ts';

/** Defaults for radios without settings. */
export const defaultMonitoring = {
  isHeard: true,
  opensAfter: 15_000,
  mailsStaff: true,
  addresses: [] as readonly string[],
};

@Entity()
@Unique({ properties: ['radio'] })
@OutputType({
  rule: allow('read', 'StreamServer'),
  description: 'Audio monitoring settings of a radio, with the receivers of incident notifications.',
})
export class HearingSettings extends RadioOwned {
  @Field({ description: 'True when the sound of the mount points is monitored.' })
  @Property({ type: 'boolean', default: true })
  isHeard: boolean = defaultMonitoring.isHeard;

  @Field(() => Int, {
    description: 'Duration of trouble before it is an incident, 5,000 to 600,000 milliseconds.',
  })
  @Property({ type: 'integer', default: 15_000 })
  opensAfter: number = defaultMonitoring.opensAfter;

  @Field({
    description: 'True when team members who may see the streaming servers are notified.',
  })
  @Property({ type: 'boolean', default: true })
  mailsStaff: boolean = defaultMonitoring.mailsStaff;

  @Field(() => [String], { description: 'Further mail addresses to notify, at most 10.' })
  @Property({ type: 'json', default: '[]' })
  addresses: string[] = [];
}
