import { allow, Ruled, type Rule } from './rule.ts';

const guarded = new Map<unknown, Map<string, Rule>>();

/**
 * A field with a rule of its own, beyond its type's: it is null, with a coded error, for whoever may not read it,
 * and lists cannot be filtered, sorted or searched by it either.
 */
export function Guarded(action: string, subject: string): PropertyDecorator {
  return (target, key) => {
    const rule = allow(action, subject);
    Ruled(rule)(target, key as string);
    guarded.set(target.constructor, new Map(guardedProperties(target.constructor)).set(String(key), rule));
  };
}

/** The properties of a class, or of what it extends, that have a rule of their own, with that rule. */
export function guardedProperties(owner: unknown): ReadonlyMap<string, Rule> {
  for (let current = owner; current; current = Object.getPrototypeOf(current)) {
    const found = guarded.get(current);
    if (found) return found;
  }
  return none;
}

const none: ReadonlyMap<string, Rule> = new Map();
