import { Box, Button, Menu, Portal, Text } from '@chakra-ui/react';
import { LogOut, ShieldQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSessionContext, useViewer } from '../../apollo/SessionContext';
import { useSignOutMutation } from '../../apollo/session.generated';
import { PersonAvatar } from '../../kit/data/Person';
import { useRoleName } from '../../kit/data/useRoleName';
import { useNotifyError } from '../../kit/feedback/useNotifyError';
import { skins, type Skin } from './preferences';
import { usePreferences } from './preferencesStore';

/** Who I am, how my portal looks, and the way out. */
export function UserMenu() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const signOut = useSignOut();
  const roleName = useRoleName();
  const [{ skin }, change] = usePreferences();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button
          variant="ghost"
          px="1.5"
          gap="2.5"
          ms="1"
          aria-label={t('shell.account', { name: viewer.fullName })}
        >
          <PersonAvatar name={viewer.fullName} src={viewer.avatar} />
          <Text as="span" hideBelow="md" fontWeight="medium">
            {viewer.fullName}
          </Text>
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="56">
            <Box px="2" py="1.5" lineHeight="1.35">
              <Text fontWeight="medium">{viewer.fullName}</Text>
              <Text textStyle="xs" color="fg.muted">
                {viewer.email}
              </Text>
              <Text textStyle="xs" color="fg.muted">
                {[roleName(viewer.role.name), viewer.radio?.name].filter(Boolean).join(' · ')}
              </Text>
            </Box>
            <Menu.Separator />
            <Menu.RadioItemGroup value={skin} onValueChange={({ value }) => change({ skin: value as Skin })}>
              <Menu.ItemGroupLabel textStyle="xs" color="fg.muted">
                {t('shell.skin')}
              </Menu.ItemGroupLabel>
              {skins.map((choice) => (
                <Menu.RadioItem key={choice} value={choice}>
                  <Menu.ItemIndicator />
                  {t(`shell.skins.${choice}`)}
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
            <Menu.Separator />
            <Menu.Item value="access" asChild>
              <Link to="/admin/access">
                <ShieldQuestion size={15} aria-hidden /> {t('access.title')}
              </Link>
            </Menu.Item>
            <Menu.Item value="sign-out" onClick={() => void signOut()}>
              <LogOut size={15} aria-hidden /> {t('shell.signOut')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

function useSignOut() {
  const { t } = useTranslation();
  const { session } = useSessionContext();
  const [signOut] = useSignOutMutation();
  const notifyError = useNotifyError();
  return async () => {
    try {
      await signOut();
      session.end({ wasChosen: true });
    } catch (error) {
      notifyError(t('shell.signOutFailed'), error);
    }
  };
}
