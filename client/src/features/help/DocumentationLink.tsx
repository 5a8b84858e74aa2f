import { Button } from '@chakra-ui/react';
import { BookOpenText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDocumentationUrlQuery } from './faq/faq.generated';

/** Opens the documentation for users in a new tab; nothing when no address is configured. */
export function DocumentationLink() {
  const { t } = useTranslation();
  const { data } = useDocumentationUrlQuery();
  if (!data?.documentationUrl) return null;
  return (
    <Button asChild variant="outline">
      <a href={data.documentationUrl} target="_blank" rel="noopener">
        <BookOpenText aria-hidden /> {t('faq.documentation')}
      </a>
    </Button>
  );
}
