import { useStoredDraft } from '../../platform/draft-store.ts'
import { eraseStored } from '../../platform/storage.ts'
import type { Bill } from './api.ts'
import { firstDraft, fitting, type SplitDraft } from './split.ts'

const KEY = 'splitDraft'

/** A part was paid: the next one is chosen anew. */
export const forgetSplit = (): void => eraseStored(KEY)

/** How a part of the bill is chosen; it outlives a reload until it is paid. ORDER-3 */
export function useSplitDraft(bill: Bill): [SplitDraft, (part: Partial<SplitDraft>) => void] {
  const nothing = firstDraft(bill)
  const [draft, change] = useStoredDraft(KEY, nothing, fitting(bill, nothing))
  return [draft, part => change(now => ({ ...now, ...part }))]
}
