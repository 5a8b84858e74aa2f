import { Box, Button, Field, Flex, Input } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { presets, type Days, type Period } from './period';

/** Picker of a period: a preset, or a start and end date. */
export function PeriodPicker({
  period,
  days,
  problems,
  onChange,
}: {
  period: Period;
  days: Days;
  /** Errors of the `from` and `to` fields. */
  problems: Partial<Record<keyof Days, string>>;
  onChange: (period: Period) => void;
}) {
  const { t } = useTranslation();
  const chosen = 'preset' in period ? period.preset : undefined;
  return (
    <Flex
      direction={{ base: 'column', xl: 'row' }}
      gap="3"
      mb="5"
      align={{ xl: 'flex-start' }}
      data-print="hide"
    >
      <Box overflowX="auto" mx="-1" px="1" py="1">
        <Flex role="group" aria-label={t('charts.period')} gap="1" w="max-content">
          {presets.map((preset) => (
            <Button
              key={preset}
              size="xs"
              variant={preset === chosen ? 'subtle' : 'ghost'}
              colorPalette={preset === chosen ? 'brand' : 'gray'}
              aria-pressed={preset === chosen}
              onClick={() => onChange({ preset })}
            >
              {t(`charts.presets.${preset}`)}
            </Button>
          ))}
        </Flex>
      </Box>
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        {(['from', 'to'] as const).map((end) => (
          <Field.Root key={end} invalid={problems[end] !== undefined} w={{ base: 'full', sm: 'auto' }}>
            <Flex align="center" gap="2" w="full">
              <Field.Label textStyle="compact" color="fg.muted" minW={{ base: '8', sm: 'auto' }}>
                {t(`list.${end}`)}
              </Field.Label>
              <Input
                type="date"
                h={{ md: '8' }}
                flex="1"
                min="1970-01-01"
                max="2999-12-31"
                required
                value={days[end]}
                onChange={({ target }) => target.value && onChange({ ...days, [end]: target.value })}
              />
            </Flex>
            {problems[end] === undefined ? null : <Field.ErrorText>{problems[end]}</Field.ErrorText>}
          </Field.Root>
        ))}
      </Flex>
    </Flex>
  );
}
