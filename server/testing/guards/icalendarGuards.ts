import type { Guard } from './guard.ts';

const icalendar = 'domains/planning/icalendar';
const feedTests = `${icalendar}/calendarFeeds.test.ts`;
const documentTests = `${icalendar}/calendarDocument.test.ts`;

/** Who makes and ends the addresses at which the calendar is read, and what they still open. */
export const icalendarGuards: readonly Guard[] = [
  {
    name: 'the feeds of somebody else are not listed',
    file: `${icalendar}/calendarFeedAccess.ts`,
    on: "feed('t.maker', '=', viewer),",
    off: "feed('t.maker', '>=', viewer - viewer),",
    provenBy: [
      { file: feedTests, tests: ['of somebody else are not there, but for who manages the calendar'] },
    ],
  },
  {
    name: 'a feed of somebody else is not ended',
    file: `${icalendar}/calendarFeedAccess.ts`,
    on: "if (maker !== viewerOf(context) && !managesCalendar(context)) throw notFound('CalendarFeed');",
    off: "if (maker < 0 && !managesCalendar(context)) throw notFound('CalendarFeed');",
    provenBy: [
      { file: feedTests, tests: ['of somebody else are not there, but for who manages the calendar'] },
    ],
  },
  {
    name: 'a program makes no feed, which would outlive its token',
    file: `${icalendar}/calendarFeed.resolver.ts`,
    on: '    const { abilities, services } = context;\n    abilities.require(anySession);',
    off: '    const { abilities, services } = context;\n    void anySession;',
    provenBy: [
      {
        file: feedTests,
        tests: ['are neither made nor ended by a program: its token could outlive itself so'],
      },
    ],
  },
  {
    name: 'a feed gives nothing once its maker may not read the calendar of the radio',
    file: `${icalendar}/openFeed.ts`,
    on: "if (access?.radioId === undefined || !access.abilities.can('read', 'Slot')) return undefined;",
    off: 'if (access === undefined) return undefined;',
    provenBy: [
      {
        file: documentTests,
        tests: ['leads nowhere while its maker may not read the calendar, and again when they may'],
      },
    ],
  },
  {
    name: 'a feed of an emission needs the right to emissions',
    file: `${icalendar}/openFeed.ts`,
    on: "if (!abilities.can('read', 'Emission')) return undefined;",
    off: '',
    provenBy: [
      { file: documentTests, tests: ['of an emission leads nowhere without the right to emissions'] },
    ],
  },
  {
    name: 'what a maker may not read of emissions stands in no feed',
    file: `${icalendar}/feedEvents.ts`,
    on: "const emissions = abilities.can('read', 'Emission')",
    off: "const emissions = abilities.can('read', 'Slot')",
    provenBy: [
      { file: documentTests, tests: ['of an emission leads nowhere without the right to emissions'] },
    ],
  },
];
