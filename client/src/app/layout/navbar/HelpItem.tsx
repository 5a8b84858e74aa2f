import { Menu } from '@chakra-ui/react';
import { BookOpenText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useDocumentationUrlQuery } from '../../../features/help/faq/faq.generated';
import { features } from '../../../features/index';
import { documentationOf } from '../../../kit/defineFeature';

/** Opens the documentation of the current page in a new tab; nothing when no address is configured. */
export function HelpItem() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { data } = useDocumentationUrlQuery();
  if (!data?.documentationUrl) return null;
  const page = documentationOf(features, pathname);
  const address = [data.documentationUrl.replace(/\/$/, ''), page].filter(Boolean).join('/');
  return (
    <Menu.Item value="help" asChild>
      <a href={address} target="_blank" rel="noopener">
        <BookOpenText size={15} aria-hidden /> {t('shell.help')}
      </a>
    </Menu.Item>
  );
}
