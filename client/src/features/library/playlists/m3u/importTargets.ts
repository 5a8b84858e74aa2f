/** Which playlist gets what is imported: one that is there, or a new one by this name. */
export type Target = { playlistId: string } | { name: string };

const maxNameLength = 160;

/** The name that a file gives its playlist: `#PLAYLIST` of an M3U, the title of an XSPF; a PLS has none. */
export const nameIn = (content: string) =>
  (/^#PLAYLIST:(.+)$/m.exec(content)?.[1] ?? titleOfXspf(content)).trim().slice(0, maxNameLength);

const titleOfXspf = (content: string) => {
  if (!/^\s*</.test(content)) return '';
  const { documentElement } = new DOMParser().parseFromString(content, 'application/xml');
  const title = [...documentElement.children].find(({ localName }) => localName === 'title');
  return documentElement.localName === 'playlist' ? (title?.textContent ?? '') : '';
};

/** The name of a file without its ending. */
export const baseName = (fileName: string) => fileName.replace(/\.\w+$/, '').slice(0, maxNameLength);

/** The field of a target that says nothing yet. */
export function missingIn(target: Target): 'playlistId' | 'name' | undefined {
  if ('playlistId' in target) return target.playlistId ? undefined : 'playlistId';
  return target.name.trim() ? undefined : 'name';
}
