import { describe, expect, it } from 'vitest';
import { showFieldErrors } from './useSaveForm';

const values = { title: '', tagNames: 'jazz\nnight', address: { city: '' } };

function shown(fields: Record<string, string>) {
  const errors: Array<[string, string | undefined]> = [];
  const setError = (path: string, { message }: { message?: string }) => void errors.push([path, message]);
  const hasLanded = showFieldErrors({ setError } as never, values, { fields });
  return { errors, hasLanded };
}

describe('what the server finds wrong', () => {
  it('lands on its field, in the order of the screen', () => {
    expect(shown({ 'address.city': 'unknown', title: 'required' })).toEqual({
      errors: [
        ['title', 'required'],
        ['address.city', 'unknown'],
      ],
      hasLanded: true,
    });
  });

  it('with one of several lands on the field that holds them as one text', () => {
    expect(shown({ 'tagNames.1': 'unknown' })).toEqual({
      errors: [['tagNames', 'unknown']],
      hasLanded: true,
    });
  });

  it('of a field that the form does not show is shown by the form', () => {
    expect(shown({ radio: 'unknown' })).toEqual({ errors: [], hasLanded: false });
    expect(shown({ 'address.street': 'unknown' })).toEqual({ errors: [], hasLanded: false });
  });
});
