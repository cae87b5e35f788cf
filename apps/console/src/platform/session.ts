import type { staffInfo } from '@comanda/contract/staff'
import type * as z from 'zod/mini'

export type StaffInfo = z.output<typeof staffInfo>

const TOKEN = 'console.token'
const SHOP = 'console.shopId'

/** The console's own token: never the guest's of the same browser. */
export const token = (): string | undefined => localStorage.getItem(TOKEN) ?? undefined

/** Stores the session token; undefined removes it. */
export function storeToken(value: string | undefined): void {
  if (value === undefined) localStorage.removeItem(TOKEN)
  else localStorage.setItem(TOKEN, value)
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
  const stored = Number(localStorage.getItem(SHOP))
  return staff.shops.find(shop => shop.shopId === stored)?.shopId ?? staff.shops[0]?.shopId
}

/** Keeps which store is looked at, for the next visit. */
export const storeShop = (shopId: number): void => localStorage.setItem(SHOP, String(shopId))
