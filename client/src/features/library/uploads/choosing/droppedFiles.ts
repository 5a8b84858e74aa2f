import type { ChosenFile } from '../uploadTypes';

/** Everything that was dropped, folders walked to their ends. To be called in the drop itself: later it is gone. */
export async function droppedFiles({ items, files }: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.every((entry) => entry === null)) return [...files].map(alone);
  const found = await Promise.all(entries.map((entry) => (entry ? filesIn(entry) : [])));
  return found.flat();
}

/** What a file chooser gave: files, or those of a folder with their way into it. */
export const chosenFiles = (files: Iterable<File>): ChosenFile[] =>
  [...files].map((file) => ({ file, path: file.webkitRelativePath || file.name }));

const alone = (file: File): ChosenFile => ({ file, path: file.name });

async function filesIn(entry: FileSystemEntry): Promise<ChosenFile[]> {
  if (isFile(entry)) {
    const file = await new Promise<File>((found, failed) => entry.file(found, failed)).catch(() => undefined);
    // What cannot be opened was taken away while it was dropped.
    return file ? [{ file, path: entry.fullPath.replace(/^\//, '') }] : [];
  }
  const inside: ChosenFile[] = [];
  for (const child of await childrenOf(entry as FileSystemDirectoryEntry))
    inside.push(...(await filesIn(child)));
  return inside;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** A reader gives a hundred or so at a time, and an empty list at the end. */
async function childrenOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((found, failed) =>
      reader.readEntries(found, failed),
    ).catch(() => []);
    if (some.length === 0) return all.sort((one, other) => one.name.localeCompare(other.name));
    all.push(...some);
  }
}
