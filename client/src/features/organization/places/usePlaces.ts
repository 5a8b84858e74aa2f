import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { createCan } from '../../../kit/access/ability';
import {
  PlaceOfDocument,
  useRadioChoiceQuery,
  type RadioChoiceQuery,
  type TeamMemberFieldsFragment,
} from '../organization.generated';
import { askElsewhere } from './askElsewhere';

/** A user's membership in the team of a radio. */
export interface Place {
  radio: RadioChoiceQuery['radios']['items'][number];
  member: TeamMemberFieldsFragment;
  /** True when the viewer may change the user's role on that radio. */
  mayChange: boolean;
}

/**
 * Memberships of a user on the radios whose teams the viewer may see; undefined while loading. Each radio is queried
 * separately, with the viewer's rights there.
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
      if (!member) return [];
      const can = createCan(found.viewer?.abilities ?? []);
      const mayChange = [
        { action: 'update', subject: 'TeamMember' },
        { action: 'read', subject: 'Role' },
      ].every(can);
      return [{ radio, member, mayChange }];
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
