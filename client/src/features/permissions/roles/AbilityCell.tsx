import { Box, chakra, Flex } from '@chakra-ui/react';
import { KeyRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Rule } from '../../../kit/access/ability';
import { permissionPaths } from '../paths';
import type { Reason } from './matrix';
import { useReasonText } from '../accessTest/useReasonText';

const Checkbox = chakra('input');
const Label = chakra('label');

interface Props {
  rule: Rule;
  isBase: boolean;
  reasons: readonly Reason[];
  isReadOnly: boolean;
  /** Where there is no head of a column to say it. */
  hasLabel: boolean;
  onChange: (isOn: boolean) => void;
  /** It is pointed at or has the focus. */
  onShow: () => void;
}

/** One thing that is allowed or not; a key beside it leads to the permission that gives it. */
export function AbilityCell({ rule, isBase, reasons, isReadOnly, hasLabel, onChange, onShow }: Props) {
  const { t } = useTranslation();
  const { sentence } = useReasonText();
  const follows = reasons.some(({ kind }) => kind === 'wider');
  const isLocked = isReadOnly || (follows && !isBase);
  const [given] = reasons.flatMap((reason) => (reason.kind === 'permission' ? [reason.permission] : []));
  const isGivenOnly = !isBase && !follows && given !== undefined;
  return (
    <Flex
      display="inline-flex"
      position="relative"
      align="center"
      justify={hasLabel ? 'flex-start' : 'center'}
      onMouseEnter={onShow}
      onFocus={onShow}
    >
      <Label
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        gap="2"
        h={{ base: '11', md: '9' }}
        minW={{ base: '11', md: '9' }}
        cursor={isLocked ? 'default' : 'pointer'}
      >
        <Checkbox
          type="checkbox"
          accentColor="brand.solid"
          css={{ colorScheme: 'light', _dark: { colorScheme: 'dark' } }}
          boxSize="4"
          cursor="inherit"
          opacity={isLocked && !isBase ? 0.6 : 1}
          checked={isBase || follows}
          ref={(input: HTMLInputElement | null) => {
            if (input) input.indeterminate = isGivenOnly;
          }}
          aria-label={sentence(rule, reasons)}
          aria-disabled={isLocked}
          onChange={({ currentTarget }) => {
            if (!isLocked) onChange(currentTarget.checked);
          }}
        />
        {hasLabel ? <span aria-hidden>{t(`matrix.actions.${rule.action as 'read'}`)}</span> : null}
      </Label>
      {given ? (
        <Box
          asChild
          color="brand.fg"
          display="inline-flex"
          p="1"
          borderRadius="l1"
          {...(hasLabel ? {} : { position: 'absolute', insetInlineStart: 'calc(50% + 12px)' })}
        >
          <Link to={permissionPaths.detail(given.id)} aria-label={t('matrix.openPermission', given)}>
            <KeyRound size={13} aria-hidden />
          </Link>
        </Box>
      ) : null}
    </Flex>
  );
}
