import type { ResponseOf } from '@comanda/contract/core'
import { counterCalls } from '@comanda/contract/counter'
import { staffMenuCalls } from '@comanda/contract/menu'
import { staffOrderCalls } from '@comanda/contract/order'
import type { MessageKey } from '@comanda/messages'
import { foldText } from '@comanda/domain/menu'
import { t } from '@comanda/web/i18n'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { mayAt } from '../platform/may.ts'
import { goTo } from '../platform/place.ts'
import { send } from '../platform/send.ts'
import type { StaffInfo } from '../platform/session.ts'
import { viewsOf } from '../views/view-rights.ts'
import { placesFor } from './place-hits.ts'

export interface Hit {
  key: string
  text: string
  detail?: string
  go: () => void
}

export interface HitGroup {
  title: string
  hits: Hit[]
}

const MAX_HITS = 6
/** A card number, phone number or e-mail address: what a member is found by. */
const CONTACT = /^(?:[^\s@]+@[^\s@]+\.[^\s@]+|\+?[\d ()-]{7,})$/

const fits = (text: string, wanted: string): boolean => foldText(text).includes(wanted)

function pagesOf(staff: StaffInfo, shopId: number, wanted: string): Hit[] {
  return viewsOf(staff, shopId)
    .map(({ key, text }) => ({ key, text: t(text), go: () => goTo(key) }))
    .filter(({ text }) => fits(text, wanted))
    .slice(0, MAX_HITS)
}

/** Settings and parts of views by the names of their fields and by other words, as far as the person may open the view. A5 */
function settingsOf(staff: StaffInfo, shopId: number, typed: string): Hit[] {
  const views = viewsOf(staff, shopId)
  /** The pages have it already. */
  const isPage = (page: MessageKey, name: string, detail: string): boolean =>
    name === '' && detail === '' && fits(t(page), foldText(typed))
  return placesFor(typed).flatMap(({ place: { view, detail, title }, name }): Hit[] => {
    const own = views.find(({ key }) => key === view)
    if (!own || isPage(own.text, name, detail)) return []
    const path = [t(own.text), ...(title ? [t(title)] : [])]
    const text = name || t(own.text)
    return [
      {
        key: `${view}-${detail}`,
        text,
        detail: path.filter(step => step !== text).join(' › '),
        go: () => goTo(view, detail),
      },
    ]
  })
}

/** What the server answers to the text, as far as the person may read it. A5 */
function useAnswers(staff: StaffInfo, shopId: number, text: string) {
  const isContact = mayAt(staff, shopId, 'manageMembers', 'adjustBalances', 'editCampaigns') && CONTACT.test(text)
  const orders = useQuery({
    queryKey: ['search', shopId, 'orders', text],
    queryFn: () => send(staffOrderCalls.searchOrders, { shopId, text }),
    enabled: text !== '' && mayAt(staff, shopId, 'takeOrders'),
  })
  const dishes = useQuery({
    queryKey: ['stock', shopId],
    queryFn: () => send(staffMenuCalls.stock, { shopId }),
    enabled: text !== '' && mayAt(staff, shopId, 'markSoldOut'),
  })
  const members = useQuery({
    queryKey: ['search', shopId, 'members', text],
    queryFn: () => send(counterCalls.findMember, { shopId, contact: text }),
    enabled: isContact,
  })
  return { orders, dishes, members }
}

type FoundOrder = ResponseOf<typeof staffOrderCalls.searchOrders>['orders'][number]

const guestOf = (contact: FoundOrder['contact']): string =>
  `${contact?.firstName ?? ''} ${contact?.lastName ?? ''}`.trim()

/** An order by its call number, with its order number and the guest; one without a call number by its order number. ORDER-12 */
export const hitOfOrder = ({ orderId, orderNo, callNumber, contact }: FoundOrder): Hit => ({
  key: orderId,
  text: callNumber ?? orderNo,
  detail: [callNumber && orderNo, guestOf(contact)].filter(Boolean).join(' · '),
  go: () => goTo('orders', orderId),
})

/** Entries that match the text: pages and settings at once, orders, members and dishes as the server answers with the caller's rights. */
export function useHits(staff: StaffInfo, shopId: number, typed: string): { groups: HitGroup[]; busy: boolean } {
  const text = useDeferredValue(typed.trim())
  const words = foldText(text)
  const { orders, dishes, members } = useAnswers(staff, shopId, text)
  if (words === '') return { groups: [{ title: t('search.pages'), hits: pagesOf(staff, shopId, '') }], busy: false }
  const orderHits = (orders.data?.orders ?? []).map(hitOfOrder)
  const member = members.data
  const memberHits = member
    ? [{ key: 'member', text: member.name || member.contacts[0] || '', go: () => goTo('members', 'balances', text) }]
    : []
  const dishHits = (dishes.data?.items ?? [])
    .filter(({ displayName }) => fits(displayName, words))
    .slice(0, MAX_HITS)
    .map(({ foodId, displayName, groupName }) => ({
      key: foodId,
      text: displayName,
      detail: groupName,
      go: () => goTo('dishes', displayName),
    }))
  const groups = [
    { title: t('search.pages'), hits: pagesOf(staff, shopId, words) },
    { title: t('search.settings'), hits: settingsOf(staff, shopId, text) },
    { title: t('search.orders'), hits: orderHits },
    { title: t('search.members'), hits: memberHits },
    { title: t('search.dishes'), hits: dishHits },
  ]
  return { groups: groups.filter(({ hits }) => hits.length > 0), busy: orders.isFetching || members.isFetching }
}
