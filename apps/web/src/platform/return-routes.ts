import { writeStored, readStoredText } from './storage.ts'
import { pathOf } from './paths/index.ts'

/** What a guest goes off to do, and comes back from. NAV-8 */
export type Errand = 'vip' | 'charge' | 'address'

/** The routes a guest may be sent off from, by errand. */
const remembered: Record<Errand, ReadonlySet<string>> = {
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

/** Coming to vip from these, the way back to them stays. NAV-8 */
const KEPT_BEFORE_VIP = new Set(['/storeIndex', '/createOrder', '/selectNum'])

const keyOf = (errand: Errand): string => `return.${errand}`

/** Which errands lead back to `path`, coming there from `from`. NAV-8 */
export const errandsBackTo = (path: string, from: string | undefined): Errand[] =>
  (Object.keys(remembered) as Errand[]).filter(
    errand =>
      remembered[errand].has(path) &&
      !(errand === 'vip' && path === '/vip' && from !== undefined && KEPT_BEFORE_VIP.has(from)),
  )

/** Notes that the guest is at `target`, so that errands from here end here. A day is enough: it is one visit. */
export function noteReturn(target: string, from: string | undefined): void {
  for (const errand of errandsBackTo(pathOf(target), from)) writeStored(keyOf(errand), target, 24 * 60)
}

/** Where an errand ends, as it was noted; undefined where it began here. Whoever goes there checks it like any address. */
export const returnRoute = (errand: Errand): string | undefined => readStoredText(keyOf(errand))
