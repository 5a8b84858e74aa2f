import type { Domain } from '../../kit/domain.ts';
import { Turns } from '../../kit/eventLoop/turns.ts';
import { Clock } from './clocks/clock.entity.ts';
import { ClockResolver } from './clocks/clock.resolver.ts';
import { ClockHour } from './clocks/clockHour.entity.ts';
import { ClockPart } from './clocks/clockPart.entity.ts';
import './clocks/clockUses.ts';
import { commentResolvers } from './comments/comments.resolvers.ts';
import { EmissionComment } from './comments/emissionComment.entity.ts';
import { PodcastComment } from './comments/podcastComment.entity.ts';
import { DryRun } from './dryRun/dryRun.entity.ts';
import { DryRunResolver } from './dryRun/dryRun.resolver.ts';
import { dryRunJob, nightlyDryRuns } from './dryRun/dryRunJob.ts';
import { SlotWarning } from './dryRun/slotWarning.entity.ts';
import { emptySlotNotice } from './dryRun/emptySlotNotice.ts';
import { warnEmptySlotsJob } from './dryRun/warnEmptySlots.ts';
import { Emission } from './emissions/emission.entity.ts';
import { EmissionResolver } from './emissions/emission.resolver.ts';
import { EmissionPerson } from './emissions/emissionPerson.entity.ts';
import { Episode } from './episodes/episode.entity.ts';
import { EpisodeResolver } from './episodes/episode.resolver.ts';
import { EpisodeChangesResolver } from './episodes/episodeChanges.resolver.ts';
import { EpisodePerson } from './episodes/episodePerson.entity.ts';
import { EpisodeSoundResolver } from './episodes/sound/episodeSound.resolver.ts';
import { missingMp3Job, mp3RenditionJob } from './episodes/sound/mp3Rendition.ts';
import { Classification } from './labels/classification.entity.ts';
import { EmissionCategory } from './labels/emissionCategory.entity.ts';
import { EmissionTag } from './labels/emissionTag.entity.ts';
import { labelResolvers } from './labels/labels.resolvers.ts';
import { Language } from './languages/language.entity.ts';
import { LanguageResolver } from './languages/language.resolver.ts';
import { CalendarResolver } from './occurrences/calendar.resolver.ts';
import { CalendarChangesResolver } from './occurrences/calendarChanges.resolver.ts';
import {
  EmissionOccurrencesResolver,
  EpisodeOccurrencesResolver,
} from './occurrences/heldOccurrences.resolver.ts';
import { keepJob, zoneJob } from './occurrences/keepJobs.ts';
import { ZoneChangeResolver } from './occurrences/zoneChange.resolver.ts';
import { Occurrence } from './occurrences/occurrence.entity.ts';
import { PeopleResolver } from './people/people.resolver.ts';
import { DayPlans } from './plan/dayPlans.ts';
import { PlanPools } from './plan/pools.ts';
import { PlanResolver } from './plan/plan.resolver.ts';
import { planningFiles } from './planningFiles.ts';
import { Podcasts } from './podcasts/downloads/countDownload.ts';
import { PodcastDownloads } from './podcasts/downloads/podcastDownloads.entity.ts';
import { PodcastListener } from './podcasts/downloads/podcastListener.entity.ts';
import { sweepListenersJob } from './podcasts/downloads/sweepListenersJob.ts';
import { feedDocuments } from './podcasts/feed/feedDocuments.ts';
import { FeedImport } from './podcasts/imports/feedImport.entity.ts';
import { FeedImportResolver } from './podcasts/imports/feedImport.resolver.ts';
import { feedImportJob } from './podcasts/imports/feedImportJob.ts';
import { Podcast } from './podcasts/podcast.entity.ts';
import { PodcastResolver } from './podcasts/podcast.resolver.ts';
import { liveSoonNotice } from './reminders/liveSoonNotice.ts';
import { tellLiveSoonJob } from './reminders/tellLiveSoon.ts';
import { Rundown } from './rundowns/rundown.entity.ts';
import { RundownResolver } from './rundowns/rundown.resolver.ts';
import { RundownChangesResolver } from './rundowns/rundownChanges.resolver.ts';
import './recordChats.ts';
import './rundowns/rundownUses.ts';
import { RundownItem } from './rundowns/rundownItem.entity.ts';
import { scheduleDocument } from './schedule/scheduleDocument.ts';
import { calendarDocument } from './icalendar/calendarDocument.ts';
import { CalendarFeed } from './icalendar/calendarFeed.entity.ts';
import { CalendarImportResolver } from './icalendar/imports/calendarImport.resolver.ts';
import { CalendarFeedResolver } from './icalendar/calendarFeed.resolver.ts';
import { FeedTexts } from './icalendar/feedTexts.ts';
import { Slot } from './slots/slot.entity.ts';
import { SlotResolver } from './slots/slot.resolver.ts';
import './emissions/emissionUses.ts';
import './slots/slotUses.ts';
import { RushStep } from './rushes/decisions/rushStep.entity.ts';
import { RushNote } from './rushes/notes/rushNote.entity.ts';
import { renderRushJob } from './rushes/rendering/renderJob.ts';
import { Rush } from './rushes/rush.entity.ts';
import { rushResolvers } from './rushes/rush.resolvers.ts';
import { rushAssignedNotice, rushDecidedNotice, rushWaitsNotice } from './rushes/telling/rushNotices.ts';
import { RushTake } from './rushes/takes/rushTake.entity.ts';

