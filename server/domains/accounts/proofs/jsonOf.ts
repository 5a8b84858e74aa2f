/** A JSON column as a driver gives it: SQLite as text, PostgreSQL already read. */
export const jsonOf = <T>(value: unknown): T => (typeof value === 'string' ? JSON.parse(value) : value) as T;
