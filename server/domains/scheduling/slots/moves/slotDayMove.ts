import { Field, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../../kit/graphql/scalars.ts';
import { OutputType } from '../../../../kit/rules/outputType.ts';

export enum SlotDayContent {
  EPISODE = 'EPISODE',
  TITLE = 'TITLE',
  CANCELLATION = 'CANCELLATION',
  OWN_TIME = 'OWN_TIME',
  RUNDOWN = 'RUNDOWN',
}
registerEnumType(SlotDayContent, {
  name: 'SlotDayContent',
  description: 'Planned for a single day of a slot.',
  valuesConfig: {
    EPISODE: { description: 'An episode of its own.' },
    TITLE: { description: 'A title of its own.' },
    CANCELLATION: { description: 'The day is cancelled.' },
    OWN_TIME: { description: 'A start, a length or a layer of its own.' },
    RUNDOWN: { description: 'Items in its rundown.' },
  },
});

@OutputType({
  rule: 'parent',
  description: 'The day to which a day of a slot moves, with everything planned for it.',
})
export class SlotDayMove {
  @Field(() => LocalDate, { description: 'The day by its series.' }) date!: string;
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The day by the changed series; null when there is none, and the contents are put aside until the day returns.',
  })
  to!: string | null;
  @Field({ description: 'Title of the occurrence; empty for that of the slot.' }) title!: string;
  @Field(() => [SlotDayContent], { description: 'Everything planned for the day.' })
  contents!: SlotDayContent[];
}
