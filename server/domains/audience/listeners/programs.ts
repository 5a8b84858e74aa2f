import { botUserAgents } from '../../../kit/network/botUserAgents.ts';
import { ListenerDevice } from './listenerDevice.ts';

/** Listener programs by user agent, the specific patterns first. Many players also call themselves a browser. */
const programs: ReadonlyArray<[RegExp, string]> = [
  [/sonos/i, 'Sonos'],
  [/alexa|amazonnewscontentservice|echo\//i, 'Alexa'],
  [/crkey|google-?cast|chromecast/i, 'Google Cast'],
  [/tunein/i, 'TuneIn'],
  [/radio\.?garden/i, 'Radio Garden'],
  [/radiodroid/i, 'RadioDroid'],
  [/\bvlc|libvlc/i, 'VLC'],
  [/winamp/i, 'Winamp'],
  [/foobar2000/i, 'foobar2000'],
  [/itunes|applecoremedia|^music\//i, 'Apple'],
  [/kodi|xbmc/i, 'Kodi'],
  [/mplayer|\bmpv\b/i, 'mpv'],
  [/rhythmbox|gstreamer/i, 'GStreamer'],
  [/nsplayer|windows-media-player|wmplayer/i, 'Windows Media Player'],
  [/liquidsoap/i, 'Liquidsoap'],
  [/icecast/i, 'Icecast'],
  [/exoplayer|stagefright|okhttp|dalvik/i, 'Android'],
  [/lavf|ffmpeg/i, 'FFmpeg'],
  [/edg(?:e|a|ios)?\//i, 'Edge'],
  [/opr\/|opera/i, 'Opera'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios|chromium/i, 'Chrome'],
  [/safari/i, 'Safari'],
];

const devices: ReadonlyArray<[RegExp, ListenerDevice]> = [
  [/carplay|android ?auto|automotive|tesla/i, ListenerDevice.CAR],
  [/\btv\b|smart-?tv|hbbtv|appletv|bravia|web0s|tizen|kodi|crkey|roku/i, ListenerDevice.TELEVISION],
  [/sonos|alexa|echo\/|homepod|google-?cast|squeezebox|frontier|internet ?radio/i, ListenerDevice.SPEAKER],
  [/iphone|ipad|ipod|android|mobile|dalvik|stagefright|exoplayer/i, ListenerDevice.PHONE],
  [/windows|winamp|foobar2000|macintosh|mac os|x11|linux|cros|\bvlc|mpv/i, ListenerDevice.COMPUTER],
];

export const programOf = (agent: string): string =>
  programs.find(([pattern]) => pattern.test(agent))?.[1] ?? '';

export const deviceOf = (agent: string): ListenerDevice =>
  devices.find(([pattern]) => pattern.test(agent))?.[1] ?? ListenerDevice.OTHER;

/** False for bots, monitoring programs and Regie's own connections. */
export const isPerson = (agent: string): boolean => !botUserAgents.test(agent) && !/^regie\b/i.test(agent);
