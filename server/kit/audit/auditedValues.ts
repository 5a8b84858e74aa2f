import type { EntityModel } from '../read/model.ts';

/** Kept up by the software itself: of no interest to who reads what people did. */
const automatic = new Set(['id', 'version', 'createdAt']);

type Changes = Record<string, [unknown, unknown]>;

/** The changes that people made, with secrets masked. */
export function auditedValues(model: EntityModel, changes: Changes): Changes {
  const shown = Object.entries(changes).filter(([name]) => isMeant(model, name));
  return Object.fromEntries(
    shown
      .filter(([, [from, to]]) => !(isNothing(from) && isNothing(to)))
      .map(([name, [from, to]]) =>
        // guard: audit-masks-secrets
        isSecret(model, name) ? [name, [masked(from), masked(to)]] : [name, [plain(from), plain(to)]],
      ),
  );
}

/** A hidden column never leaves; a hidden relation says nothing secret. */
const isSecret = (model: EntityModel, name: string) =>
  Boolean(model.property(name)?.hidden) && model.kindOf(name) === 'column';
const isNothing = (value: unknown) => value === undefined || value === null;
/** What a value reads that must not be seen; that there is one may be. */
export const masked = (value: unknown) => (isNothing(value) ? null : '•••');
const plain = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null);

/** What a hook makes of the other fields at every change says nothing that they do not. */
function isMeant(model: EntityModel, name: string): boolean {
  const property = model.property(name);
  return property !== undefined && property.onUpdate === undefined && !automatic.has(name);
}
