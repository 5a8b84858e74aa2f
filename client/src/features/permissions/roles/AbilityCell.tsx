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
  /** It is on for one's own alone. */
  isLimited: boolean;
  reasons: readonly Reason[];
  isReadOnly: boolean;
  /** Where there is no head of a column to say it. */
  hasLabel: boolean;
  onChange: (isOn: boolean) => void;
  /** Makes it of one's own alone, or of all again, where that can be. */
  onLimit?: ((isLimited: boolean) => void) | undefined;
  /** It is pointed at or has the focus. */
  onShow: () => void;
}

/**
 * One thing that is allowed or not; a key beside it leads to the permission that gives it, and a person says that it is allowed of
 * one's own alone.
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
