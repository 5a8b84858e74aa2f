import { Entity, Enum } from '@mikro-orm/decorators/legacy';
import { Field, registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { MediaItem } from '../mediaItem.entity.ts';
import { MediaKind } from './mediaKind.ts';

export enum JinglePurpose {
  STATION_ID = 'STATION_ID',
  SWEEPER = 'SWEEPER',
  LINER = 'LINER',
  BED = 'BED',
}
registerEnumType(JinglePurpose, {
  name: 'JinglePurpose',
  description: 'Purpose of a jingle on the air.',
  valuesConfig: {
    STATION_ID: { description: 'Identifies the station.' },
    SWEEPER: { description: 'Connects one item with the next.' },
    LINER: { description: 'A spoken line over music.' },
    BED: { description: 'Background music for speech.' },
  },
});
const JinglePurposeFilter = enumFilter(JinglePurpose, 'JinglePurpose');

@Entity({ discriminatorValue: MediaKind.JINGLE })
@OutputType({ rule: allow('read', 'Jingle'), description: 'Short audio piece that identifies the station.' })
export class Jingle extends MediaItem {
  override kind = MediaKind.JINGLE;

  @Field(() => JinglePurpose, {
    description: 'Purpose of the jingle on the air, such as identifying the station.',
  })
  @ListField({ filter: () => JinglePurposeFilter })
  @Enum({ items: () => JinglePurpose })
  purpose: JinglePurpose = JinglePurpose.STATION_ID;
}
