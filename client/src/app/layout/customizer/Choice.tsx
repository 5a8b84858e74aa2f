import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import type { LayoutPreferences, PreferenceName } from '../preferences';
import { usePreferences } from '../preferencesStore';

const Fieldset = chakra('fieldset');
const Legend = chakra('legend');
const Label = chakra('label');
const Input = chakra('input');

type Chosen<Name extends PreferenceName> = LayoutPreferences[Name] & string;

interface Props<Name extends PreferenceName> {
  name: Name;
  label: string;
  choices: readonly Chosen<Name>[];
  labelOf: (choice: Chosen<Name>) => ReactNode;
  /** A small preview of the choice, shown before its label. */
  sampleOf?: (choice: Chosen<Name>) => ReactNode;
  /** Called in addition to changing the preference. */
  onChoose?: (choice: Chosen<Name>) => void;
}

/** Radio buttons for one preference, drawn as tiles. Arrow keys move between them. */
export function Choice<Name extends PreferenceName>({
  name,
  label,
  choices,
  labelOf,
  sampleOf,
  onChoose,
}: Props<Name>) {
  const [preferences, change] = usePreferences();
  const group = useId();
  const choose = (choice: Chosen<Name>) => {
    change({ [name]: choice });
    onChoose?.(choice);
  };
  return (
    <Fieldset border="0" minW="0">
      <Legend textStyle="compact" fontWeight="medium" mb="1.5">
        {label}
      </Legend>
      <Flex wrap="wrap" gap="1.5">
        {choices.map((choice) => (
          <Tile key={choice}>
            <Input
              srOnly
              type="radio"
              name={group}
              value={choice}
              checked={preferences[name] === choice}
              onChange={() => choose(choice)}
            />
            {sampleOf ? <Box aria-hidden>{sampleOf(choice)}</Box> : null}
            <Text as="span">{labelOf(choice)}</Text>
          </Tile>
        ))}
      </Flex>
    </Fieldset>
  );
}

function Tile({ children }: { children: ReactNode }) {
  return (
    <Label
      position="relative"
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH={{ base: '11', md: '8' }}
      px="2.5"
      textStyle="compact"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="l2"
      cursor="pointer"
      _hover={{ bg: 'bg.subtle' }}
      css={{
        '&:has(:checked)': { bg: 'brand.subtle', color: 'brand.fg', borderColor: 'brand.fg' },
        '&:has(:focus-visible)': {
          outline: '2px solid {colors.brand.focusRing}',
          outlineOffset: '2px',
        },
      }}
    >
      {children}
    </Label>
  );
}
