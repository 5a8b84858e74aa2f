import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { BooleanFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../platform/public.ts';
import { nameKey } from './merging/nameKey.ts';

const keyOfName = ({ name }: Artiste) => nameKey(name);

@Entity()
@Index({ properties: ['radio', 'nameKey'] })
@Index({ properties: ['radio', 'deletedAt', 'isSingleArtiste'] })
@OutputType({
  rule: allow('read', 'Artiste'),
  description: 'Artiste of songs and albums: a person, a group or an orchestra.',
})
export class Artiste extends SoftDeletable(RadioOwned) {
  @Field({ description: 'Display name, 1 to 200 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  /** Comparison key of the name (letters and digits only), for finding likely duplicates. */
  @Property({ type: 'string', hidden: true, onCreate: keyOfName, onUpdate: keyOfName })
  nameKey!: string;

  @Field({ description: 'Biography, at most 5,000 characters of plain text; may be empty.' })
  @Property({ type: 'text', default: '' })
  biography: string = '';

  @Field({
    description:
      'Address of the picture, 256 pixels square, ending in `-256.webp`; empty when there is none. Replace this ending by `-64.webp` or `-512.webp` for other sizes.',
  })
  @Property({ type: 'string', default: '' })
  picture: string = '';

  @Field({
    description:
      'True when the name looks like several names but is one artiste, such as “Earth, Wind & Fire”. When false, the artiste separation applies to each of the names.',
  })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  isSingleArtiste: boolean = false;

  @Field({
    description: 'True when the artiste was created from the tags of a file and has not been reviewed yet.',
  })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  needsReview: boolean = false;
}
