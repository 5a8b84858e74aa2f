/* Shared with the client: imports nothing. */

export interface VideoLink {
  /** Address in the form in which it is stored. */
  url: string;
  /** Name of the host. */
  host: string;
}

/** Hosts of videos that texts may link to, with the part of an address that identifies a video. */
const hosts: ReadonlyArray<{
  host: string;
  names: string[];
  id: (url: URL) => string | null | undefined;
  url: (id: string) => string;
}> = [
  {
    host: 'YouTube',
    names: ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com'],
    id: ({ pathname, searchParams }) =>
      pathname === '/watch'
        ? searchParams.get('v')
        : /^\/(?:shorts|live|embed)\/([\w-]+)$/.exec(pathname)?.[1],
    url: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    host: 'YouTube',
    names: ['youtu.be'],
    id: ({ pathname }) => pathname.slice(1),
    url: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  {
    host: 'Vimeo',
    names: ['vimeo.com', 'player.vimeo.com'],
    id: ({ pathname }) => /^\/(?:video\/)?(\d+)$/.exec(pathname)?.[1],
    url: (id) => `https://vimeo.com/${id}`,
  },
  {
    host: 'Dailymotion',
    names: ['dailymotion.com'],
    id: ({ pathname }) => /^\/(?:embed\/)?video\/([\w-]+)$/.exec(pathname)?.[1],
    url: (id) => `https://www.dailymotion.com/video/${id}`,
  },
  {
    host: 'Dailymotion',
    names: ['dai.ly'],
    id: ({ pathname }) => pathname.slice(1),
    url: (id) => `https://www.dailymotion.com/video/${id}`,
  },
  {
    host: 'Internet Archive',
    names: ['archive.org'],
    id: ({ pathname }) => /^\/(?:details|embed)\/([\w.-]+)$/.exec(pathname)?.[1],
    url: (id) => `https://archive.org/details/${id}`,
  },
];

/** Names of the video hosts whose links are accepted, for help texts. */
export const videoHosts: readonly string[] = [...new Set(hosts.map(({ host }) => host))];

/** Parses the URL of a video on one of the accepted hosts; undefined for all other URLs. */
export function videoOf(text: string): VideoLink | undefined {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port) return undefined;
  const name = url.hostname.replace(/^www\./, '');
  const found = hosts.find(({ names }) => names.includes(name));
  const id = found?.id(url);
  return found && id && /^[\w.-]{1,100}$/.test(id) ? { url: found.url(id), host: found.host } : undefined;
}
