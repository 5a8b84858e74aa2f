import type { ChosenFile } from '../uploadTypes';

/**
 * Returns all dropped files, including those in folders. Must be called inside the drop event: the data is gone
 * afterwards.
 */
export async function droppedFiles({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.every((entry) => entry === null)) return [...files].map(alone);
  const found = await Promise.all(entries.map((entry) => (entry ? filesIn(entry) : [])));
  return found.flat();
}

/** Returns the files of a file chooser; files of a folder have relative paths. */
export const chosenFiles = (files: Iterable<File>): ChosenFile[] =>
  [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

const alone = (file: File): ChosenFile => ({ file, path: file.name });

async function filesIn(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((found, failed) => entry.file(found, failed)).catch(() => undefined);
    // A file that cannot be read was deleted while it was dropped.
    return file ? [{ file, path: entry.fullPath.replace(/^\//, '') }] : [];
  }
  const inside: ChosenFile[] = [];
  for (const child of await childrenOf(entry as FileSystemDirectoryEntry))
    inside.push(...(await filesIn(child)));
  return inside;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** Returns all entries of a folder. A reader returns about 100 at a time, then an empty list at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((found, failed) =>
      reader.readEntries(found, failed),
    ).catch(() => []);
    if (some.length === 0) return all.sort((a, b) => a.name.localeCompare(b.name));
    all.push(...some);
  }
}
