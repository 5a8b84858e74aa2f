import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Combine } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../kit/access/useCan';
import { kindNamed } from '../library/kinds';
import { bestOf, goingWith, type Duplicate, type DuplicateGroup } from './duplicate';
import { DuplicateRow, type Fate } from './DuplicateRow';

/** A group of duplicate media. The user chooses which one to keep, and the others are merged into it. */
export function DuplicateGroupCard({
  group: { reason, items },
  onMerge,
}: {
  group: DuplicateGroup;
  onMerge: (target: Duplicate, merged: readonly Duplicate[]) => Promise<void>;
}) {
  const { t } = useTranslation();
  const can = useCan();
  const name = useId();
  const [targetId, setTargetId] = useState(bestOf(items)?.id);
  const [leftOut, setLeftOut] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const target = items.find(({ id }) => id === targetId) ?? items[0];
  if (!target) return null;

  const { type } = kindNamed(target.kind);
  const mayMerge =
    can({ action: 'delete', subject: 'MediaItem' }) &&
    can({ action: 'update', subject: type }) &&
    can({ action: 'delete', subject: type });
  const going = goingWith(target, items, leftOut);
  const fateOf = ({ id, kind }: Duplicate): Fate => {
    if (id === target.id) return 'remains';
    if (kind !== target.kind) return 'otherKind';
    return leftOut.includes(id) ? 'left' : 'goes';
  };
  const merge = async () => {
    setIsBusy(true);
    await onMerge(target, going);
    setIsBusy(false);
  };
  return (
    <Box as="fieldset" minW="0" borderWidth="1px" borderRadius="l2" p="3">
      <Text as="legend" px="1" textStyle="compact" fontWeight="medium">
        {t(`duplicates.${reason}`)}
        {mayMerge ? ` · ${t('duplicates.which')}` : ''}
      </Text>
      <Stack gap="2">
        {items.map((item, index) => {
          const fate = fateOf(item);
          const toggleLeft = () =>
            setLeftOut(fate === 'left' ? leftOut.filter((id) => id !== item.id) : [...leftOut, item.id]);
          return (
            <Fragment key={item.id}>
              {index > 0 ? <Box borderTopWidth="1px" /> : null}
              <DuplicateRow
                item={item}
                queue={items}
                group={name}
                fate={fate}
                onMergeInto={
                  mayMerge
                    ? () => {
                        setTargetId(item.id);
                        setLeftOut(leftOut.filter((id) => id !== item.id));
                      }
                    : undefined
                }
                onLeave={fate === 'goes' || fate === 'left' ? toggleLeft : undefined}
              />
            </Fragment>
          );
        })}
      </Stack>
      {mayMerge ? (
        <Button
          mt="3"
          size="xs"
          variant="outline"
          disabled={going.length === 0}
          loading={isBusy}
          loadingText={t('duplicates.merge', { count: going.length })}
          onClick={() => void merge()}
        >
          <Combine aria-hidden /> {t('duplicates.merge', { count: going.length })}
        </Button>
      ) : null}
    </Box>
  );
}
