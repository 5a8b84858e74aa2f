import { Box, Text } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OrderedRow, useRowActions } from '../../../kit/form/order/OrderedRow';
import { sectionKinds } from './sectionKinds';
import type { SectionValues } from './sectionValues';

interface Props {
  id: string;
  index: number;
  section: SectionValues;
  mayUpdate: boolean;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onHide: () => void;
  onRemove: () => void;
}

/** A section in the list of the home page editor. */
export function SectionRow({ id, index, section, mayUpdate, onMove, onEdit, onHide, onRemove }: Props) {
  const { t } = useTranslation();
  const { icon: Icon } = sectionKinds[section.kind];
  const name = t(`website.sectionKinds.${section.kind}`);
  const ownTitle = Object.values(section.texts).find(({ title }) => title)?.title;
  const [edit, remove] = useRowActions(onEdit, onRemove);
  const hide = {
    label: t(section.isHidden ? 'website.home.show' : 'website.home.hide'),
    icon: section.isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />,
    run: onHide,
  };
  const actions = [edit, hide, remove];
  return (
    <OrderedRow id={id} index={index} name={name} isEditable={mayUpdate} onMove={onMove} actions={actions}>
      <Box color="fg.muted" flexShrink="0">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex="1" minW="0" py="1">
        <Text truncate color={section.isHidden ? 'fg.muted' : undefined}>
          {name}
        </Text>
        {section.isHidden || ownTitle ? (
          <Text truncate textStyle="xs" color="fg.muted">
            {section.isHidden ? t('website.home.hidden') : <bdi>{ownTitle}</bdi>}
          </Text>
        ) : null}
      </Box>
    </OrderedRow>
  );
}
