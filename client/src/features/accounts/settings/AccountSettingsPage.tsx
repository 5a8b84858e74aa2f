import { Box, Flex, Grid } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useParams } from 'react-router-dom';
import { useViewer } from '../../../apollo/session/SessionContext';
import { RecordState } from '../../../kit/data/texts/RecordState';
import { PageHeader } from '../../../kit/layout/PageHeader';
import { useAccountSettingsQuery } from './accountSettings.generated';
import { ConnectedAccountsSection } from '../security/ConnectedAccountsSection';
import { GeneralSection } from './GeneralSection';
import { InformationSection } from './InformationSection';
import { LanguageSection } from './LanguageSection';
import { NotificationsSection } from './NotificationsSection';
import { PasswordSection } from '../security/PasswordSection';
import { accountPaths } from '../paths';
import type { SettingsSectionProps } from './settingsForm';
import { sectionIcons, sectionOf, settingsSections, type SettingsSection } from './settingsSections';
import { SocialLinksSection } from './SocialLinksSection';

const screens: Record<SettingsSection, (props: SettingsSectionProps) => React.ReactNode> = {
  general: GeneralSection,
  information: InformationSection,
  socialLinks: SocialLinksSection,
  connectedAccounts: ConnectedAccountsSection,
  notifications: NotificationsSection,
  language: LanguageSection,
  password: PasswordSection,
};

/** Settings of the viewer's account, one section at a time. */
export default function AccountSettingsPage() {
  const { t } = useTranslation();
  const section = sectionOf(useParams()['section']);
  const query = useAccountSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const [timesSaved, setTimesSaved] = useState(0);
  useReloadWithPicture(() => void query.refetch().catch(() => undefined));
  const Screen = screens[section];
  return (
    <>
      <PageHeader title={t('accountSettings.title')} description={t('accountSettings.description')} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '15rem minmax(0, 42rem)' }}
        gap={{ base: '4', lg: '6' }}
        alignItems="start"
      >
        <SectionLinks />
        <RecordState query={query} record={query.data?.accountSettings}>
          {(settings) => (
            // The key remounts the form after each save, so that it starts from the saved values.
            <Screen
              key={`${section} ${timesSaved}`}
              settings={settings}
              onSaved={() => setTimesSaved(timesSaved + 1)}
            />
          )}
        </RecordState>
      </Grid>
    </>
  );
}

function SectionLinks() {
  const { t } = useTranslation();
  const current = sectionOf(useParams()['section']);
  return (
    <Flex
      as="nav"
      aria-label={t('accountSettings.sections')}
      direction={{ base: 'row', lg: 'column' }}
      gap="1"
      wrap={{ base: 'wrap', lg: 'nowrap' }}
    >
      {settingsSections.map((section) => {
        const Icon = sectionIcons[section];
        const isCurrent = section === current;
        return (
          <Flex
            asChild
            key={section}
            align="center"
            gap="2.5"
            px="2.5"
            minH={{ base: '44px', lg: '9' }}
            borderRadius="l2"
            fontWeight="medium"
            color={isCurrent ? 'brand.fg' : 'fg.muted'}
            bg={isCurrent ? 'brand.subtle' : undefined}
            _hover={isCurrent ? {} : { bg: 'bg.muted', color: 'fg' }}
          >
            <NavLink
              to={`${accountPaths.settings}/${section}`}
              aria-current={isCurrent ? 'page' : undefined}
              replace
            >
              <Box flexShrink="0">
                <Icon size={16} aria-hidden />
              </Box>
              {t(`accountSettings.section.${section}`)}
            </NavLink>
          </Flex>
        );
      })}
    </Flex>
  );
}

/**
 * Reloads the settings when the viewer's picture changes. Uploading a picture increments the version of the account outside of this
 * form: the form would otherwise save with an outdated version.
 */
function useReloadWithPicture(reload: () => void) {
  const { avatar } = useViewer();
  const shown = useRef(avatar);
  useEffect(() => {
    if (shown.current === avatar) return;
    shown.current = avatar;
    reload();
  });
}
