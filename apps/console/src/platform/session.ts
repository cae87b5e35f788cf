import type { staffInfo } from '@comanda/contract/staff'
import type * as z from 'zod/mini'

export type StaffInfo = z.output<typeof staffInfo>

/** The brand that this console's address names as `?g=`; undefined is the server's first brand. NAV-1 */
export const namedBrand = (): number | undefined => {
  const named = new URLSearchParams(location.search).get('g') ?? ''
  return /^\d{1,15}$/.test(named) ? Number(named) : undefined
}

/** The key of a stored value, of each brand its own. */
const keyOf = (name: 'token' | 'shopId'): string => {
  const brand = namedBrand()
  return `console.${name}${brand === undefined ? '' : `.${brand}`}`
}

/** The console's own token: never the guest's of the same browser. */
export const token = (): string | undefined => localStorage.getItem(keyOf('token')) ?? undefined

const LAST_BRAND = 'console.brand'

/** Stores the session token, and the brand that it is of; undefined removes the token. */
export function storeToken(value: string | undefined): void {
  if (value === undefined) return localStorage.removeItem(keyOf('token'))
  localStorage.setItem(keyOf('token'), value)
  localStorage.setItem(LAST_BRAND, String(namedBrand() ?? ''))
}

/**
 * Adds the brand of the last sign-in to an address without one: links to employees name the brand, and `/console` alone opens the
 * session that such a link began. Without a session of that brand, and at links with a token, the address stays. NAV-1
 */
export function openLastBrand(): void {
  const brand = localStorage.getItem(LAST_BRAND) ?? ''
  const { pathname, search, hash } = location
  const isLink = pathname.endsWith('/welcome') || hash.startsWith('#password')
  if (brand === '' || isLink || namedBrand() !== undefined || token() !== undefined) return
  if (localStorage.getItem(`console.token.${brand}`) === null) return
  const params = new URLSearchParams(search)
  params.set('g', brand)
  history.replaceState(history.state, '', `${pathname}?${params}${hash}`)
}

const knownKey = (account: string) => `console.known.${account.trim().toLowerCase()}`

/** The proof that the account signed in at this console before, so that its tries are counted separately. */
export const knownConsole = (account: string): { console?: string } => {
  const stored = localStorage.getItem(knownKey(account))
  return stored === null ? {} : { console: stored }
}

export const storeKnown = (account: string, value: string): void => localStorage.setItem(knownKey(account), value)

/** The store last looked at, where it is still one of these. */
export function lastShop(staff: StaffInfo): number | undefined {
  const stored = Number(localStorage.getItem(keyOf('shopId')))
  return staff.shops.find(shop => shop.shopId === stored)?.shopId ?? staff.shops[0]?.shopId
}

/** Keeps which store is looked at, for the next visit. */
export const storeShop = (shopId: number): void => localStorage.setItem(keyOf('shopId'), String(shopId))
