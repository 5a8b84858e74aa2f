import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../../kit/context.ts';
import { Costs } from '../../../../kit/graphql/limits.ts';
import { Allow } from '../../../../kit/rules/rule.ts';
import { CalendarImport, CalendarImportInput } from './calendarImport.types.ts';
import { importCalendar } from './importCalendar.ts';
import { limitsText } from './importLimits.ts';

@Resolver()
export class CalendarImportResolver {
  @Costs(500)
  @Allow('create', 'Slot')
  @Mutation(() => CalendarImport, {
    description: `Imports events of an iCalendar file (.ics) as slots. Without \`apply\`, only lists the events with their problems. An event becomes a slot of the emission with the same title (compared as in searches), or of the default emission. An event that cannot be represented as a slot is never imported. An event is skipped when a slot with its UID already exists. BAD_USER_INPUT with \`text\`: \`notCalendar\` for text that is not a complete calendar, \`tooLong\` beyond ${limitsText('or')}. FORBIDDEN for the layers ADVERTS and LIVE without the permission for all slots; with \`apply\`, also when the viewer may not plan slots for the emission of an event. Nothing is imported then.`,
  })
  importCalendar(
    @Arg('input', () => CalendarImportInput, {
      description: 'Calendar file, and settings for the created slots.',
    })
    input: CalendarImportInput,
    @Arg('apply', () => Boolean, {
      defaultValue: false,
      description: 'True to create the slots, false to list the events only.',
    })
    apply: boolean,
    @Ctx() context: Context,
  ): Promise<CalendarImport> {
    return importCalendar(context, input, apply);
  }
}
