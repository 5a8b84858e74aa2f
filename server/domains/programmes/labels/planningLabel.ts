import { Property } from '@mikro-orm/decorators/legacy';
import { Max, Min } from 'class-validator';
import { Field, Int, ObjectType } from 'type-graphql';
import { IsColour } from '../../../kit/graphql/validators.ts';
import { NumberFilter } from '../../../kit/list/filters.ts';
import { ListField } from '../../../kit/list/listField.ts';
import { Writable } from '../../../kit/resource/inputsOf.ts';
import { Label } from '../../platform/public.ts';

/** A label of a radio to sort its emissions by, with a colour and a position. */
@ObjectType({ simpleResolvers: true })
export abstract class PlanningLabel extends Label {
  @Field({ description: 'Colour on the screen, `#rrggbb`.' })
  @Writable({ checks: [IsColour()], whenAbsent: 'Defaults to grey.' })
  @Property({ type: 'string' })
  colour: string = '#64748b';

  @Field(() => Int, {
    description:
      'Position in the list, 0 to 9,999. Several entries may have the same position; also sort by `name` for a stable order.',
  })
  @Writable({
    checks: [Min(0), Max(9999)],
    whenAbsent: 'Defaults to 0.',
    description: 'Position in the list, 0 to 9,999.',
  })
  @ListField({ filter: () => NumberFilter })
  @Property({ type: 'integer', default: 0 })
  position: number = 0;
}
