// Controls of the live player beside those of the browser: quality, sleep timer, media keys and the song that plays. Reconnects a lost
// stream. Loaded when the stream first plays.

import { swapPages } from './pageSwap.js';

/** Seconds to wait before each attempt to reconnect; the last one counts for all further attempts. */
const delays = [1, 2, 4, 8, 15, 30];
/** Milliseconds without progress after which the connection counts as lost. */
const maxStall = 10_000;
/**
 * Milliseconds of pause after which the stream is opened again. Otherwise it would continue at the point of the pause,
 * not live.
 */
const maxPause = 10_000;
const sleepMinutes = [15, 30, 60, 90];
/** Milliseconds over which the sleep timer fades the sound out. */
const fadeLength = 5000;
const { NETWORK_NO_SOURCE } = HTMLMediaElement;

export function startPlayer(section, audio) {
  swapPages(section, audio);
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  const reload = keepConnected(section, audio, {
    onLost: () => (status.textContent = section.dataset.reconnecting),
    onPlaying: () => (status.textContent = ''),
  });
  const sources = [...audio.querySelectorAll('source')];
  const controls = document.createElement('span');
  controls.className = 'controls';
  if (sources.length > 1) {
    const options = sources.map(({ src, dataset }) => [src, () => dataset.label]);
    const select = addField(controls, section, 'quality', options, (src) => reload(src));
    select.value = audio.currentSrc;
  }
  addField(
    controls,
    section,
    'sleep',
    [['', ({ off }) => off], ...sleepMinutes.map((count) => [count, ({ minutes }) => `${count} ${minutes}`])],
    sleepTimer(audio),
  );
  section.append(currentSong(section), controls, status);
  registerKeys(section, audio);
}

/**
 * Adds a labelled select element, and returns it. Its label and the texts of its options are those of the player, also after the listener
 * has changed the language.
 */
function addField(parent, section, name, options, onChoose) {
  const label = document.createElement('label');
  const text = document.createElement('span');
  const select = document.createElement('select');
  select.append(...options.map(([value]) => new Option('', value)));
  const write = () => {
    text.textContent = section.dataset[name];
    for (const [index, [, textOf]] of options.entries())
      select.options[index].textContent = textOf(section.dataset);
  };
  write();
  section.addEventListener('relabel', write);
  select.addEventListener('change', () => onChoose(select.value));
  label.append(text, ' ', select);
  parent.append(label);
  return select;
}

/** The song that plays, which `site.js` updates. */
function currentSong(section) {
  const element = document.createElement('now-playing');
  element.setAttribute('src', section.dataset.nowPlaying);
  const song = document.createElement('span');
  song.dataset.now = 'song';
  song.dir = 'auto';
  element.append(song);
  return element;
}

/**
 * Opens the stream again when its connection is lost, with growing delays, until the listener pauses. Returns a function that opens
 * the stream, or another one, at once.
 */
function keepConnected(section, audio, { onLost, onPlaying }) {
  let attempt = 0;
  let timer;
  let pausedAt = 0;
  let position = { time: -1, at: 0 };

  function reload(src = audio.currentSrc) {
    clearTimeout(timer);
    timer = undefined;
    position = { time: -1, at: Date.now() };
    audio.src = src;
    // A refused attempt is reported by an error event.
    audio.play().catch(() => {});
  }

  function reconnect() {
    if (timer !== undefined) return;
    onLost();
    timer = setTimeout(reload, 1000 * delays[Math.min(attempt++, delays.length - 1)]);
  }

  audio.addEventListener('playing', () => {
    attempt = 0;
    onPlaying();
  });
  audio.addEventListener('pause', () => {
    // A stream that ends is paused by the browser, not by the listener.
    if (audio.ended) return;
    clearTimeout(timer);
    timer = undefined;
    pausedAt = Date.now();
    onPlaying();
  });
  audio.addEventListener('play', () => {
    if (pausedAt > 0 && Date.now() - pausedAt > maxPause) reload();
    pausedAt = 0;
  });
  audio.addEventListener('ended', reconnect);
  // Errors of the sources do not bubble; one of several is not the end.
  section.addEventListener(
    'error',
    () => {
      if (audio.error || audio.networkState === NETWORK_NO_SOURCE) reconnect();
    },
    true,
  );
  setInterval(() => {
    const { currentTime, paused } = audio;
    if (paused || currentTime !== position.time) position = { time: currentTime, at: Date.now() };
    else if (Date.now() - position.at > maxStall) reconnect();
  }, 1000);
  return reload;
}

/** Returns a function that pauses the sound after some minutes; an empty value ends the timer. */
function sleepTimer(audio) {
  let timer;
  return (minutes) => {
    clearTimeout(timer);
    if (minutes) timer = setTimeout(() => fadeOut(audio), Number(minutes) * 60_000);
  };
}

function fadeOut(audio) {
  const { volume } = audio;
  const startedAt = Date.now();
  const step = setInterval(() => {
    const rest = 1 - (Date.now() - startedAt) / fadeLength;
    if (rest > 0 && !audio.paused) {
      audio.volume = volume * rest;
      return;
    }
    clearInterval(step);
    audio.pause();
    audio.volume = volume;
  }, 50);
}

/** Media keys, headsets and lock screens show the radio with the song that plays, and pause and resume the stream. */
function registerKeys(section, audio) {
  const { mediaSession } = navigator;
  if (!mediaSession) return;
  mediaSession.metadata = new MediaMetadata({ title: section.dataset.radio });
  document.addEventListener('nowplaying', ({ detail }) => {
    // The session belongs to the sound that plays: that may be an episode.
    if (!audio.paused) mediaSession.metadata = new MediaMetadata(metadataOf(detail));
  });
  mediaSession.setActionHandler('play', () => void audio.play());
  for (const action of ['pause', 'stop']) mediaSession.setActionHandler(action, () => audio.pause());
}

function metadataOf({ isOnAir, notBroadcasting, now, programme, radio }) {
  const song = isOnAir && !notBroadcasting && now;
  const picture = song?.artwork || programme?.cover;
  return {
    title: song?.title || programme?.title || radio.name,
    artist: song?.credit || radio.name,
    album: programme?.title || '',
    artwork: picture ? [{ src: new URL(picture, location.href).pathname }] : [],
  };
}
