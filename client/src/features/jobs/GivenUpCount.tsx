import { useTranslation } from 'react-i18next';
import { MenuCount } from '../../kit/layout/MenuCount';
import { useJobKindsQuery } from './jobs.generated';

/** Menu badge with the number of failed jobs. */
export default function GivenUpCount({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation();
  const kinds = useJobKindsQuery().data?.jobKinds ?? [];
  const count = kinds.reduce((sum, { failed }) => sum + failed, 0);
  return <MenuCount count={count} label={t('jobs.givenUp', { count })} isCollapsed={isCollapsed} />;
}
