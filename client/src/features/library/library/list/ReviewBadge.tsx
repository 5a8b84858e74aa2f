import type { TFunction } from 'i18next';
import { ScanEye } from 'lucide-react';
import { StatusBadge } from '../../../../kit/data/texts/StatusBadge';

/** Badge on records created from file tags, until a person has reviewed them. */
export const ReviewBadge = ({ t }: { t: TFunction }) => (
  <StatusBadge tone="warning" icon={ScanEye} label={t('multimedia.review.badge')} />
);
