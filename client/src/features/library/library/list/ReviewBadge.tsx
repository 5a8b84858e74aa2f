import type { TFunction } from 'i18next';
import { ScanEye } from 'lucide-react';
import { StatusBadge } from '../../../../kit/data/StatusBadge';

/** On what was made from the tags of a file, until somebody has looked at it. */
export const ReviewBadge = ({ t }: { t: TFunction }) => (
  <StatusBadge tone="warning" icon={ScanEye} label={t('multimedia.review.badge')} />
);
