import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useCan } from '../../../../kit/access/useCan';
import { TextLink } from '../../../../kit/layout/TextLink';
import { contentPaths } from '../../paths';
import { siteLanguages } from '../../useSiteLanguages';
import { useContentTranslationsQuery, type ContentFieldsFragment } from '../contents.generated';
import { ContentStatusBadge, OutdatedBadge } from '../status/ContentStatusBadge';

/** Lists the translations of a content, with a button for each missing language. */
export function Translations({ content }: { content: ContentFieldsFragment }) {
  const { id, kind, language, translationGroup } = content;
  const { t } = useTranslation();
  const can = useCan();
  const { data } = useContentTranslationsQuery({
    variables: { group: translationGroup },
    fetchPolicy: 'cache-and-network',
  });
  const translations = data?.contents.items;
  const paths = contentPaths(kind);
  if (!translations) return null;
  return (
    <Stack gap="2">
      <Text textStyle="compact" fontWeight="medium">
        {t('website.fields.translationGroup')}
      </Text>
      {siteLanguages
        .filter((candidate) => candidate !== language)
        .map((candidate) => {
          const translation = translations.find((row) => row.language === candidate);
          if (translation)
            return (
              <Flex key={candidate} gap="2" justify="space-between" align="center" wrap="wrap">
                <TextLink to={paths.detail(translation.id)}>{t(`website.languages.${candidate}`)}</TextLink>
                <Flex gap="1.5" wrap="wrap">
                  <ContentStatusBadge content={translation} />
                  <OutdatedBadge content={translation} />
                </Flex>
              </Flex>
            );
          return can({ action: 'create', subject: 'Content' }) ? (
            <Button key={candidate} asChild variant="outline" size="sm">
              <Link to={paths.translate(id, candidate)}>
                <Languages aria-hidden /> {t(`website.translate.${candidate}`)}
              </Link>
            </Button>
          ) : null;
        })}
    </Stack>
  );
}
