import { loadDraft, saveDraft } from '../../platform/device/draft-store.ts'
import { randomId } from '../../platform/device/random-id.ts'

const KEY = 'checkout'

/** The id of the checkout of `payable`, the same on every page and after a reload until another one is paid. PAY-6 */
export function checkoutIdOf(payable: string): string {
  const stored = loadDraft(KEY, { payable: '', checkoutId: '' })
  if (stored.payable === payable && stored.checkoutId !== '') return stored.checkoutId
  const checkoutId = randomId()
  saveDraft(KEY, { payable, checkoutId })
  return checkoutId
}
