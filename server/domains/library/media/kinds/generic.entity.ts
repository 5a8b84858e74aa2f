import { Entity, Enum } from '@mikro-orm/decorators/legacy';
import { Field, registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { MediaItem } from '../mediaItem.entity.ts';
import { MediaKind } from './mediaKind.ts';

export enum GenericPosition {
  OPENER = 'OPENER',
  CLOSER = 'CLOSER',
}
registerEnumType(GenericPosition, {
  name: 'GenericPosition',
  description: 'Position of a signature tune in a programme.',
  valuesConfig: {
    OPENER: { description: 'At the beginning of the programme.' },
    CLOSER: { description: 'At the end of the programme.' },
  },
});
const GenericPositionFilter = enumFilter(GenericPosition, 'GenericPosition');

@Entity({ discriminatorValue: MediaKind.GENERIC })
@OutputType({
  rule: allow('read', 'Generic'),
  description: 'Signature tune that opens or closes a programme.',
})
export class Generic extends MediaItem {
  override kind = MediaKind.GENERIC;

  @Field(() => GenericPosition, {
    description: 'Use of the signature tune: OPENER at the beginning or CLOSER at the end of a programme.',
  })
  @ListField({ filter: () => GenericPositionFilter })
  @Enum({ items: () => GenericPosition })
  position: GenericPosition = GenericPosition.OPENER;
}
