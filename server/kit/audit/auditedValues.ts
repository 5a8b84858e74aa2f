import type { EntityModel } from '../read/model.ts';

/** Properties that the software maintains: they are not audited. */
const automatic = new Set(['id', 'version', 'createdAt']);

type Changes = Record<string, [unknown, unknown]>;

/** The changes that people made, without values that the software maintains, and with masked secrets. */
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

/** Hidden columns contain secrets; hidden relations do not. */
const isSecret = (model: EntityModel, name: string) =>
  Boolean(model.property(name)?.hidden) && model.kindOf(name) === 'column';
const isNothing = (value: unknown) => value === undefined || value === null;
/** Returns the fixed text that replaces a secret in the audit; null for null and undefined. */
export const masked = (value: unknown) => (isNothing(value) ? null : '•••');
const plain = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : (value ?? null);

/**
 * True for properties whose changes are audited. Neither the software maintains them, nor does a hook compute them at each
 * change.
 */
function isMeant(model: EntityModel, name: string): boolean {
  const property = model.property(name);
  return property !== undefined && property.onUpdate === undefined && !automatic.has(name);
}
