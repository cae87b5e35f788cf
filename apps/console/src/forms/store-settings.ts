import { staffStoreCalls as calls } from '@comanda/contract/store'
import type { RequestInputOf, CallSpec, ResponseOf } from '@comanda/contract/core'
import type { MessageKey } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLiveBoard } from '../platform/live.ts'
import { send } from '../platform/send.ts'
import { useSettingsForm } from './state/use-settings-form.ts'

export type Settings = ResponseOf<typeof calls.settings>

/** The common props of the parts of a store's settings. */
export interface SettingsProps {
  shopId: number
  settings: Settings
}

/** The settings of a store; changes saved by others appear at once. */
export function useSettings(shopId: number) {
  const client = useQueryClient()
  const { ready } = useLiveBoard(shopId, () => void client.invalidateQueries({ queryKey: ['settings', shopId] }))
  return useQuery({ queryKey: ['settings', shopId], queryFn: () => send(calls.settings, { shopId }), enabled: ready })
}

/** The form of one part of a store's settings. */
export const useStoreForm = <C extends CallSpec>(
  shopId: number,
  part: string,
  call: C,
  saved: Omit<RequestInputOf<C>, 'shopId'>,
) => useSettingsForm({ call, shopId, saved, draft: `settings/${shopId}/${part}`, reads: ['settings', shopId] })

/** Ways of ordering, and what they are called. */
export const orderTypeTexts = {
  1100: 'console.dineIn',
  1200: 'console.delivery',
  1300: 'console.pickup',
} as const satisfies Record<number, MessageKey>
export type OrderType = keyof typeof orderTypeTexts

/** Ways of ordering to choose from. */
export const orderTypeOptions = (ways: readonly OrderType[] = [1100, 1200, 1300]) =>
  ways.map(way => [way, t(orderTypeTexts[way])] as const)

/** Payment methods and what they are called. PAY-5 */
export const methodTexts = {
  '12_bankCard': 'stores.method.card',
  '12_octopus': 'stores.method.octopus',
  '12_mPay': 'stores.method.mPay',
  '16_msPoint': 'stores.method.points',
  '16_msBalance': 'stores.method.balance',
  '17_giftCard': 'stores.method.giftCard',
  'out-line': 'stores.method.venue',
} as const satisfies Record<string, MessageKey>

export const shopStateTexts = {
  preparing: 'stores.state.preparing',
  open: 'stores.state.open',
  closed: 'stores.state.closed',
} as const satisfies Record<string, MessageKey>

/** An id for something new. */
export const newId = (kind: string): string => `${kind}-${crypto.randomUUID().slice(0, 8)}`
