/** What other features use of the player. It is apart from the rest, which is loaded where nothing is played. */
export { usePlayer, usePlaying } from './player/usePlayer';
