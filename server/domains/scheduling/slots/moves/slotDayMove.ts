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
  description: 'Kind of change or content that is planned for a single day of a slot.',
  valuesConfig: {
    EPISODE: { description: 'The day has an episode of its own.' },
    TITLE: { description: 'The day has a title of its own.' },
    CANCELLATION: { description: 'The day is cancelled.' },
    OWN_TIME: { description: 'The day has a start, a length or a layer of its own.' },
    RUNDOWN: { description: 'The rundown of the day has items.' },
  },
});

@OutputType({
  rule: 'parent',
  description:
    'A day of a slot that moves to another date when the slot changes, with everything that is planned for the day.',
})
export class SlotDayMove {
  @Field(() => LocalDate, { description: 'Date of the day in its current series.' }) date!: string;
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'Date of the day in the changed series; null when the changed series has no such day. The contents are then stored until the series has the day again.',
  })
  to!: string | null;
  @Field({
    description: 'Title of the occurrence; empty when the title of the slot applies.',
  })
  title!: string;
  @Field(() => [SlotDayContent], { description: 'Everything planned for the day.' })
  contents!: SlotDayContent[];
}
