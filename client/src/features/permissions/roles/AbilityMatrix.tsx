import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rule } from '../../../kit/access/ability';
import { useRuleText } from '../../../kit/access/useRuleText';
import { useIsNarrow } from '../../../kit/layout/useMediaQuery';
import { AbilityCell } from './AbilityCell';
import { CellReason } from './CellReason';
import { cellKey, limited, reasonsFor, type AbilitySubject, type Cells, type Granted } from './matrix';

const actions = ['read', 'create', 'update', 'delete', 'publish', 'manage'] as const;

interface Props {
  subjects: readonly AbilitySubject[];
  cells: Cells;
  /** Abilities from permissions; only set in the matrix of a role. */
  granted?: readonly Granted[];
  /** True for a role of one radio, whose abilities end at that radio. */
  isOfRadio?: boolean;
  isReadOnly?: boolean;
  onChange: (key: string, isOn: boolean) => void;
}

interface Group {
  /** Empty for subjects above all groups. */
  title: string;
  subjects: AbilitySubject[];
}

/** Matrix with one row per subject and a checkbox for each ability; shown as cards on narrow screens. */
export function AbilityMatrix({ subjects, isOfRadio = false, granted, ...matrix }: Props) {
  const { t } = useTranslation();
  const isNarrow = useIsNarrow();
  const ruleText = useRuleText();
  const [shown, setShown] = useState<Rule>();
  const byName = subjects.toSorted((a, b) =>
    ruleText.subject(a.subject).localeCompare(ruleText.subject(b.subject)),
  );
  const groups: Group[] = [
    { title: '', subjects: byName.filter(({ subject }) => subject === 'all') },
    {
      title: t('matrix.platform'),
      subjects: byName.filter((ability) => !isOfRadio && !ability.isOfRadio && ability.subject !== 'all'),
    },
    { title: t('matrix.ofRadio'), subjects: byName.filter((ability) => ability.isOfRadio) },
  ].filter((group) => group.subjects.length > 0);

  const cell = (rule: Rule) => {
    const [key, ownKey] = [cellKey(rule), cellKey(limited(rule))];
    const { cells, onChange } = matrix;
    const isLimited = cells[ownKey] ?? false;
    const mayLimit = ownKey in cells;
    /** Turning on an ability for all records turns off the one for own records, and the other way round. */
    const set = (isOn: boolean, isOwn: boolean) => {
      if ((cells[key] ?? false) !== (isOn && !isOwn)) onChange(key, isOn && !isOwn);
      if (mayLimit && isLimited !== (isOn && isOwn)) onChange(ownKey, isOn && isOwn);
    };
    return (
      <AbilityCell
        rule={rule}
        isBase={(cells[key] ?? false) || isLimited}
        isLimited={isLimited}
        reasons={reasonsFor(rule, cells, granted)}
        isReadOnly={matrix.isReadOnly ?? false}
        hasLabel={isNarrow}
        onChange={(isOn) => set(isOn, false)}
        onLimit={mayLimit ? (isOwn) => set(true, isOwn) : undefined}
        onShow={() => setShown(rule)}
      />
    );
  };
  return (
    <Box>
      {isNarrow ? <Cards groups={groups} cell={cell} /> : <Table groups={groups} cell={cell} />}
      <CellReason rule={shown} reasons={shown ? reasonsFor(shown, matrix.cells, granted) : []} />
    </Box>
  );
}

type Layout = { groups: readonly Group[]; cell: (rule: Rule) => React.ReactNode };

function Table({ groups, cell }: Layout) {
  const { t } = useTranslation();
  const ruleText = useRuleText();
  return (
    <Box as="table" w="full" css={{ borderCollapse: 'collapse', tableLayout: 'fixed' }}>
      <Box as="thead" position="sticky" top="var(--regie-top)" bg="bg.panel" zIndex="1">
        <tr>
          <Box as="th" textAlign="start" w="34%" {...headCell}>
            {t('matrix.subject')}
          </Box>
          {actions.map((action) => (
            <Box as="th" key={action} textAlign="center" {...headCell}>
              {t(`matrix.actions.${action}`)}
            </Box>
          ))}
        </tr>
      </Box>
      {groups.map(({ title, subjects }) => (
        <tbody key={title}>
          {title ? (
            <tr>
              <Box
                as="th"
                {...{ colSpan: actions.length + 1, scope: 'rowgroup' }}
                textAlign="start"
                textStyle="xs"
                fontWeight="medium"
                color="fg.muted"
                bg="bg.subtle"
                px="3"
                py="1.5"
              >
                {title}
              </Box>
            </tr>
          ) : null}
          {subjects.map((row) => (
            <Box as="tr" key={row.subject} borderBottomWidth="1px" borderColor="border.muted">
              <Box as="th" {...{ scope: 'row' }} textAlign="start" fontWeight="medium" px="3" h="9">
                {capital(ruleText.subject(row.subject))}
              </Box>
              {actions.map((action) => (
                <Box as="td" key={action} textAlign="center">
                  {row.actions.includes(action) ? cell({ action, subject: row.subject }) : null}
                </Box>
              ))}
            </Box>
          ))}
        </tbody>
      ))}
    </Box>
  );
}

const headCell = {
  textStyle: 'compact',
  fontWeight: 'medium',
  color: 'fg.muted',
  px: '3',
  h: '9',
  borderBottomWidth: '1px',
} as const;

function Cards({ groups, cell }: Layout) {
  const ruleText = useRuleText();
  return (
    <Stack gap="5">
      {groups.map(({ title, subjects }) => (
        <Box as="section" key={title}>
          {title ? (
            <Heading as="h3" textStyle="compact" fontWeight="medium" color="fg.muted" mb="2">
              {title}
            </Heading>
          ) : null}
          <Stack gap="2">
            {subjects.map(({ subject, actions: offered }) => (
              <Box
                as="fieldset"
                key={subject}
                borderWidth="1px"
                borderColor="border"
                borderRadius="l2"
                px="3"
                pb="1"
              >
                <Text as="legend" fontWeight="medium" px="1">
                  {capital(ruleText.subject(subject))}
                </Text>
                <Flex wrap="wrap" columnGap="4">
                  {actions
                    .filter((action) => offered.includes(action))
                    .map((action) => (
                      <Box key={action} minW="7rem">
                        {cell({ action, subject })}
                      </Box>
                    ))}
                </Flex>
              </Box>
            ))}
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);
