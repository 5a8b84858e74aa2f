import type { Domain } from '../../kit/domain.ts';
import { viewsOf } from '../../kit/list/viewedList.ts';
import { ClockResolver } from './clocks/clock.resolver.ts';
import { ClockHour } from './clocks/clockHour.entity.ts';
import { ClockPart } from './clocks/clockPart.entity.ts';
import { clockUses } from './clocks/clockUses.ts';
import { commentResolvers } from './comments/comments.resolvers.ts';
import { EmissionResolver } from './emissions/emission.resolver.ts';
import { ownEmissionRows } from './emissions/emissionAccess.ts';
import { emissionUses } from './emissions/emissionUses.ts';
import { EmissionPerson } from './emissions/emissionPerson.entity.ts';
import { EpisodeResolver } from './episodes/episode.resolver.ts';
import { EpisodeChangesResolver } from './episodes/episodeChanges.resolver.ts';
import { EpisodePerson } from './episodes/episodePerson.entity.ts';
import { EpisodeSoundResolver } from './episodes/sound/episodeSound.resolver.ts';
import { sentSounds } from './episodes/sound/sentSounds.ts';
import { missingMp3Job, mp3RenditionJob } from './episodes/sound/mp3Rendition.ts';
import { labelResolvers } from './labels/labels.resolvers.ts';
import { LanguageResolver } from './languages/language.resolver.ts';
import { PeopleResolver } from './people/people.resolver.ts';
import { programmeFiles } from './programmeFiles.ts';
import { Podcasts } from './podcasts/downloads/countDownload.ts';
import { PodcastDownloads } from './podcasts/downloads/podcastDownloads.entity.ts';
import { PodcastListener } from './podcasts/downloads/podcastListener.entity.ts';
import { sweepListenersJob } from './podcasts/downloads/sweepListenersJob.ts';
import { feedFiles, feedPage } from './podcasts/feed/feedDocuments.ts';
import { FeedImport } from './podcasts/imports/feedImport.entity.ts';
import { FeedImportResolver } from './podcasts/imports/feedImport.resolver.ts';
import { feedImportJob } from './podcasts/imports/feedImportJob.ts';
import { PodcastResolver } from './podcasts/podcast.resolver.ts';
import { RushStep } from './rushes/decisions/rushStep.entity.ts';
import { RushNote } from './rushes/notes/rushNote.entity.ts';
import { renderRushJob } from './rushes/rendering/renderJob.ts';
import { ownRushes } from './rushes/rushAccess.ts';
import { rushResolvers } from './rushes/rush.resolvers.ts';
import { rushAssignedNotice, rushDecidedNotice, rushWaitsNotice } from './rushes/notices/rushNotices.ts';
import { sentTakes } from './rushes/takes/sentTakes.ts';
import { RushTake } from './rushes/takes/rushTake.entity.ts';

/** Emissions, episodes, podcasts, rushes, and the clocks and labels that they use. */
export const programmes: Domain = {
  views: {
    rushQueue: viewsOf('Rush'),
  },
  ownRows: { ...ownEmissionRows, Rush: ownRushes },
  entities: [
    ClockPart,
    ClockHour,
    EmissionPerson,
    EpisodePerson,
    PodcastListener,
    PodcastDownloads,
    FeedImport,
    RushTake,
    RushNote,
    RushStep,
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
    ...rushResolvers,
    ...commentResolvers,
  ],
  files: programmeFiles,
  attachedMedia: [sentTakes, sentSounds],
  documents: [feedFiles],
  pages: [feedPage],
  jobs: [sweepListenersJob, feedImportJob, mp3RenditionJob, missingMp3Job, renderRushJob],
  notices: [rushWaitsNotice, rushAssignedNotice, rushDecidedNotice],
  uses: [...clockUses, ...emissionUses],
  deletedWithRadio: [FeedImport],
  services: ({ secret, log }) => ({ podcasts: new Podcasts({ secret, log }) }),
  seed: async (em) => (await import('./programmes.seed.ts')).seedProgrammes(em),
  seedFiles: async (storage, em) => {
    await (await import('./sample/storeSamplePlan.ts')).storeSamplePlan(storage, em);
    await (await import('./podcasts/sample/storePodcasts.ts')).storeSamplePodcasts(storage, em.fork());
    await (await import('./sample/storeSampleRushes.ts')).storeSampleRushes(storage, em);
    await (await import('./sample/storeSampleComments.ts')).storeSampleComments(em);
  },
};
