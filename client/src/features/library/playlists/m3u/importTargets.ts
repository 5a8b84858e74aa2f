/** Target of an import: an existing playlist, or the name of a new one. */
export type Target = { playlistId: string } | { name: string };

const maxNameLength = 160;

/**
 * Returns the playlist name in a file: `#PLAYLIST` of an M3U, or the title of an XSPF. Empty for a PLS file, which cannot have a name.
 */
export const nameIn = (content: string) =>
  (/^#PLAYLIST:(.+)$/m.exec(content)?.[1] ?? titleOfXspf(content)).trim().slice(0, maxNameLength);

const titleOfXspf = (content: string) => {
  if (!/^\s*</.test(content)) return '';
  const { documentElement } = new DOMParser().parseFromString(content, 'application/xml');
  const title = [...documentElement.children].find(({ localName }) => localName === 'title');
  return documentElement.localName === 'playlist' ? (title?.textContent ?? '') : '';
};

/** File name without its extension. */
export const baseName = (fileName: string) => fileName.replace(/\.\w+$/, '').slice(0, maxNameLength);

/** Returns which field of the import target is still empty; undefined when it is complete. */
export function missingIn(target: Target): 'playlistId' | 'name' | undefined {
  if ('playlistId' in target) return target.playlistId ? undefined : 'playlistId';
  return target.name.trim() ? undefined : 'name';
}
