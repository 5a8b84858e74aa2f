import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { Deck } from '../desk/deck';
import { DeckMediumDocument } from './desk.generated';

/**
 * Returns a function that loads a medium onto a deck, with a fresh address of its sound. Its result is false when the medium was
 * deleted.
 */
export function useLoadDeck(): (deck: Deck, id: string) => Promise<boolean> {
  const client = useApolloClient();
  return useCallback(
    async (deck, id) => {
      const { data } = await client.query({
        query: DeckMediumDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      const medium = data?.mediaItem;
      if (!medium) return false;
      deck.load(medium);
      return true;
    },
    [client],
  );
}
