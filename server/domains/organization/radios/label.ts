import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { fold } from '../../../kit/list/searchText.ts';
import { RadioOwned } from './radioOwned.ts';

const foldedName = ({ name }: Label) => fold(name.trim());

/** A name of a radio, of which no two differ by case alone. */
@Unique({ properties: ['radio', 'foldedName'] })
@ObjectType({ simpleResolvers: true })
export abstract class Label extends RadioOwned {
  @Field({ description: 'Its name, 1 to 80 characters; unique in the radio, whatever the case.' })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  /** What is compared. */
  @Property({ type: 'string', hidden: true, onCreate: foldedName, onUpdate: foldedName })
  foldedName!: string;
}
