import { Property, Unique } from '@mikro-orm/decorators/legacy';
import { Length } from 'class-validator';
import { Field, ObjectType } from 'type-graphql';
import { StringFilter } from '../../../../kit/list/filters.ts';
import { ListField } from '../../../../kit/list/listField.ts';
import { Writable } from '../../../../kit/resource/inputsOf.ts';
import { foldText } from '../../../../kit/foldText.ts';
import { RadioOwned } from './radioOwned.ts';

const foldedName = ({ name }: Label) => foldText(name.trim());

/** Base class of entities that are names within a radio, such as categories. Names are unique, ignoring case and accents. */
@Unique({ properties: ['radio', 'foldedName'] })
@ObjectType({ simpleResolvers: true })
export abstract class Label extends RadioOwned {
  @Field({
    description:
      'Name, 1 to 80 characters; unique in the radio. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal.',
  })
  @Writable({
    checks: [Length(1, 80)],
    description:
      'Name, 1 to 80 characters. Rejected with `taken` when another record of this type in the radio has the same name. Two names that differ only in case, accents, or variants of apostrophes, quotes and dashes count as equal.',
  })
  @ListField({ filter: () => StringFilter, search: true })
  @Property({ type: 'string' })
  name!: string;

  /** Folded name, used for comparison. */
  @Property({ type: 'string', hidden: true, onCreate: foldedName, onUpdate: foldedName })
  foldedName!: string;
}
