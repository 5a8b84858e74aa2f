import { get, type FieldValues } from 'react-hook-form';
import type { SaveForm } from '../../../../kit/form/useSaveForm';

/** Form errors below a path, keyed by the rest of the path: `criteria.0.value`. */
export function errorsIn<TValues extends FieldValues>(
  form: SaveForm<TValues>,
  at: string,
): Record<string, string> {
  const found: Record<string, string> = {};
  const visit = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return;
    const { message } = node as { message?: unknown };
    if (typeof message === 'string') found[path] = message;
    else for (const [key, inner] of Object.entries(node)) visit(inner, path ? `${path}.${key}` : key);
  };
  visit(get(form.formState.errors, at), '');
  return found;
}
