import { Button, ButtonGroup, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalPage, SiteLanguage } from '../../../apollo/schemaTypes.generated';
import { RichTextField } from '../../../kit/form/fields/RichTextField';
import type { SaveForm } from '../../../kit/form/useSaveForm';
import { Section } from '../../../kit/layout/Card';
import { useContentInserts } from '../contents/references/useContentInserts';
import { LanguageChoice } from '../home/LanguageChoice';
import { siteLanguages } from '../useSiteLanguages';
import { legalPages, type WebmasterValues } from './webmasterValues';

/** Editor of the legal pages: one text for each page and language. */
export function LegalTexts({ form }: { form: SaveForm<WebmasterValues> }) {
  const { t } = useTranslation();
  const inserts = useContentInserts({ hasSounds: false });
  const [page, setPage] = useState<LegalPage>('IMPRINT');
  const [language, setLanguage] = useState<SiteLanguage>(siteLanguages[0]);
  return (
    <Section title={t('webmaster.legal')}>
      <Stack gap="4">
        <Text textStyle="compact" color="fg.muted">
          {t('webmaster.legalHelp')}
        </Text>
        <Flex gap="3" wrap="wrap">
          <ButtonGroup size="xs" variant="outline" attached aria-label={t('webmaster.legalPage')}>
            {legalPages.map((value) => (
              <Button
                key={value}
                variant={value === page ? 'subtle' : 'outline'}
                aria-pressed={value === page}
                onClick={() => setPage(value)}
              >
                {t(`webmaster.legalPages.${value}`)}
              </Button>
            ))}
          </ButtonGroup>
          <LanguageChoice language={language} onChoose={setLanguage} />
        </Flex>
        <RichTextField
          // The key remounts the field, because each page and language has its own value.
          key={`${page} ${language}`}
          form={form}
          name={`legalTexts.${page}.${language}`}
          label={t(`webmaster.legalPages.${page}`)}
          inserts={inserts}
          isOptional
        />
      </Stack>
    </Section>
  );
}
