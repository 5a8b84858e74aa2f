/** Which playlist gets what is imported: one that is there, or a new one by this name. */
export type Target = { playlistId: string } | { name: string };

const maxNameLength = 160;

/** What an M3U calls itself. */
export const nameIn = (content: string) =>
  (/^#PLAYLIST:(.+)$/m.exec(content)?.[1] ?? '').trim().slice(0, maxNameLength);

/** The name of a file without its ending. */
export const baseName = (fileName: string) => fileName.replace(/\.\w+$/, '').slice(0, maxNameLength);

/** The field of a target that says nothing yet. */
export function missingIn(target: Target): 'playlistId' | 'name' | undefined {
  if ('playlistId' in target) return target.playlistId ? undefined : 'playlistId';
  return target.name.trim() ? undefined : 'name';
}
