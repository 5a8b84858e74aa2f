/* The exports of this domain that other domains may import. */

export { Clock } from './clocks/clock.entity.ts';
export { ClockPartKind } from './clocks/clockEnums.ts';
export { findClockHours } from './clocks/clockWeek.ts';
export { Emission } from './emissions/emission.entity.ts';
export {
  isOwnEmission,
  mayPresent,
  filterOwnEmissions,
  findOwnEmissions,
  requireOwnEmission,
} from './emissions/emissionAccess.ts';
export {
  countEpisodes,
  findListedEpisodeAddresses,
  findSearchableEpisodes,
  searchPodcasts,
} from './emissions/listedEpisodes.ts';
export {
  findEmissionTitles,
  hasPodcast,
  findLatestEpisodes,
  findLatestEpisodesOfEmission,
  findNextPublication,
  findNextPublicationOfEpisodes,
  findPodcastTitles,
  findPublicEmission,
  findPublicEmissions,
  findPublicEmissionsByIds,
  findPublicEpisode,
  findPublicEpisodePeople,
  findPublicEpisodes,
  findPublicEpisodesByIds,
  findPublicPeople,
  findPublicPodcasts,
  filterPublicPodcasts,
  findPublicTeam,
} from './emissions/publicEmissions.ts';
export { EmissionState } from './emissions/emissionEnums.ts';
export { Episode } from './episodes/episode.entity.ts';
export { publishEpisodeChanged } from './episodes/episodeEvents.ts';
export { EpisodePerson } from './episodes/episodePerson.entity.ts';
export { findRadio } from './findRadio.ts';
export { feedPath, episodePath } from './podcasts/feed/addresses.ts';
export { feedSoundOf } from './podcasts/feed/endings.ts';
export { ParticipantPart } from './people/participant.ts';
export { findTeamMember } from './people/participants.ts';
export type { NamedRadio } from './findRadio.ts';
export { Rush } from './rushes/rush.entity.ts';
export { RushRendering, RushState } from './rushes/rushEnums.ts';
export { partsLeft } from './rushes/takes/markProblems.ts';
export { findNewestTake } from './rushes/takes/findNewestTake.ts';
export { takeRush } from './rushes/takes/sentTakes.ts';
