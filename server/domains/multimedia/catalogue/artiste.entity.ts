import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { SoftDeletable } from '../../../kit/entities/softDeletable.ts';
import { BooleanFilter, StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { OutputType } from '../../../kit/rules/outputType.ts';
import { allow } from '../../../kit/rules/rule.ts';
import { RadioOwned } from '../../organization/radios/radioOwned.ts';
import { nameKey } from './nameKey.ts';

const keyOfName = ({ name }: Artiste) => nameKey(name);

@Entity()
@Index({ properties: ['radio', 'nameKey'] })
@Index({ properties: ['radio', 'deletedAt', 'isOneArtiste'] })
@OutputType({
  rule: allow('read', 'Artiste'),
  description: 'Who made songs and albums: a person, a group, an orchestra.',
})
export class Artiste extends SoftDeletable(RadioOwned) {
  @Field({ description: 'The name as it is shown, 1 to 200 characters.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  /** What likely duplicates share: letters and digits alone. */
  @Property({ type: 'string', hidden: true, onCreate: keyOfName, onUpdate: keyOfName })
  nameKey!: string;

  @Field({ description: 'A few words about them, at most 5,000 characters of plain text; may be empty.' })
  @Property({ type: 'text', default: '' })
  biography: string = '';

  @Field({
    description:
      'Address of their picture, 256 pixels square; empty when there is none. `-64.webp` and `-512.webp` at its end are other sizes.',
  })
  @Property({ type: 'string', default: '' })
  picture: string = '';

  @Field({
    description:
      'Whether the name reads like several and is that of one artiste, such as “Earth, Wind & Fire”; otherwise whoever it names is kept apart from their other songs, each on their own.',
  })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  isOneArtiste: boolean = false;

  @Field({ description: 'Made from the tags of a file, and not looked at by anybody yet.' })
  @ListField({ filter: () => BooleanFilter })
  @Property({ type: 'boolean', default: false })
  needsReview: boolean = false;
}
