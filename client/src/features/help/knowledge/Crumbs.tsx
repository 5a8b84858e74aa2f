import { Breadcrumb } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface Crumb {
  label: string;
  to: string;
}

/** Breadcrumbs from the start of the knowledge base down to the page above the current one. */
export function Crumbs({ way }: { way: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <Breadcrumb.Root size="sm" aria-label={t('knowledge.way')} data-print="hide">
      <Breadcrumb.List flexWrap="wrap">
        {way.map(({ label, to }, index) => (
          <Fragment key={to}>
            {index > 0 ? (
              <Breadcrumb.Separator>
                <ChevronRight aria-hidden />
              </Breadcrumb.Separator>
            ) : null}
            <Breadcrumb.Item>
              <Breadcrumb.Link asChild minH={{ base: '11', md: '9' }} _hover={{ color: 'fg' }}>
                <Link to={to}>{label}</Link>
              </Breadcrumb.Link>
            </Breadcrumb.Item>
          </Fragment>
        ))}
      </Breadcrumb.List>
    </Breadcrumb.Root>
  );
}
