import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ArrowRightLeft, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useViewer } from '../../../apollo/session/SessionContext';
import { useCan } from '../../../kit/access/useCan';
import { useRoleName } from '../../../kit/access/useRoleName';
import { Section } from '../../../kit/layout/Card';
import type { TeamMemberFieldsFragment } from '../organization.generated';
import { RadioLogo } from '../RadioLogo';
import { TeamRoleDrawer } from '../TeamDrawers';
import { useGuestText } from '../useGuestText';
import { useSwitchRadio } from '../useSwitchRadio';
import { usePlaces, type Place } from './usePlaces';

/** The radios that somebody works on and what they are there; changed by whoever may, on the radio that it is about. */
export default function PlacesSection({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const { places, refetch } = usePlaces(userId);
  const [changed, setChanged] = useState<TeamMemberFieldsFragment>();
  if (!places) return null;
  return (
    <Section title={t('team.places')}>
      {places.length === 0 ? <Text color="fg.muted">{t('team.noPlaces')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="0">
        {places.map((place) => (
          <PlaceRow key={place.radio.id} place={place} userId={userId} onChange={setChanged} />
        ))}
      </Stack>
      {changed ? (
        <TeamRoleDrawer
          member={changed}
          onClose={() => {
            setChanged(undefined);
            refetch();
          }}
        />
      ) : null}
    </Section>
  );
}

function PlaceRow({
  place: { radio, member },
  userId,
  onChange,
}: {
  place: Place;
  userId: string;
  onChange: (member: TeamMemberFieldsFragment) => void;
}) {
  const { t } = useTranslation();
  const can = useCan();
  const viewer = useViewer();
  const roleName = useRoleName();
  const guestText = useGuestText();
  const navigate = useNavigate();
  const { switchTo } = useSwitchRadio();
  const isHere = radio.id === viewer.radio?.id;
  const mayChange =
    can({ action: 'update', subject: 'TeamMember' }) &&
    can({ action: 'read', subject: 'Role' }) &&
    viewer.id !== userId;
  return (
    <Flex as="li" align="center" gap="3" minH="12" borderBottomWidth="1px" _last={{ borderBottomWidth: 0 }}>
      <RadioLogo radio={radio} />
      <Stack gap="0" flex="1" minW="0">
        <Text truncate fontWeight="medium">
          <bdi>{radio.name}</bdi>
        </Text>
        <Text textStyle="compact" color="fg.muted">
          {[roleName(member.roleName), guestText(member)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {isHere ? (
        mayChange ? (
          <Button
            size="xs"
            variant="outline"
            aria-label={`${t('team.changeRole')}: ${radio.name}`}
            onClick={() => onChange(member)}
          >
            <Pencil aria-hidden /> {t('team.changeRole')}
          </Button>
        ) : null
      ) : (
        <Button
          size="xs"
          variant="ghost"
          aria-label={t('team.openOf', { radio: radio.name })}
          onClick={async () => {
            await switchTo(radio);
            void navigate('/admin/team');
          }}
        >
          <ArrowRightLeft aria-hidden /> {t('team.title')}
        </Button>
      )}
    </Flex>
  );
}
