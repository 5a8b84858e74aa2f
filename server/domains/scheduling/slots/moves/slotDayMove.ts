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
    'A date of a slot whose own contents move to another date when the slot changes. Own contents are, for example, an episode or a rundown.',
})
export class SlotDayMove {
  @Field(() => LocalDate, { description: 'Date in the current series whose own contents move.' })
  date!: string;
  @Field(() => LocalDate, {
    nullable: true,
    description:
      'Date in the changed series to which the contents move. Null when the changed series has no such date, or the occurrence there has begun. The contents then stay stored for their own date, and show again when the series has that date again.',
  })
  to!: string | null;
  @Field({
    description: 'Title of the occurrence; empty when the title of the slot applies.',
  })
  title!: string;
  @Field(() => [SlotDayContent], {
    description:
      'What is planned for this day only: an episode, a title, a cancellation, a time or a rundown.',
  })
  contents!: SlotDayContent[];
}
