import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { KeyRound, UserRound } from 'lucide-react';
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
  /** True when the ability is limited to the person's own records. */
  isLimited: boolean;
  reasons: readonly Reason[];
  isReadOnly: boolean;
  /** True in the narrow layout, which has no column header for the label. */
  hasLabel: boolean;
  onChange: (isOn: boolean) => void;
  /** Limits the ability to own records or removes the limit; absent where that is unsupported. */
  onLimit?: ((isLimited: boolean) => void) | undefined;
  /** Called when the cell is hovered or focused. */
  onShow: () => void;
}

/**
 * Checkbox for one ability. A key icon links to the permission that grants it; a person icon marks abilities limited to
 * own records.
 */
export function AbilityCell({ rule, isBase, isLimited, reasons, isReadOnly, hasLabel, ...props }: Props) {
  const { onChange, onLimit, onShow } = props;
  const { t } = useTranslation();
  const { sentence, thing } = useReasonText();
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
      {onLimit && isBase && !follows ? (
        <IconButton
          size="2xs"
          variant={isLimited ? 'subtle' : 'ghost'}
          colorPalette={isLimited ? 'brand' : 'gray'}
          aria-pressed={isLimited}
          aria-disabled={isReadOnly}
          aria-label={t('matrix.ownOnly', { thing: thing(rule) })}
          onClick={() => {
            if (!isReadOnly) onLimit(!isLimited);
          }}
          {...(hasLabel ? {} : { position: 'absolute', insetInlineEnd: 'calc(50% + 14px)' })}
        >
          <UserRound size={13} aria-hidden />
        </IconButton>
      ) : null}
      {given ? (
        <Box
          asChild
          color="brand.fg"
          display="inline-flex"
          alignItems="center"
          justifyContent="center"
          boxSize="6"
          borderRadius="l1"
          {...(hasLabel ? {} : { position: 'absolute', insetInlineStart: 'calc(50% + 14px)' })}
        >
          <Link to={permissionPaths.detail(given.id)} aria-label={t('matrix.openPermission', given)}>
            <KeyRound size={13} aria-hidden />
          </Link>
        </Box>
      ) : null}
    </Flex>
  );
}
