import { Button, Flex, Text } from '@chakra-ui/react';
import { skipToken, useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useViewer } from '../../apollo/session/SessionContext';
import {
  RecordElsewhereDocument,
  useRadioChoiceQuery,
  type RadioChoiceQuery,
} from './organization.generated';
import { useSwitchRadio } from './radios/useSwitchRadio';
import { queryOtherRadio } from './memberships/queryOtherRadio';

type Choice = RadioChoiceQuery['radios']['items'][number];

interface Found {
  radio: Choice;
  title: string;
}

/** Maximum number of radios that are searched for the record. A record of any further radio is not found. */
const maxRadios = 12;

/**
 * Offers to switch to the radio that has the record, when the current radio does not have it. Each radio is queried with the viewer's
 * permissions there, so that records stay hidden that the viewer may not read.
 */
export default function RecordElsewhere() {
  const { t } = useTranslation();
  const found = useFound();
  const { switchTo, isSwitching } = useSwitchRadio();
  if (!found) return null;
  const { radio, title } = found;
  return (
    <Flex direction="column" align="center" gap="3" role="status">
      <Text>{t('radios.elsewhere', { title, name: radio.name })}</Text>
      <Button variant="outline" loading={isSwitching} onClick={() => void switchTo(radio)}>
        {t('radios.switchTo', { name: radio.name })}
      </Button>
    </Flex>
  );
}

function useFound(): Found | undefined {
  const client = useApolloClient();
  const { radio: current } = useViewer();
  const path = pathOfRecord(useLocation().pathname);
  const [found, setFound] = useState<Found>();
  const { data } = useRadioChoiceQuery(path ? { variables: { search: null } } : skipToken);
  const radios = data?.radios.items;
  const currentId = current?.id;
  useEffect(() => {
    if (!path || !radios) return undefined;
    let isShown = true;
    const findAtRadio = async (radio: Choice): Promise<Found | undefined> => {
      const answer = await queryOtherRadio(client, radio.id, RecordElsewhereDocument, { paths: [path] });
      const title = answer?.recordsAt[0]?.title;
      return title === undefined ? undefined : { radio, title };
    };
    const otherRadios = radios.filter(({ id }) => id !== currentId).slice(0, maxRadios);
    void Promise.all(otherRadios.map(findAtRadio)).then(
      (answers) => isShown && setFound(answers.find((answer) => answer !== undefined)),
    );
    return () => {
      isShown = false;
    };
  }, [client, path, radios, currentId]);
  return found;
}

/** Matches the path of the record, also at the beginning of a subpage's path. */
const pathOfRecord = (pathname: string) => /^\/[\w/-]+?\/\d{1,10}(?=\/|$)/.exec(pathname)?.[0];
