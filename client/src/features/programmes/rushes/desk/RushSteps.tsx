import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../../../kit/data/people/Person';
import { When } from '../../../../kit/data/texts/When';
import type { RushDeskFragment } from '../rushes.generated';
import { RushStateBadge } from '../RushStateBadge';

/** History of a rush: its state changes, latest first, each with its person, time and message. */
export function RushSteps({ steps }: { steps: RushDeskFragment['steps'] }) {
  const { t } = useTranslation();
  return (
    <Stack as="ol" gap="4" listStyleType="none">
      {steps.map(({ id, to, words, by, assignee, createdAt }) => (
        <Flex as="li" key={id} gap="2.5">
          <PersonAvatar name={by?.fullName ?? '?'} src={by?.avatar} />
          <Box minW="0" flex="1">
            <Flex gap="2" wrap="wrap" align="center">
              <RushStateBadge state={to} t={t} />
              <Text as="span" textStyle="xs" color="fg.muted">
                <When moment={createdAt} />
              </Text>
            </Flex>
            <Text textStyle="compact" mt="1">
              <bdi>{by?.fullName ?? t('rushes.formerPerson')}</bdi>
              {assignee && assignee.id !== by?.id ? (
                <>
                  {' '}
                  → <bdi>{assignee.fullName}</bdi>
                </>
              ) : null}
            </Text>
            {words ? (
              <Text mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
                {words}
              </Text>
            ) : null}
          </Box>
        </Flex>
      ))}
    </Stack>
  );
}
