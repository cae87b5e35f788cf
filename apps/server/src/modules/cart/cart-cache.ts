import type { CartPlace, CartRow } from './tables.ts'

/** Caches the carts this process read last, so that a change need not reread what it just wrote. */
export interface CartCache {
  get(at: CartPlace): CartRow | undefined
  set(at: CartPlace, row: CartRow): void
}

const MAX_CARTS = 2000

const keyOf = ({ corporationId, owner, shopId, bizType, tableId, preOrder }: CartPlace): string =>
  `${corporationId} ${owner} ${shopId} ${bizType} ${tableId} ${preOrder}`

/**
 * The cache may be out of date: another process, an order or a sign-in may have changed the cart. A change on top of it
 * must be saved only if the version is still the same.
 */
export function createCartCache(): CartCache {
  const rows = new Map<string, CartRow>()
  return {
    get: at => rows.get(keyOf(at)),
    set(at, row) {
      const key = keyOf(at)
      rows.delete(key)
      rows.set(key, row)
      if (rows.size > MAX_CARTS) rows.delete(rows.keys().next().value ?? key)
    },
  }
}
