import type SqliteFile from 'better-sqlite3';
import { foldText } from '../text/foldText.ts';

/** Registers `fold_text`, and a `lower` for every letter: SQLite's own knows only those of ASCII. */
export function addTextFunctions(connection: SqliteFile.Database): void {
  connection.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  connection.function('fold_text', { deterministic: true }, (text) =>
    typeof text === 'string' ? foldText(text) : text,
  );
}
