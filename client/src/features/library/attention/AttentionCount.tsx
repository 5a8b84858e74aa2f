import { useTranslation } from 'react-i18next';
import { MenuCount } from '../../../kit/layout/MenuCount';
import { useMediaChanges } from '../media/useMediaChanges';
import { useFailedMediaCountQuery } from './attention.generated';

/** Badge with the number of uploaded files that cannot be used. */
export default function AttentionCount({ isCollapsed }: { isCollapsed: boolean }) {
  const { t } = useTranslation();
  const { data, refetch } = useFailedMediaCountQuery({ fetchPolicy: 'cache-and-network' });
  const again = () => void refetch().catch(() => undefined);
  useMediaChanges(again, again);
  const count = data?.failedMedia.totalItems ?? 0;
  return <MenuCount count={count} label={t('attention.waiting', { count })} isCollapsed={isCollapsed} />;
}
