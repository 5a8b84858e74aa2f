import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { Deck } from '../desk/deck';
import { DeckMediumDocument } from './desk.generated';

/** Puts something of the library on a deck, with an address that was just given; false when it is not there any more. */
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
