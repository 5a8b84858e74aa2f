import { Badge, Box, Flex, Stack, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useViewedRole, useViewer } from '../../apollo/session/SessionContext';
import { grantsOf } from '../../kit/access/grants';
import { useRuleText } from '../../kit/access/useRuleText';
import { useRoleName } from '../../kit/access/useRoleName';
import { Person } from '../../kit/data/people/Person';
import { Section } from '../../kit/layout/Card';
import { PageHeader } from '../../kit/layout/PageHeader';

/**
 * Permissions of the viewer on the current radio, or of the role that the portal is viewed as. Also the landing
 * page of a viewer whose role opens no other page.
 */
export default function AccessPage() {
  const { t } = useTranslation();
  const viewer = useViewer();
  const viewedAs = useViewedRole();
  const roleName = useRoleName();
  const ruleText = useRuleText();
  return (
    <>
      <PageHeader title={t('access.title')} description={t('access.description')} />
      <Stack gap="4" maxW="44rem">
        <Section
          title={t('access.me')}
          aside={<Badge colorPalette="brand">{roleName((viewedAs ?? viewer.role).name)}</Badge>}
        >
          <Person name={viewer.fullName} detail={viewer.email} src={viewer.avatar} />
        </Section>
        <Section title={t('access.mayDo')}>
          {viewer.abilities.length > 0 ? (
            <Stack as="ul" listStyleType="none" gap="0">
              {grantsOf(viewer.abilities).map(({ subject, actions }) => (
                <Flex
                  as="li"
                  key={subject}
                  align="center"
                  gap="2.5"
                  py="2"
                  borderTopWidth="1px"
                  borderColor="border.muted"
                >
                  <Box color="green.fg">
                    <Check size={15} aria-hidden />
                  </Box>
                  <Text>
                    {t('access.rule', {
                      action: ruleText.actions(actions),
                      subject: ruleText.subject(subject),
                    })}
                  </Text>
                </Flex>
              ))}
            </Stack>
          ) : (
            <Text color="fg.muted">{t('access.nothing')}</Text>
          )}
        </Section>
        <Text textStyle="compact" color="fg.muted">
          {t('access.askAdministrator')}
        </Text>
      </Stack>
    </>
  );
}
