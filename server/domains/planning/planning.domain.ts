import type { Domain } from '../../kit/domain.ts';
import { commentResolvers } from './comments/comments.resolvers.ts';
import { EmissionComment } from './comments/emissionComment.entity.ts';
import { PodcastComment } from './comments/podcastComment.entity.ts';
import { Emission } from './emissions/emission.entity.ts';
import { EmissionResolver } from './emissions/emission.resolver.ts';
import { EmissionPerson } from './emissions/emissionPerson.entity.ts';
import { Episode } from './episodes/episode.entity.ts';
import { EpisodeResolver } from './episodes/episode.resolver.ts';
import { EpisodePerson } from './episodes/episodePerson.entity.ts';
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
import { Occurrence } from './occurrences/occurrence.entity.ts';
import { PeopleResolver } from './people/people.resolver.ts';
import { planningFiles } from './planningFiles.ts';
import { Podcasts } from './podcasts/downloads/countDownload.ts';
import { PodcastDownloads } from './podcasts/downloads/podcastDownloads.entity.ts';
import { PodcastListener } from './podcasts/downloads/podcastListener.entity.ts';
import { sweepListenersJob } from './podcasts/downloads/sweepListenersJob.ts';
import { feedDocuments } from './podcasts/feed/feedDocuments.ts';
import { Podcast } from './podcasts/podcast.entity.ts';
import { PodcastResolver } from './podcasts/podcast.resolver.ts';
import { scheduleDocument } from './schedule/scheduleDocument.ts';
import { Slot } from './slots/slot.entity.ts';
import { SlotResolver } from './slots/slot.resolver.ts';
import './slots/slotUses.ts';
import { RushStep } from './rushes/decisions/rushStep.entity.ts';
import { RushNote } from './rushes/notes/rushNote.entity.ts';
import { renderRushJob } from './rushes/rendering/renderJob.ts';
import { Rush } from './rushes/rush.entity.ts';
import { rushResolvers } from './rushes/rush.resolvers.ts';
import { RushTake } from './rushes/takes/rushTake.entity.ts';

export const planning: Domain = {
  entities: [
    Language,
    EmissionCategory,
    Classification,
    EmissionTag,
    Emission,
    EmissionPerson,
    EmissionComment,
    Episode,
    EpisodePerson,
    Podcast,
    PodcastComment,
    PodcastListener,
    PodcastDownloads,
    Rush,
    RushTake,
    RushNote,
    RushStep,
    Slot,
    Occurrence,
  ],
  resolvers: [
    LanguageResolver,
    ...labelResolvers,
    EmissionResolver,
    EpisodeResolver,
    PeopleResolver,
    PodcastResolver,
    SlotResolver,
    CalendarResolver,
    CalendarChangesResolver,
    EmissionOccurrencesResolver,
    EpisodeOccurrencesResolver,
    ...rushResolvers,
    ...commentResolvers,
  ],
  files: planningFiles,
  documents: [...feedDocuments, scheduleDocument],
  jobs: [sweepListenersJob, keepJob, zoneJob, renderRushJob],
  services: ({ secret, log }) => ({ podcasts: new Podcasts({ secret, log }) }),
  seed: async (em) => (await import('./planning.seed.ts')).seedPlanning(em),
  seedFiles: async (storage, em, database) => {
    await (await import('./sample/storeSamplePlan.ts')).storeSamplePlan(storage, em);
    await (await import('./rushes/sample/storeRushes.ts')).storeSampleRushes(storage, em);
    await (await import('./sample/storeSampleSlots.ts')).storeSampleSlots(em, database);
  },
};
