import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useViewer } from '../../../apollo/session/SessionContext';
import { useCan } from '../../../kit/access/useCan';
import type { Found, UseFound } from '../../../kit/form/pickers/found';
import { useDebounced } from '../../../kit/useDebounced';
import { PeopleNamedDocument, TeamNamedDocument, useRadioChoiceQuery } from '../organization.generated';
import { askElsewhere } from './askElsewhere';

interface Person {
  fullName: string;
  email: string;
}

/**
 * People who may join the team of the current radio, by their names: all of them for whoever may read people, and for others those
 * of their other radios. Anybody else is named by an exact address, and whether there is such an account is not told here.
 */
export const usePeopleToJoin: UseFound = (typed) => {
  const client = useApolloClient();
  const { radio: current } = useViewer();
  const readsPeople = useCan()({ action: 'read', subject: 'User' });
  const { data } = useRadioChoiceQuery({ variables: { search: null } });
  const search = useDebounced(typed.trim());
  const [answer, setAnswer] = useState<{ search: string; people: readonly Person[] }>();
  const radios = data?.radios.items;

  useEffect(() => {
    if (search === '' || isAddress(search) || (!readsPeople && !radios)) return;
    let isLeft = false;
    const others = (radios ?? []).filter(({ id }) => id !== current?.id);
    const peopleOf = async () => {
      if (readsPeople) {
        const asked = await client.query({ query: PeopleNamedDocument, variables: { search } });
        return asked.data?.users.items ?? [];
      }
      const teams = others.map(({ id }) => askElsewhere(client, id, TeamNamedDocument, { name: search }));
      return (await Promise.all(teams)).flatMap((team) => team?.teamMembers.items ?? []);
    };
    void peopleOf()
      .catch(() => [])
      .then((people) => {
        if (!isLeft) setAnswer({ search, people });
      });
    return () => {
      isLeft = true;
    };
  }, [client, current?.id, radios, readsPeople, search]);

  const isAnswered = answer?.search === search;
  const isSettled = search === typed.trim() && (isAnswered || search === '' || isAddress(search));
  const items = isAddress(typed) ? [byAddress(typed.trim())] : isAnswered ? answer.people.map(found) : [];
  return { items: onceEach(items), isLoading: !isSettled, isSettled };
};

const isAddress = (text: string) => /^\S+@\S+\.\S+$/.test(text.trim());

const byAddress = (email: string): Found => ({ id: email, text: email });

/** People join by their address. */
const found = ({ fullName, email }: Person): Found => ({ id: email, text: fullName, detail: email });

const onceEach = (items: readonly Found[]) => [...new Map(items.map((item) => [item.id, item])).values()];
