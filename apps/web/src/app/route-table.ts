import type { Bundle } from '../platform/i18n/load.ts'

/** Required sign-in state of a screen. LOGIN-2 */
export type ScreenGate = 'none' | 'loggedIn' | 'member'

export interface RouteRow {
  gate: ScreenGate
  /** Texts required for the first render. */
  texts: Bundle
}

const open: RouteRow = { gate: 'none', texts: 'rest' }
/** A visit may start here: its texts come with the first page. */
const first: RouteRow = { gate: 'none', texts: 'first' }
const member: RouteRow = { gate: 'member', texts: 'rest' }
const loggedIn: RouteRow = { gate: 'loggedIn', texts: 'rest' }

/**
 * All routes of the product. The name of a route is its path, its page is the file `pages/<context>/<path in kebab
 * case>.tsx`, and its title is `title.<name>`. NAV-12
 */
const routeTable: Readonly<Record<string, RouteRow>> = {
  '/shareIndex': first,
  '/home': open,
  '/error': open,
  '/noVip': open,
  '/testPage': open,
  '/setting': open,
  '/agreemental': open,
  '/svgView': open,
  '/temporaryLogin': open,
  '/login': open,
  '/customDecorateH5': open,
  '/p/ygf': open,
  '/leftNav': open,
  '/selectStore': open,
  '/chooseStore': member,
  '/storeIndex': first,
  '/selectNum': open,
  '/noScan': open,
  '/address': open,
  '/saveAddress': open,
  '/createOrder': open,
  '/orderConfirm': open,
  '/orderConfirmPay': open,
  '/orderStatus': open,
  '/orderDetail': open,
  '/orderList': open,
  '/refundDetail': open,
  '/payStatus': open,
  '/adyen': open,
  '/bookIndex': open,
  '/bookEdit': open,
  '/bookDetail': open,
  '/bookList': open,
  '/giftIndex': open,
  '/giftBuy': open,
  '/giftDetail': open,
  '/giftShopList': open,
  // Open without signing in, so that a guest without an account can read the code of a gift card bought on this
  // phone. CARD-5
  '/historicalGift': open,
  '/giftCards': open,
  '/expensesRecord': loggedIn,
  '/giftCardDetail': loggedIn,
  '/couponIndex': loggedIn,
  '/couponShopList': open,
  '/mine': open,
  '/vip': open,
  '/benefitsDetail': open,
  '/levelRule': open,
  '/editUserInfo': loggedIn,
  '/changeNumber': loggedIn,
  '/qrCode': member,
  '/myQrCode': member,
  '/scanQr': open,
  '/privacyService': open,
  '/termsOfService': open,
  '/myMemberCard': member,
  '/editMemberCardPassword': member,
  '/currentBalance': member,
  '/cardRecharge': member,
  '/cardHistory': member,
  '/balanceTransfer': member,
  '/receiveCardValue': member,
}

export const routePaths: readonly string[] = Object.keys(routeTable)

export const routeOf = (path: string): RouteRow | undefined =>
  Object.hasOwn(routeTable, path) ? routeTable[path] : undefined

/** Whether a path has a screen. `/` is an entry route without one. NAV-1 */
export const isRoute = (path: string): boolean => routeOf(path) !== undefined

/** File name of a route's page: `/createOrder` is `create-order`, `/p/ygf` is `p-ygf`. */
export const pageFileOf = (path: string): string =>
  path
    .slice(1)
    .replace('/', '-')
    .replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
