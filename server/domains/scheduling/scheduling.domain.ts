import type { Domain } from '../../kit/domain.ts';
import { grants, ownGrants } from '../../kit/rules/standardGrants.ts';
import { Turns } from '../../kit/eventLoop/turns.ts';
import { DryRun } from './dryRun/dryRun.entity.ts';
import { DryRunResolver } from './dryRun/dryRun.resolver.ts';
import { dryRunJob, nightlyDryRuns } from './dryRun/dryRunJob.ts';
import { SlotWarning } from './dryRun/slotWarning.entity.ts';
import { emptySlotNotice } from './dryRun/emptySlotNotice.ts';
import { warnEmptySlotsJob } from './dryRun/warnEmptySlots.ts';
import { CalendarResolver } from './occurrences/calendar.resolver.ts';
import { CalendarChangesResolver } from './occurrences/calendarChanges.resolver.ts';
import {
  EmissionOccurrencesResolver,
  EpisodeOccurrencesResolver,
} from './occurrences/stored/emissionOccurrences.resolver.ts';
import { storeInNewZone, storeOccurrencesJob, zoneJob } from './occurrences/stored/storeOccurrencesJobs.ts';
import { ZoneChangeResolver } from './occurrences/zoneChange.resolver.ts';
import { Occurrence } from './occurrences/occurrence.entity.ts';
import { DayPlans } from './planner/dayPlans.ts';
import { PlanPools } from './planner/pools/pools.ts';
import { PlanResolver } from './planner/plan.resolver.ts';
import { liveSoonNotice } from './reminders/liveSoonNotice.ts';
import { liveReminderJob } from './reminders/liveReminder.ts';
import { Rundown } from './rundowns/rundown.entity.ts';
import { ownRundowns } from './rundowns/rundownAccess.ts';
import { RundownResolver } from './rundowns/rundown.resolver.ts';
import { RundownChangesResolver } from './rundowns/rundownChanges.resolver.ts';
import { recordChats } from './recordChats.ts';
import { rundownUses } from './rundowns/rundownUses.ts';
import { RundownItem } from './rundowns/items/rundownItem.entity.ts';
import { scheduleDocument } from './schedule/scheduleDocument.ts';
import { calendarDocument } from './icalendar/calendarDocument.ts';
import { CalendarImportResolver } from './icalendar/imports/calendarImport.resolver.ts';
import { CalendarFeedResolver } from './icalendar/calendarFeed.resolver.ts';
import { FeedTexts } from './icalendar/feedTexts.ts';
import { SlotResolver } from './slots/slot.resolver.ts';
import { ownSlots } from './slots/slotAccess.ts';
import { slotUses } from './slots/slotUses.ts';

declare module '../../kit/context.ts' {
  interface Services {
    /** Queues of computations of calendars and clashes, one per radio id. */
    calendarTurns: Turns;
  }
}

/** The calendar, rundowns, and the planner that fills them. */
export const scheduling: Domain = {
  grants: {
    staff: grants('read', 'Rundown'),
    editor: grants('manage', 'Rundown'),
    user: ownGrants('update', 'Rundown'),
  },
  ownRows: { Slot: ownSlots, Rundown: ownRundowns },
  entities: [Occurrence, Rundown, RundownItem, DryRun, SlotWarning],
  resolvers: [
    SlotResolver,
    RundownResolver,
    RundownChangesResolver,
    PlanResolver,
    DryRunResolver,
    CalendarResolver,
    CalendarChangesResolver,
    CalendarFeedResolver,
    CalendarImportResolver,
    EmissionOccurrencesResolver,
    EpisodeOccurrencesResolver,
    ZoneChangeResolver,
  ],
  documents: [calendarDocument],
  pages: [scheduleDocument],
  jobs: [storeOccurrencesJob, zoneJob, dryRunJob, nightlyDryRuns, warnEmptySlotsJob, liveReminderJob],
  notices: [emptySlotNotice, liveSoonNotice],
  uses: [...rundownUses, ...slotUses],
  recordChats,
  deletedWithRadio: [DryRun],
  onZoneChange: storeInNewZone,
  services: ({ events }) => {
    const calendarTurns = new Turns();
    return {
      planPools: new PlanPools({ events }),
      dayPlans: new DayPlans(),
      calendarTurns,
      feedTexts: new FeedTexts(calendarTurns),
    };
  },
  start:
    async ({ planPools }) =>
    async () =>
      planPools.close(),
  seedFiles: async (_storage, em, database) => {
    await (await import('./sample/storeSampleSlots.ts')).storeSampleSlots(em, database);
    await (await import('./sample/storeSampleClocks.ts')).storeSampleClocks(em);
    await (await import('./sample/storeSampleRundowns.ts')).storeSampleRundowns(em);
  },
};
