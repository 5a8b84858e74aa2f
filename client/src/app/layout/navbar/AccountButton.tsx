import { Button, Text, type ButtonProps } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../apollo/session/SessionContext';
import { Spoken } from '../../../kit/data/texts/Spoken';
import { PersonAvatar } from '../../../kit/data/people/Person';

/** Button that shows who is signed in and opens the user menu. */
export function AccountButton(props: ButtonProps) {
  const { t } = useTranslation();
  const { fullName, avatar } = useViewer();
  return (
    <Button variant="ghost" px="1.5" gap="2.5" ms="1" aria-haspopup="menu" {...props}>
      <Spoken as={t('shell.account', { name: fullName })}>
        <PersonAvatar name={fullName} src={avatar} />
        <Text as="span" hideBelow="md" fontWeight="medium">
          {fullName}
        </Text>
      </Spoken>
    </Button>
  );
}
