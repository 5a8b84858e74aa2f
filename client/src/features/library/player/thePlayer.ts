import type { ApolloClient } from '@apollo/client';
import type { SessionStore } from '../../../apollo/session/sessionStore';
import { PlayableEpisodeDocument, PlayableMediumDocument } from './player.generated';
import { createPlayer } from './playerStore';
import type { LoadMedium } from './playerTypes';
import { videoStage } from './video/videoStore';

/*
 * The one player. It is no part of any screen, so that it plays on while they change. How loud one likes it is kept.
 */

const volumeKey = 'regie.volume';

let client: ApolloClient | undefined;
let stopFollowing: (() => void) | undefined;

const load: LoadMedium = async (id, episodeId) => {
  if (episodeId) return loadEpisode(episodeId);
  const { data } = await client!.query({
    query: PlayableMediumDocument,
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  return data?.mediaItem ?? undefined;
};

/** The sound of an episode is called as that is, and not as its file. */
async function loadEpisode(id: string) {
  const { data } = await client!.query({
    query: PlayableEpisodeDocument,
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  const { medium, title, cover, emission } = data?.episode ?? {};
  if (!medium) return undefined;
  return { ...medium, title: title!, credit: emission!.title, artwork: cover || emission!.cover };
}

function createSound(): HTMLAudioElement {
  const sound = new Audio();
  sound.preload = 'auto';
  const storedVolume = Number(localStorage.getItem(volumeKey) ?? 1);
  sound.volume = storedVolume >= 0 && storedVolume <= 1 ? storedVolume : 1;
  return sound;
}

export const player = createPlayer([createSound(), createSound()], load);

// Not that of the element, which fades.
let { volume: storedVolume } = player.getState();
player.subscribe(() => {
  const { volume } = player.getState();
  if (volume === storedVolume) return;
  storedVolume = volume;
  localStorage.setItem(volumeKey, String(volume));
});

/** From now on the player asks with the rights of whoever is signed in here, and ends with them or with their radio. */
export function playFor(session: SessionStore, next: ApolloClient): void {
  if (client === next) return;
  client = next;
  stopFollowing?.();
  const standing = standingOf(session);
  stopFollowing = session.subscribe(() => {
    if (standingOf(session) === standing) return;
    player.close();
    videoStage.close();
    client = undefined;
    stopFollowing?.();
  });
}

/** The library of another radio is another. */
function standingOf(session: SessionStore): string {
  const { viewer } = session.getState();
  return `${viewer?.id} ${viewer?.radio?.id}`;
}
