import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { createCan } from '../../../kit/access/ability';
import {
  MembershipOfDocument,
  useRadioChoiceQuery,
  type RadioChoiceQuery,
  type TeamMemberFieldsFragment,
} from '../organization.generated';
import { queryOtherRadio } from './queryOtherRadio';

/** A user's membership in the team of a radio. */
export interface Membership {
  radio: RadioChoiceQuery['radios']['items'][number];
  member: TeamMemberFieldsFragment;
  /** True when the viewer may change the user's role on that radio. */
  mayChange: boolean;
}

/**
 * Memberships of a user on the radios whose teams the viewer may see; undefined while loading. Each radio is queried
 * separately, with the viewer's rights there.
 */
export function useMemberships(userId: string): {
  memberships: readonly Membership[] | undefined;
  refetch: () => void;
} {
  const client = useApolloClient();
  const { data } = useRadioChoiceQuery({ variables: { search: null } });
  const [memberships, setMemberships] = useState<readonly Membership[]>();
  const radios = data?.radios.items;
  const load = useCallback(async () => {
    const membershipOn = async (radio: Membership['radio']): Promise<Membership[]> => {
      const found = await queryOtherRadio(client, radio.id, MembershipOfDocument, { userId });
      const member = found?.teamMembers.items[0];
      if (!member) return [];
      const can = createCan(found.viewer?.abilities ?? []);
      const mayChange = [
        { action: 'update', subject: 'TeamMember' },
        { action: 'read', subject: 'Role' },
      ].every(can);
      return [{ radio, member, mayChange }];
    };
    return radios && (await Promise.all(radios.map(membershipOn))).flat();
  }, [client, radios, userId]);

  useEffect(() => {
    let isLeft = false;
    void load().then((found) => {
      if (!isLeft) setMemberships(found);
    });
    return () => {
      isLeft = true;
    };
  }, [load]);
  return { memberships, refetch: () => void load().then(setMemberships) };
}
