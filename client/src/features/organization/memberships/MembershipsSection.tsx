import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { ArrowRightLeft, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useViewedRole, useViewer } from '../../../apollo/session/SessionContext';
import { useRoleName } from '../../../kit/access/useRoleName';
import { Section } from '../../../kit/layout/Card';
import { RadioLogo } from '../radios/RadioLogo';
import { TeamRoleDrawer } from '../team/TeamDrawers';
import { useGuestText } from '../team/useGuestText';
import { useSwitchRadio } from '../radios/useSwitchRadio';
import { useMemberships, type Membership } from './useMemberships';

/**
 * Lists the radios that a user works on, with their role on each. The viewer can change the role on radios where they have the
 * permission.
 */
export default function MembershipsSection({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const { memberships, refetch } = useMemberships(userId);
  const [changed, setChanged] = useState<Membership>();
  if (!memberships) return null;
  return (
    <Section title={t('team.places')}>
      {memberships.length === 0 ? <Text color="fg.muted">{t('team.noRadios')}</Text> : null}
      <Stack as="ul" listStyleType="none" gap="0">
        {memberships.map((membership) => (
          <MembershipRow
            key={membership.radio.id}
            membership={membership}
            userId={userId}
            onChange={setChanged}
          />
        ))}
      </Stack>
      {changed ? (
        <TeamRoleDrawer
          member={changed.member}
          radio={changed.radio.id === viewer.radio?.id ? undefined : changed.radio}
          onClose={() => {
            setChanged(undefined);
            refetch();
          }}
        />
      ) : null}
    </Section>
  );
}

function MembershipRow({
  membership,
  userId,
  onChange,
}: {
  membership: Membership;
  userId: string;
  onChange: (membership: Membership) => void;
}) {
  const { radio, member } = membership;
  const { t } = useTranslation();
  const viewer = useViewer();
  const roleName = useRoleName();
  const guestText = useGuestText();
  const navigate = useNavigate();
  const { switchTo } = useSwitchRadio();
  const isHere = radio.id === viewer.radio?.id;
  // While the portal is viewed as a role, nothing can be changed.
  const isViewing = useViewedRole() !== undefined;
  const mayChange = membership.mayChange && viewer.id !== userId && !isViewing;
  return (
    <Flex
      as="li"
      align="center"
      wrap="wrap"
      gap="3"
      rowGap="2"
      minH="12"
      py="2"
      borderBottomWidth="1px"
      _last={{ borderBottomWidth: 0 }}
    >
      <RadioLogo radio={radio} />
      <Stack gap="0" flex="1" minW="40">
        <Text truncate fontWeight="medium">
          <bdi>{radio.name}</bdi>
        </Text>
        <Text textStyle="compact" color="fg.muted">
          {[roleName(member.roleName), guestText(member)].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      <Flex gap="2" wrap="wrap">
        {mayChange ? (
          <Button
            size="xs"
            variant="outline"
            aria-label={`${t('team.changeRole')}: ${radio.name}`}
            onClick={() => onChange(membership)}
          >
            <Pencil aria-hidden /> {t('team.changeRole')}
          </Button>
        ) : null}
        {isHere ? null : (
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
    </Flex>
  );
}
