import { writeStored, readStoredText } from './device/storage.ts'
import { pathOf } from './paths/index.ts'

/** A task that leads away from a page and back. NAV-8 */
export type ReturnPurpose = 'vip' | 'charge' | 'address'

/** The routes a task returns to, by task. */
const returnRoutes: Record<ReturnPurpose, ReadonlySet<string>> = {
  vip: new Set([
    '/home',
    '/mine',
    '/vip',
    '/storeIndex',
    '/createOrder',
    '/orderConfirm',
    '/orderDetail',
    '/orderList',
    '/bookIndex',
    '/giftIndex',
    '/giftBuy',
    '/qrCode',
    '/couponIndex',
    '/currentBalance',
    '/receiveCardValue',
    '/selectStore',
    '/selectNum',
    '/customDecorateH5',
  ]),
  charge: new Set([
    '/home',
    '/mine',
    '/vip',
    '/createOrder',
    '/orderConfirm',
    '/orderConfirmPay',
    '/currentBalance',
    '/myMemberCard',
    '/qrCode',
  ]),
  address: new Set(['/home', '/mine', '/leftNav', '/selectStore', '/storeIndex', '/createOrder']),
}

/** Coming to `/vip` from these, the return route stays theirs. NAV-8 */
const KEPT_BEFORE_VIP = new Set(['/storeIndex', '/createOrder', '/selectNum'])

const keyOf = (errand: ReturnPurpose): string => `return.${errand}`

/** The tasks that return to `path` when it was reached from `from`. NAV-8 */
export const errandsBackTo = (path: string, from: string | undefined): ReturnPurpose[] =>
  (Object.keys(returnRoutes) as ReturnPurpose[]).filter(
    errand =>
      returnRoutes[errand].has(path) &&
      !(errand === 'vip' && path === '/vip' && from !== undefined && KEPT_BEFORE_VIP.has(from)),
  )

/** Stores `target` as the return route of tasks started here, for one day. */
export function storeReturnRoute(target: string, from: string | undefined): void {
  for (const errand of errandsBackTo(pathOf(target), from)) writeStored(keyOf(errand), target, 24 * 60)
}

/** The stored return route of a task; undefined if there is none. The caller must check it like any address. */
export const returnRoute = (errand: ReturnPurpose): string | undefined => readStoredText(keyOf(errand))