export const planning: Domain = {
  entities: [
    Language,
    EmissionCategory,
    Classification,
    EmissionTag,
    Clock,
    ClockPart,
    ClockHour,
    Emission,
    EmissionPerson,
    EmissionComment,
    Episode,
    EpisodePerson,
    Podcast,
    PodcastComment,
    PodcastListener,
    PodcastDownloads,
    FeedImport,
    Rush,
    RushTake,
    RushNote,
    RushStep,
    Slot,
    Occurrence,
    Rundown,
    RundownItem,
    DryRun,
    SlotWarning,
    CalendarFeed,
  ],
  resolvers: [
    LanguageResolver,
    ...labelResolvers,
    EmissionResolver,
    EpisodeResolver,
    EpisodeSoundResolver,
    EpisodeChangesResolver,
    PeopleResolver,
    PodcastResolver,
    FeedImportResolver,
    ClockResolver,
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
    ...rushResolvers,
    ...commentResolvers,
  ],
  files: planningFiles,
  documents: [...feedDocuments, scheduleDocument, calendarDocument],
  notices: [emptySlotNotice, liveSoonNotice, rushWaitsNotice, rushAssignedNotice, rushDecidedNotice],
  jobs: [
    sweepListenersJob,
    feedImportJob,
    mp3RenditionJob,
    missingMp3Job,
    keepJob,
    zoneJob,
    renderRushJob,
    dryRunJob,
    nightlyDryRuns,
    warnEmptySlotsJob,
    tellLiveSoonJob,
  ],
  services: ({ secret, log, events }) => {
    const calendarTurns = new Turns();
    return {
      podcasts: new Podcasts({ secret, log }),
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
  seed: async (em) => (await import('./planning.seed.ts')).seedPlanning(em),
  seedFiles: async (storage, em, database) => {
    await (await import('./sample/storeSamplePlan.ts')).storeSamplePlan(storage, em);
    await (await import('./podcasts/sample/storePodcasts.ts')).storeSamplePodcasts(storage, em.fork());
    await (await import('./rushes/sample/storeRushes.ts')).storeSampleRushes(storage, em);
    await (await import('./sample/storeSampleSlots.ts')).storeSampleSlots(em, database);
    await (await import('./sample/storeSampleClocks.ts')).storeSampleClocks(em);
    await (await import('./sample/storeSampleRundowns.ts')).storeSampleRundowns(em);
    await (await import('./sample/storeSampleComments.ts')).storeSampleComments(em);
  },
};
