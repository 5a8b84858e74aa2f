import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { StringFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { foldText } from '../../../kit/text/foldText.ts';
import { RadioOwned } from './radioOwned.ts';

const foldedName = ({ name }: Label) => foldText(name.trim());

/** A name of a radio, of which no two fold to the same text. */
@Unique({ properties: ['radio', 'foldedName'] })
@ObjectType({ simpleResolvers: true })
export abstract class Label extends RadioOwned {
  @Field({
    description:
      'Its name, 1 to 80 characters; unique in the radio, whatever case, accents and typographic signs.',
  })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  /** What is compared. */
  @Property({ type: 'string', hidden: true, onCreate: foldedName, onUpdate: foldedName })
  foldedName!: string;
}
