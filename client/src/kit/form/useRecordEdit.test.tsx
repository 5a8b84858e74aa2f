// @module-tag smoke
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useRecordEdit } from './useRecordEdit';

interface Song {
  version: number;
  title: string;
}
const valuesOf = ({ title }: Song) => ({ title });

function edit(began: Song, now: Song = began) {
  const save = vi.fn<(values: { title: string }, changed: Song) => Promise<void>>(async () => undefined);
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });
  const { result, rerender } = renderHook(
    ({ record }) => useRecordEdit({ record, valuesOf, load: async () => now, save }),
    {
      initialProps: { record: began },
      wrapper: ({ children }) => <ApolloProvider client={client}>{children}</ApolloProvider>,
    },
  );
  const send = async () => {
    await act(() => result.current.save({ title: 'Mine' }));
    return save.mock.lastCall?.[1].version;
  };
  return { result, rerender, send };
}

describe('a record that is edited', () => {
  it('keeps the initial values of the form, though the record changes underneath', async () => {
    const { result, rerender, send } = edit({ version: 1, title: 'Blue' });
    rerender({ record: { version: 4, title: 'Their words' } });
    expect(result.current.defaultValues).toEqual({ title: 'Blue' });
    expect(await send()).toBe(1);
  });

  it('is saved upon the newer one, once it was compared with it', async () => {
    const { result, send } = edit({ version: 1, title: 'Blue' }, { version: 5, title: 'Their words' });
    await act(async () => expect(await result.current.loadCurrent()).toEqual({ title: 'Their words' }));
    expect(await send()).toBe(5);
    expect(result.current.defaultValues).toEqual({ title: 'Blue' });
  });

  it('is saved with the version that a picture of it was given meanwhile', async () => {
    const { result, send } = edit({ version: 1, title: 'Blue' });
    act(() => result.current.setVersion(2));
    expect(await send()).toBe(2);
  });
});
