import { saveDraft, loadDraft, useStoredDraft } from '../../../platform/draft-store.ts'

/** What the guest says about an order beside its dishes. It outlives a reload and the way to another screen and back. */
export interface Draft {
  dinnerTime?: string
  executeList: string[]
  /** Absent until the guest says something of it here. */
  contact?: ContactDraft
  /** As said here; else as many as the cart is for. */
  people?: number
  utensils: number
  remark: string
  paymentMethod?: string
  /** The guest's own means to pay with, as the payment's address carries them. */
  means?: string
}

export interface ContactDraft {
  isoCode: string
  phoneNumber: string
  firstName: string
  lastName: string
}

export const EMPTY: Draft = {
  executeList: [],
  utensils: -1,
  remark: '',
}

const keyOf = (place: string): string => `orderDraft.${place}`

/** The draft of a place, as this phone keeps it. */
export const draftAt = (place: string): Draft => loadDraft(keyOf(place), EMPTY)

/**
 * The draft has become an order: the next one begins anew. Who takes it and how it is paid stays; a note, a time or an offer was for
 * this one alone, and would be repeated unseen.
 */
export function draftPlaced(place: string): void {
  const { contact, paymentMethod } = draftAt(place)
  saveDraft(keyOf(place), {
    ...EMPTY,
    ...(contact && { contact }),
    ...(paymentMethod !== undefined && { paymentMethod }),
  })
}

/** The draft of one place, and changing part of it. */
export function useDraft(place: string): [Draft, (part: Partial<Draft>) => void] {
  const [draft, change] = useStoredDraft(keyOf(place), EMPTY)
  return [draft, part => change(now => ({ ...now, ...part }))]
}
