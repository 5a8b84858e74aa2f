import { Entity, Enum, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Length } from 'class-validator';
import { Field, registerEnumType } from 'type-graphql';
import { enumFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { Writable } from '../../../kit/resource/inputsOf.ts';
import { resource } from '../../../kit/resource/resource.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { ForVisitors } from '../../../kit/rules/visitors.ts';
import { RadioOwned } from '../../platform/public.ts';

export enum BroadcastBand {
  FM = 'FM',
  DAB = 'DAB',
  AM = 'AM',
  SATELLITE = 'SATELLITE',
  CABLE = 'CABLE',
}
registerEnumType(BroadcastBand, {
  name: 'BroadcastBand',
  description: 'Way of broadcasting other than over the internet.',
  valuesConfig: {
    FM: { description: 'Analogue radio on very high frequencies (VHF).' },
    DAB: { description: 'Digital radio: DAB or DAB+.' },
    AM: { description: 'Analogue radio on long, medium or short wave.' },
    SATELLITE: { description: 'Direct reception from a satellite.' },
    CABLE: { description: 'Cable network or television box.' },
  },
});
const BroadcastBandFilter = enumFilter(BroadcastBand, 'BroadcastBand');

@Entity()
@Unique({ properties: ['radio', 'area', 'band', 'channel'] })
@OutputType({
  rule: allow('read', 'Frequency'),
  description: 'A frequency or channel on which the radio can be received in an area.',
})
export class Frequency extends RadioOwned {
  @ForVisitors()
  @Field({ description: 'Town or area in which the radio can be received, 1 to 120 characters.' })
  @Writable({ checks: [Length(1, 120)] })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  area!: string;

  @ForVisitors()
  @Field(() => BroadcastBand, { description: 'Way of broadcasting.' })
  @Writable()
  @ListField({ filter: () => BroadcastBandFilter })
  @Enum({ items: () => BroadcastBand })
  band!: BroadcastBand;

  @ForVisitors()
  @Field({
    description:
      'Frequency or channel as people enter it on a receiver, such as `98.2 MHz` or `Channel 9C`. 1 to 60 characters. The combination of `area`, `band` and `channel` is unique in the radio; a duplicate is rejected with `taken` at all three fields.',
  })
  @Writable({ checks: [Length(1, 60)] })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  channel!: string;

  @ForVisitors()
  @Field({
    description:
      'Note for listeners, such as the hours of a shared frequency, at most 200 characters; may be empty.',
  })
  @Writable({ checks: [Length(0, 200)], whenAbsent: 'Defaults to an empty text.' })
  @ListField({ sort: false, search: true })
  @Property({ type: 'string' })
  note: string = '';
}

export const FrequencyResolver = resource(Frequency, {
  title: '{area}',
  subtitle: '{channel}',
  list: '/admin/frequencies',
  roles: { staff: ['read'], editor: ['manage'] },
  forVisitors: true,
});
