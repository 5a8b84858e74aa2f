import type { ApolloClient } from '@apollo/client';
import type { SessionStore } from '../../../apollo/session/sessionStore';
import { PlayableEpisodeDocument, PlayableMediumDocument } from './player.generated';
import { createPlayer } from './playerStore';
import type { LoadMedium } from './playerTypes';
import { videoStage } from './video/videoStore';

/*
 * The only player instance. It is independent of the pages, so playback continues during navigation. The volume is
 * stored in the browser.
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

/** Loads the sound of an episode, titled like the episode rather than its file. */
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

// Store the listener's volume. The volume of the audio element would be wrong, because fades change it.
let { volume: storedVolume } = player.getState();
player.subscribe(() => {
  const { volume } = player.getState();
  if (volume === storedVolume) return;
  storedVolume = volume;
  localStorage.setItem(volumeKey, String(volume));
});

/** Binds the player to a session. It uses that session's permissions, and stops on sign-out or a change of radio. */
export function playFor(session: SessionStore, next: ApolloClient): void {
  if (client === next) return;
  client = next;
  stopFollowing?.();
  const usedSession = sessionKeyOf(session);
  stopFollowing = session.subscribe(() => {
    if (sessionKeyOf(session) === usedSession) return;
    player.close();
    videoStage.close();
    client = undefined;
    stopFollowing?.();
  });
}

/** Identifies the user and the radio. When either changes, playback stops, because each radio has its own library. */
function sessionKeyOf(session: SessionStore): string {
  const { viewer } = session.getState();
  return `${viewer?.id} ${viewer?.radio?.id}`;
}
