import { Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '../../../kit/layout/Card';
import { websiteSettingsPath } from '../paths';

/** Note with a link to the settings, for a website that was never set up. */
export function NotSetUp() {
  const { t } = useTranslation();
  return (
    <Section title={t('website.notSetUp')}>
      <Stack gap="4" align="start">
        <Text>{t('website.notSetUpText')}</Text>
        <Button asChild colorPalette="brand">
          <Link to={websiteSettingsPath}>{t('website.settings.title')}</Link>
        </Button>
      </Stack>
    </Section>
  );
}
