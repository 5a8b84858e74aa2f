import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import {
  PlaceOfDocument,
  useRadioChoiceQuery,
  type RadioChoiceQuery,
  type TeamMemberFieldsFragment,
} from '../organization.generated';
import { askElsewhere } from './askElsewhere';

/** What somebody is on a radio. */
export interface Place {
  radio: RadioChoiceQuery['radios']['items'][number];
  member: TeamMemberFieldsFragment;
}

/**
 * Where somebody works and as what, of the radios that the viewer sees the teams of; undefined until that is known. Each radio is
 * asked by itself, so that nobody learns of a team that they may not see.
 */
export function usePlaces(userId: string): { places: readonly Place[] | undefined; refetch: () => void } {
  const client = useApolloClient();
  const { data } = useRadioChoiceQuery({ variables: { search: null } });
  const [places, setPlaces] = useState<readonly Place[]>();
  const radios = data?.radios.items;
  const load = useCallback(async () => {
    const placeOn = async (radio: Place['radio']): Promise<Place[]> => {
      const found = await askElsewhere(client, radio.id, PlaceOfDocument, { userId });
      const member = found?.teamMembers.items[0];
      return member ? [{ radio, member }] : [];
    };
    return radios && (await Promise.all(radios.map(placeOn))).flat();
  }, [client, radios, userId]);

  useEffect(() => {
    let isLeft = false;
    void load().then((found) => {
      if (!isLeft) setPlaces(found);
    });
    return () => {
      isLeft = true;
    };
  }, [load]);
  return { places, refetch: () => void load().then(setPlaces) };
}
