import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/data/format/useFormat';
import type { PollFieldsFragment } from '../profile.generated';

const Label = chakra('label');
const Radio = chakra('input');

/** Radio button for an option of a poll. Its background shows the option's share of the votes. */
export function PollAnswer({
  pollId,
  option: { name, percent, isMine, voters },
  onChoose,
}: {
  pollId: string;
  option: PollFieldsFragment['options'][number];
  onChoose: () => void;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const share = format.percent(percent);
  return (
    <Label
      position="relative"
      display="block"
      borderWidth="1px"
      borderColor={isMine ? 'brand.solid' : 'border'}
      borderRadius="l2"
      overflow="hidden"
      cursor="pointer"
      minH={{ base: '11', md: '9' }}
      _hover={{ borderColor: 'border.emphasized' }}
      _focusWithin={{ outlineWidth: '2px', outlineStyle: 'solid', outlineColor: 'brand.focusRing' }}
    >
      <Box
        position="absolute"
        insetY="0"
        insetStart="0"
        bg={isMine ? 'brand.muted' : 'bg.muted'}
        transition="width 180ms ease-out"
        style={{ width: `${percent}%` }}
      />
      <Flex position="relative" align="center" gap="2.5" px="3" minH="inherit" py="1.5">
        <Radio
          type="radio"
          name={`poll-${pollId}`}
          checked={isMine}
          onChange={onChoose}
          accentColor="brand.solid"
          title={
            voters.length > 0
              ? t('profile.voters', { names: format.list(voters.map(({ fullName }) => fullName)) })
              : undefined
          }
        />
        <Text flex="1" dir="auto">
          {name}
        </Text>
        <Text fontVariantNumeric="tabular-nums" fontWeight="medium">
          {share}
        </Text>
      </Flex>
    </Label>
  );
}
