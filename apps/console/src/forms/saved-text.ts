import { t } from '@comanda/web/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { ME } from '../platform/client.ts'
import type { StaffInfo } from '../platform/session.ts'

type Shops = readonly Pick<StaffInfo['shops'][number], 'shopId' | 'state'>[]

/**
 * The message after something that guests see was saved: they see it now only in an open store. `shopId` undefined: of the
 * whole brand, which guests see as soon as one of its stores is open. SETUP-4
 */
export function savedTextAt(shops: Shops, shopId?: number): string {
  const states = shops.filter(shop => shopId === undefined || shop.shopId === shopId).map(shop => shop.state)
  if (states.includes('preparing') && !states.includes('open')) return t('settings.savedPreparing')
  return t(states.includes('open') ? 'settings.saved' : 'opening.saved')
}

/** The message with the states of the signed-in employee's stores. */
export const savedText = (client: QueryClient, shopId?: number): string =>
  savedTextAt(client.getQueryData<StaffInfo>(ME)?.shops ?? [], shopId)
