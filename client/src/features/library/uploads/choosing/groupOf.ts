import { folderOf, isPicture } from './acceptedFiles';
import type { ChosenFile, UploadGroup } from '../uploadTypes';

/** Returns a function that describes the folder of each file in a selection. */
export function groupOf(chosen: readonly ChosenFile[]): (file: ChosenFile) => UploadGroup {
  const drop = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const sounds = Map.groupBy(
    chosen.filter(({ file }) => !isPicture(file)),
    folderOf,
  );
  return (file) => {
    const folder = folderOf(file);
    return { drop, folder, sounds: sounds.get(folder)?.length ?? 0 };
  };
}
