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
  description: 'What a jingle does on air.',
  valuesConfig: {
    STATION_ID: { description: 'Says which station this is.' },
    SWEEPER: { description: 'Leads from one item to the next.' },
    LINER: { description: 'A spoken line over what plays.' },
    BED: { description: 'Music below somebody who speaks.' },
  },
});
const JinglePurposeFilter = enumFilter(JinglePurpose, 'JinglePurpose');

@Entity({ discriminatorValue: MediaKind.JINGLE })
@OutputType({ rule: allow('read', 'Jingle'), description: 'A short piece that identifies the station.' })
export class Jingle extends MediaItem {
  override kind = MediaKind.JINGLE;

  @Field(() => JinglePurpose, { description: 'What it does on air.' })
  @ListField({ filter: () => JinglePurposeFilter })
  @Enum({ items: () => JinglePurpose })
  purpose: JinglePurpose = JinglePurpose.STATION_ID;
}
