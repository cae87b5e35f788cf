import { useKeptDraft } from '../../platform/kept-draft.ts'
import { forget } from '../../platform/storage.ts'
import type { Bill } from './api.ts'
import { firstDraft, fitting, type SplitDraft } from './split.ts'

const KEY = 'splitDraft'

/** A part was paid: the next one is chosen anew. */
export const forgetSplit = (): void => forget(KEY)

/** How a part of the bill is chosen; it outlives a reload until it is paid. ORDER-3 */
export function useSplitDraft(bill: Bill): [SplitDraft, (part: Partial<SplitDraft>) => void] {
  const nothing = firstDraft(bill)
  const [draft, change] = useKeptDraft(KEY, nothing, fitting(bill, nothing))
  return [draft, part => change(now => ({ ...now, ...part }))]
}
