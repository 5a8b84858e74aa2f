import { Flex, Text } from '@chakra-ui/react';
import { Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Rule } from '../../../kit/access/ability';
import { TextLink } from '../../../kit/layout/TextLink';
import type { Reason } from './matrix';
import { permissionPaths } from '../paths';
import { useReasonText } from '../accessTest/useReasonText';

/** Explains why the hovered or focused cell of the ability matrix is on or off. Sticky at the bottom of the matrix. */
export function CellReason({ rule, reasons }: { rule: Rule | undefined; reasons: readonly Reason[] }) {
  const { t } = useTranslation();
  const { sentence } = useReasonText();
  const permissions = reasons.flatMap((reason) =>
    reason.kind === 'permission' && reason.permission ? [reason.permission] : [],
  );
  return (
    <Flex
      position="sticky"
      bottom="0"
      gap="2"
      wrap="wrap"
      align="center"
      px="3"
      py="2.5"
      bg="bg.panel"
      borderTopWidth="1px"
      textStyle="compact"
      color="fg.muted"
      minH="10"
    >
      <Info size={14} aria-hidden />
      {/* Screen readers get the reason from the cells. */}
      <Text as="span" aria-hidden={rule ? true : undefined} flex="1" minW="12rem">
        {rule ? capitalized(sentence(rule, reasons)) : t('matrix.hint')}
      </Text>
      {permissions.map(({ id, name }) => (
        <TextLink key={id} to={permissionPaths.detail(id)}>
          {name}
        </TextLink>
      ))}
    </Flex>
  );
}

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
