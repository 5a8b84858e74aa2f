import { Entity, Enum } from '@mikro-orm/decorators/legacy';
import { Field, registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';
import { allow } from '../../../../kit/rules/rule.ts';
import { MediaItem } from '../mediaItem.entity.ts';
import { MediaKind } from './mediaKind.ts';

export enum GenericPlace {
  OPENER = 'OPENER',
  CLOSER = 'CLOSER',
}
registerEnumType(GenericPlace, {
  name: 'GenericPlace',
  description: 'Where a signature tune stands in a programme.',
  valuesConfig: {
    OPENER: { description: 'At its beginning.' },
    CLOSER: { description: 'At its end.' },
  },
});
const GenericPlaceFilter = enumFilter(GenericPlace, 'GenericPlace');

@Entity({ discriminatorValue: MediaKind.GENERIC })
@OutputType({ rule: allow('read', 'Generic'), description: 'A signature tune: opens or closes a programme.' })
export class Generic extends MediaItem {
  override kind = MediaKind.GENERIC;

  @Field(() => GenericPlace, { description: 'Where in a programme it stands.' })
  @ListField({ filter: () => GenericPlaceFilter })
  @Enum({ items: () => GenericPlace })
  place: GenericPlace = GenericPlace.OPENER;
}
