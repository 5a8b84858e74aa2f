import type { Domain } from '../../kit/domain.ts';
import { grants, ownGrants } from '../../kit/rules/standardGrants.ts';
import { viewsOf, viewsOfBin } from '../../kit/list/viewedList.ts';
import { Clock } from './clocks/clock.entity.ts';
import { ClockResolver } from './clocks/clock.resolver.ts';
import { ClockHour } from './clocks/clockHour.entity.ts';
import { ClockPart } from './clocks/clockPart.entity.ts';
import { clockUses } from './clocks/clockUses.ts';
import { commentResolvers } from './comments/comments.resolvers.ts';
import { EmissionComment } from './comments/emissionComment.entity.ts';
import { PodcastComment } from './comments/podcastComment.entity.ts';
import { Emission } from './emissions/emission.entity.ts';
import { EmissionResolver } from './emissions/emission.resolver.ts';
import { ownEmissionRows } from './emissions/emissionAccess.ts';
import { emissionUses } from './emissions/emissionUses.ts';
import { EmissionPerson } from './emissions/emissionPerson.entity.ts';
import { Episode } from './episodes/episode.entity.ts';
import { EpisodeResolver } from './episodes/episode.resolver.ts';
import { EpisodeChangesResolver } from './episodes/episodeChanges.resolver.ts';
import { EpisodePerson } from './episodes/episodePerson.entity.ts';
import { EpisodeSoundResolver } from './episodes/sound/episodeSound.resolver.ts';
import { sentSounds } from './episodes/sound/sentSounds.ts';
import { missingMp3Job, mp3RenditionJob } from './episodes/sound/mp3Rendition.ts';
import { Classification } from './labels/classification.entity.ts';
import { EmissionCategory } from './labels/emissionCategory.entity.ts';
import { EmissionTag } from './labels/emissionTag.entity.ts';
import { labelResolvers } from './labels/labels.resolvers.ts';
import { Language } from './languages/language.entity.ts';
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
import { Podcast } from './podcasts/podcast.entity.ts';
import { PodcastResolver } from './podcasts/podcast.resolver.ts';
import { RushStep } from './rushes/decisions/rushStep.entity.ts';
import { RushNote } from './rushes/notes/rushNote.entity.ts';
import { renderRushJob } from './rushes/rendering/renderJob.ts';
import { Rush } from './rushes/rush.entity.ts';
import { ownRushes } from './rushes/rushAccess.ts';
import { rushResolvers } from './rushes/rush.resolvers.ts';
import { rushAssignedNotice, rushDecidedNotice, rushWaitsNotice } from './rushes/notices/rushNotices.ts';
import { sentTakes } from './rushes/takes/sentTakes.ts';
import { RushTake } from './rushes/takes/rushTake.entity.ts';

const subjects = [
  'Emission',
  'Episode',
  'EmissionCategory',
  'Classification',
  'Language',
  'EmissionTag',
  'EmissionComment',
  'Podcast',
  'PodcastComment',
  'Clock',
  'Rush',
];

/** Emissions, episodes, podcasts, rushes, and the clocks and labels that they use. */
export const programmes: Domain = {
  views: {
    classifications: viewsOf('Classification'),
    clocks: viewsOf('Clock'),
    'clocks-bin': viewsOfBin('Clock'),
    emissionCategories: viewsOf('EmissionCategory'),
    emissionTags: viewsOf('EmissionTag'),
    emissions: viewsOf('Emission'),
    'emissions-bin': viewsOfBin('Emission'),
    episodes: viewsOf('Episode'),
    'episodes-bin': viewsOfBin('Episode'),
    languages: viewsOf('Language'),
    podcasts: viewsOf('Podcast'),
    'podcasts-bin': viewsOfBin('Podcast'),
    rushQueue: viewsOf('Rush'),
    rushes: viewsOf('Rush'),
    'rushes-bin': viewsOfBin('Rush'),
  },
  grants: {
    staff: [...grants('read', ...subjects), ...grants('create', 'EmissionComment', 'PodcastComment', 'Rush')],
    editor: grants('manage', ...subjects),
    user: [
      ...ownGrants('create', 'Episode', 'Podcast'),
      ...ownGrants('update', 'Emission', 'Episode', 'Rush', 'Podcast'),
    ],
  },
  ownRows: { ...ownEmissionRows, Rush: ownRushes },
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
