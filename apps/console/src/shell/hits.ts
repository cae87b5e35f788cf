import { counterCalls } from '@comanda/contract/counter'
import { staffMenuCalls } from '@comanda/contract/menu'
import { staffOrderCalls } from '@comanda/contract/order'
import { foldText } from '@comanda/domain/menu'
import { t } from '@comanda/web/i18n'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { goTo } from '../platform/place.ts'
import { send } from '../platform/send.ts'
import type { StaffInfo } from '../platform/session.ts'
import { storeSections } from '../views/store-sections.tsx'
import { viewsOf } from '../views/views.tsx'

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

const MOST = 6
/** A card number, phone number or e-mail address: what a member is found by. */
const CONTACT = /^(?:[^\s@]+@[^\s@]+\.[^\s@]+|\+?[\d ()-]{7,})$/

const fits = (text: string, wanted: string): boolean => foldText(text).includes(wanted)

function pagesOf(staff: StaffInfo, wanted: string): Hit[] {
  return viewsOf(staff)
    .map(({ key, text }) => ({ key, text: t(text), go: () => goTo(key) }))
    .filter(({ text }) => fits(text, wanted))
    .slice(0, MOST)
}

function settingsOf(staff: StaffInfo, wanted: string): Hit[] {
  if (staff.role !== 'manager') return []
  return Object.entries(storeSections)
    .map(([key, { text }]) => ({ key, text: t(text), go: () => goTo('settings', key) }))
    .filter(({ text }) => fits(text, wanted))
    .slice(0, MOST)
}

/** Entries that match the text: pages and settings at once, orders, members and dishes as the server answers with the caller's rights. */
export function useHits(staff: StaffInfo, shopId: number, typed: string): { groups: HitGroup[]; busy: boolean } {
  const text = useDeferredValue(typed.trim())
  const wanted = foldText(text)
  const isContact = staff.brand && CONTACT.test(text)
  const orders = useQuery({
    queryKey: ['search', shopId, 'orders', text],
    queryFn: () => send(staffOrderCalls.searchOrders, { shopId, text }),
    enabled: text !== '',
  })
  const dishes = useQuery({
    queryKey: ['stock', shopId],
    queryFn: () => send(staffMenuCalls.stock, { shopId }),
    enabled: text !== '',
  })
  const members = useQuery({
    queryKey: ['search', shopId, 'members', text],
    queryFn: () => send(counterCalls.findMember, { shopId, contact: text }),
    enabled: isContact,
  })
  if (wanted === '') return { groups: [{ title: t('search.pages'), hits: pagesOf(staff, '') }], busy: false }
  const orderHits = (orders.data?.orders ?? []).map(order => ({
    key: order.orderId,
    text: order.callNumber ?? order.orderNo,
    detail: [order.orderNo, order.contact?.firstName].filter(Boolean).join(' · '),
    go: () => goTo('orders', order.orderId),
  }))
  const member = members.data
  const memberHits = member
    ? [{ key: 'member', text: member.name || member.contacts[0] || '', go: () => goTo('members', 'balances', text) }]
    : []
  const dishHits = (dishes.data?.items ?? [])
    .filter(({ displayName }) => fits(displayName, wanted))
    .slice(0, MOST)
    .map(({ foodId, displayName, groupName }) => ({
      key: foodId,
      text: displayName,
      detail: groupName,
      go: () => goTo('dishes', displayName),
    }))
  const groups = [
    { title: t('search.pages'), hits: pagesOf(staff, wanted) },
    { title: t('search.settings'), hits: settingsOf(staff, wanted) },
    { title: t('search.orders'), hits: orderHits },
    { title: t('search.members'), hits: memberHits },
    { title: t('search.dishes'), hits: dishHits },
  ]
  return { groups: groups.filter(({ hits }) => hits.length > 0), busy: orders.isFetching || members.isFetching }
}
