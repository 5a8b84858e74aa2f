import { Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { NumberFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { Label } from '../../organization/radios/label.ts';

/** An entry of a list that a radio keeps to sort its programmes by: it has a colour, and a place among the others. */
@ObjectType({ simpleResolvers: true })
export abstract class PlanningLabel extends Label {
  @Field({ description: 'The colour that it is shown in, `#rrggbb`.' })
  @Property({ type: 'string' })
  colour: string = '#64748b';

  @Field(() => Int, {
    description: 'Its place among the others, 0 to 9,999; those at the same place go by their names.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', default: 0 })
  position: number = 0;
}
