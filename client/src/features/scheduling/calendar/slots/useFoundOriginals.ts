import { useMemo } from 'react';
import type { UseFound } from '../../../../kit/form/pickers/found';
import { includesText } from '../../../../kit/textMatch';
import { useSlotsToRepeatQuery } from '../calendar.generated';
import { titleOfSlot } from './slotForm';
import { useRuleWords, type RuleWords } from '../time/useRuleWords';

/** Searches the slots that can be rebroadcast, with their times. With an emission, only the slots of that emission. */
export function useFoundOriginals(emissionId: string): UseFound {
  const words = useRuleWords();
  return useMemo(() => originalsOf(emissionId, words), [emissionId, words]);
}

function originalsOf(emissionId: string, words: RuleWords): UseFound {
  const filter = {
    not: { category: { eq: 'REBROADCAST' as const } },
    ...(emissionId && { emissionId: { eq: emissionId } }),
  };
  return function useFound(typed) {
    const { data, loading } = useSlotsToRepeatQuery({ variables: { filter } });
    const items = (data?.slots.items ?? [])
      .map((slot) => ({ id: slot.id, text: titleOfSlot(slot), detail: words(slot) }))
      .filter(({ text, detail }) => includesText(`${text} ${detail}`, typed));
    return { items, isLoading: loading, isSettled: data !== undefined };
  };
}
