import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Statements at the beginning of a line that do something when the module is loaded: calls, loops, assignments. */
const effect =
  /^(?:(?!registerEnumType\b)[\w.]+\(|(?:for|if|while|await|void|new|try)\b|[\w.]+ (?:=|\+=|\?\?=) )/gm;

/** Finds the files of a folder that execute something when they are loaded. Naming an enum for the schema does not count. */
export const filesWithEffects = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => hasEffect(readFileSync(join(folder, file), 'utf8')))
    .toSorted();

/** True when loading a source file executes something. The source must be formatted. */
export const hasEffect = (source: string): boolean => source.search(effect) >= 0;
