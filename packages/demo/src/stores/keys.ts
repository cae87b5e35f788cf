import { type Money, money } from '@comanda/domain/money'

/** The five stores by country. */
export const storeKeys = ['us', 'uk', 'jp', 'kw', 'sg'] as const
export type StoreKey = (typeof storeKeys)[number]

/** A price in minor units for each store that sells it; prices are set per store, not converted. */
export type LocalPrices = Partial<Record<StoreKey, number>>

/** Prices for New York, London, Tokyo, Kuwait City and Singapore; `null` = not sold there. */
export function at(us: number | null, uk: number | null, jp: number | null, kw: number | null, sg: number | null) {
  const all = { us, uk, jp, kw, sg }
  return Object.fromEntries(Object.entries(all).filter(([, price]) => price !== null)) as LocalPrices
}

/** Additional price: six steps with round local prices. */
export type Step = 0 | 1 | 2 | 3 | 4 | 5

const ladder: Record<StoreKey, readonly number[]> = {
  us: [0, 75, 150, 250, 350, 500],
  uk: [0, 60, 120, 200, 280, 400],
  jp: [0, 80, 150, 220, 320, 480],
  kw: [0, 150, 300, 500, 750, 1250],
  sg: [0, 60, 120, 200, 300, 450],
}

/** The price of a step in a store's minor units. */
export const addition = (store: StoreKey, step: Step): Money => money(ladder[store][step] ?? 0)

const packing: Record<StoreKey, readonly number[]> = {
  us: [0, 25, 50],
  uk: [0, 20, 40],
  jp: [0, 20, 40],
  kw: [0, 50, 100],
  sg: [0, 20, 40],
}

/** Packing: 0 none, 1 a bag or lid, 2 a box. PRICE-6 */
export type PackingSize = 0 | 1 | 2
export const packingFee = (store: StoreKey, size: PackingSize): Money => money(packing[store][size] ?? 0)
