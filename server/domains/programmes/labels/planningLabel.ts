import { Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { NumberFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { Label } from '../../platform/public.ts';

/** A label of a radio to sort its emissions by, with a colour and a position. */
@ObjectType({ simpleResolvers: true })
export abstract class PlanningLabel extends Label {
  @Field({ description: 'Colour on the screen, `#rrggbb`.' })
  @Property({ type: 'string' })
  colour: string = '#64748b';

  @Field(() => Int, {
    description:
      'Position in the list, 0 to 9,999. Several entries may have the same position; also sort by `name` for a stable order.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', default: 0 })
  position: number = 0;
}
