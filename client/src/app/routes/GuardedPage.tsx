import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoPermission } from '../../kit/feedback/NoPermission';
import { useCan } from '../../kit/access/useCan';
import { maySee, targetOf, type Feature, type Page } from '../../kit/defineFeature';
import { BookmarkStar } from '../../features/portal/bookmarks/BookmarkStar';
import { PageAside } from '../../kit/pages/Pages';
import { Card } from '../../kit/layout/Card';
import { PageHeader } from '../../kit/layout/PageHeader';
import { Home } from './Home';

/** Shows the page if the viewer may see it; otherwise shows the missing permission. */
export function GuardedPage({
  page,
  features,
  children,
}: {
  page: Page;
  features: readonly Feature[];
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const can = useCan();
  if (maySee(page, can)) {
    if (!page.entry) return children;
    return <PageAside value={<BookmarkStar target={targetOf(page.path)} />}>{children}</PageAside>;
  }
  // Redirect when one of several permissions is enough, as on the dashboard: there is no single permission to name.
  if (!page.rule || !('action' in page.rule)) return <Home features={features} />;
  return (
    <>
      <PageHeader title={t(page.title)} />
      <Card>
        <NoPermission {...page.rule} />
      </Card>
    </>
  );
}
