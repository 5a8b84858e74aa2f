import { Entity, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { RadioOwned } from '../../../platform/public.ts';

/** Monitoring settings of radios that have stored none. */
export const defaultMonitoring = {
  isMonitored: true,
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
export class MonitoringSettings extends RadioOwned {
  @Field({ description: 'True when the sound of the mount points is monitored.' })
  @Property({ type: 'boolean', default: true })
  isMonitored: boolean = defaultMonitoring.isMonitored;

  @Field(() => Int, {
    description:
      'How long a sound problem must last before an incident opens, 5,000 to 600,000 milliseconds.',
  })
  @Property({ type: 'integer', default: 15_000 })
  opensAfter: number = defaultMonitoring.opensAfter;

  @Field({
    description:
      'True to notify the members of the team who may read `StreamServer` about incidents. They are notified in the portal, and by mail according to their preferences. The people in `addresses` are notified in either case. At most three incidents an hour are notified for each mount point, and for each kind of incident of the whole station.',
  })
  @Property({ type: 'boolean', default: true })
  mailsStaff: boolean = defaultMonitoring.mailsStaff;

  @Field(() => [String], {
    description:
      'Further mail addresses to notify, at most 10. An address that belongs to an account is notified only about incidents that the account may see.',
  })
  @Property({ type: 'json', default: '[]' })
  addresses: string[] = [];
}
