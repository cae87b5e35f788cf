import { saveDraft, loadDraft, useStoredDraft } from '../../../platform/device/draft-store.ts'
import { storeContact } from '../../../platform/known-contact.ts'

/** Input of the order form beside the dishes. It survives a reload and a visit to another screen. */
export interface Draft {
  dinnerTime?: string
  /** Optional promotions the guest chose; absent until then: the best ones apply. PRICE-3 */
  executeList?: string[]
  /** Absent until the guest enters a contact here. */
  contact?: ContactDraft
  /** Number of people entered here; if absent, that of the cart. */
  people?: number
  utensils: number
  remark: string
  /** Method of the last order, chosen first for this one. */
  paymentMethod?: string
  /** Own payment methods of the order that is repeated, encoded as in the address of the payment page. */
  means?: string
}

export interface ContactDraft {
  isoCode: string
  phoneNumber: string
  firstName: string
  lastName: string
}

export const EMPTY: Draft = {
  utensils: -1,
  remark: '',
}

const keyOf = (place: string): string => `orderDraft.${place}`

/** The stored draft of a place. */
export const draftAt = (place: string): Draft => loadDraft(keyOf(place), EMPTY)

/**
 * Resets the draft after its order was placed. The contact remains, and the method is chosen again next time; a note, a time
 * or an offer applied to that order only and would be repeated unnoticed.
 */
export function draftPlaced(place: string, paymentMethod: string | undefined): void {
  const { contact } = draftAt(place)
  if (contact) storeContact(contact)
  saveDraft(keyOf(place), {
    ...EMPTY,
    ...(contact && { contact }),
    ...(paymentMethod !== undefined && { paymentMethod }),
  })
}

/** The draft of a place, and a function that changes part of it. */
export function useDraft(place: string): [Draft, (part: Partial<Draft>) => void] {
  const [draft, change] = useStoredDraft(keyOf(place), EMPTY)
  return [draft, part => change(now => ({ ...now, ...part }))]
}
