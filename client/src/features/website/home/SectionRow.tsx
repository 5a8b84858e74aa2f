import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleHelp, Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OrderedRow, useRowActions } from '../../../kit/form/order/OrderedRow';
import { sectionIcons } from './sectionIcons';
import { useOwnSiteLanguage } from '../useSiteLanguages';
import type { SectionValues } from './sectionValues';

interface Props {
  id: string;
  index: number;
  section: SectionValues;
  /** Name of its kind. */
  name: string;
  /** True when visitors do not see the section, because its record is not on the website. */
  isRecordMissing: boolean;
  /** True when a field of the section has a problem, which its form shows. */
  isIncorrect: boolean;
  mayUpdate: boolean;
  onMove: (step: -1 | 1) => void;
  onEdit: () => void;
  onHide: () => void;
  onRemove: () => void;
}

/** A section in the list of the home page editor. */
export function SectionRow({ id, index, section, name, mayUpdate, ...more }: Props) {
  const { isRecordMissing, isIncorrect, onMove, onEdit, onHide, onRemove } = more;
  const { t } = useTranslation();
  const Icon = section.kind ? sectionIcons[section.kind] : CircleHelp;
  const language = useOwnSiteLanguage();
  const ownTitle =
    section.texts[language].title || Object.values(section.texts).find(({ title }) => title)?.title;
  const [edit, remove] = useRowActions(onEdit, onRemove);
  const hide = {
    id: 'hide',
    label: t(section.isHidden ? 'website.home.show' : 'website.home.hide'),
    icon: section.isHidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />,
    run: onHide,
  };
  const problem = problemOf(section, { isRecordMissing, isIncorrect });
  const actions = section.kind ? [edit, hide, remove] : [remove];
  return (
    <OrderedRow
      id={id}
      index={index}
      name={name}
      isEditable={mayUpdate}
      onMove={onMove}
      actions={actions}
      // On phones the buttons are below the name, which would have no room beside them.
      wrap={{ base: 'wrap', md: 'nowrap' }}
      rowGap="0"
    >
      <Box color="fg.muted" flexShrink="0">
        <Icon size={16} aria-hidden />
      </Box>
      <Box flex={{ base: '1 1 calc(100% - 6rem)', md: '1' }} minW="0" py="1">
        <Text truncate color={section.isHidden ? 'fg.muted' : undefined}>
          {name}
        </Text>
        {problem ? (
          <Flex align="center" gap="1" textStyle="xs" color="fg.warning">
            <CircleAlert size={12} aria-hidden /> {t(`website.home.${problem}`)}
          </Flex>
        ) : null}
        {section.isHidden || ownTitle ? (
          <Text truncate textStyle="xs" color="fg.muted">
            {section.isHidden ? t('website.home.hidden') : <bdi>{ownTitle}</bdi>}
          </Text>
        ) : null}
      </Box>
    </OrderedRow>
  );
}

/** Key of the text about the reason why visitors do not see the section as it is; undefined without one. */
function problemOf(
  { kind }: SectionValues,
  { isRecordMissing, isIncorrect }: Pick<Props, 'isRecordMissing' | 'isIncorrect'>,
) {
  if (kind === null) return 'unknownHelp';
  if (isIncorrect) return 'incorrect';
  return isRecordMissing ? 'recordMissing' : undefined;
}
