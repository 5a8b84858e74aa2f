import type SqliteFile from 'better-sqlite3';
import { foldText } from '../foldText.ts';

/** Registers `fold_text`, and replaces `lower`, because SQLite's own only converts ASCII letters. */
export function addTextFunctions(connection: SqliteFile.Database): void {
  connection.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  connection.function('fold_text', { deterministic: true }, (text) =>
    typeof text === 'string' ? foldText(text) : text,
  );
}
