import { chakra, Text } from '@chakra-ui/react';
import { usePreferences } from '../preferencesStore';

const Label = chakra('label');
const Checkbox = chakra('input');

/** A checkbox for a boolean preference. */
export function OnOff({ name, label }: { name: 'menuCollapsed' | 'banner'; label: string }) {
  const [preferences, change] = usePreferences();
  return (
    <Label
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minH={{ base: '11', md: '6' }}
      textStyle="compact"
      cursor="pointer"
    >
      <Checkbox
        type="checkbox"
        boxSize="4"
        accentColor="brand.solid"
        css={{ colorScheme: 'light', _dark: { colorScheme: 'dark' } }}
        checked={preferences[name]}
        onChange={({ target }) => change({ [name]: target.checked })}
      />
      <Text as="span">{label}</Text>
    </Label>
  );
}
