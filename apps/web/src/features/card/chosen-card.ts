import { useSyncExternalStore } from 'react'
import { card as calls } from '@comanda/contract/card'
import { currentLocale } from '../../platform/i18n/index.ts'
import { useQuery } from '../../platform/cache/queries.ts'
import { useSearch } from '../../platform/route-location.ts'
import { send } from '../../platform/send/index.ts'
import { useUser } from '../../platform/session.ts'
import { readStoredText, writeStored } from '../../platform/device/storage.ts'
import { type MemberCard, useCards, worthRetrying } from './api.ts'

const KEY = 'chosenCard'
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const chosenId = (): string | undefined => readStoredText(KEY)

/** Chooses the card that the screens of the card show from now on. CARD-1 */
export function chooseCard(cardId: string): void {
  writeStored(KEY, cardId)
  for (const listener of listeners) listener()
}

/** The caller's card at the store of the page, or the program they can apply for there. CARD-1 */
export const useShopCard = (enabled = true) =>
  useQuery({
    queryKey: [
      calls.getShopCardInfo.path,
      useUser().customerId,
      new URLSearchParams(useSearch()).get('shopId'),
      currentLocale().id,
    ],
    queryFn: ({ signal }) => send(calls.getShopCardInfo, {}, { signal, shows: 'silent' }),
    enabled,
    retry: worthRetrying,
  })

export interface OwnCards {
  cards: readonly MemberCard[]
  /** The card the screen is about; undefined without a card. */
  card: MemberCard | undefined
}

/**
 * The member's cards, and the one that the screen is about: the one they chose, else the one of the store, else their first. CARD-1
 */
export function useOwnCards(options: { watched?: boolean } = {}) {
  const query = useCards(options)
  const cards = query.data?.cards ?? []
  const stored = useSyncExternalStore(subscribe, chosenId, chosenId)
  const chosen = cards.find(({ cardId }) => cardId === stored)
  const open = !chosen && cards.length > 1
  const { data: here, isPending } = useShopCard(open)
  const { data: _, ...state } = query
  if (!query.data || (open && isPending)) return { ...state, isPending: state.error === null, data: undefined }
  const ofShop = cards.find(({ cardId }) => cardId === here?.shopCard?.cardId)
  const data: OwnCards = { cards, card: chosen ?? ofShop ?? cards[0] }
  return { ...state, data }
}
