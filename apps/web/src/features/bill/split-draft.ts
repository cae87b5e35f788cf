import { useStoredDraft } from '../../platform/device/draft-store.ts'
import { eraseStored } from '../../platform/device/storage.ts'
import type { Bill } from './api.ts'
import { firstDraft, fitting, type SplitDraft } from './split.ts'

const KEY = 'splitDraft'

/** Erases the draft after a part was paid. */
export const eraseSplitDraft = (): void => eraseStored(KEY)

/** Draft of the part to pay; it survives a reload until it is paid. ORDER-3 */
export function useSplitDraft(bill: Bill): [SplitDraft, (part: Partial<SplitDraft>) => void] {
  const nothing = firstDraft(bill)
  const [draft, change] = useStoredDraft(KEY, nothing, fitting(bill, nothing))
  return [draft, part => change(now => ({ ...now, ...part }))]
}
