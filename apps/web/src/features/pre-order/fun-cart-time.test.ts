import { describe, expect, it } from 'vitest'
import { FUN_CART_MINUTES, eraseFunCart, hasFunCart, noteFunCart } from './fun-cart-time.ts'

describe('what was chosen ahead', () => {
  it('waits 1440 minutes at its own store, and no longer · CART-12', () => {
    const noted = Date.UTC(2026, 10, 21, 12)
    noteFunCart(101, noted)
    expect(FUN_CART_MINUTES).toBe(1440)
    expect(hasFunCart(101, noted + 1439 * 60_000)).toBe(true)
    expect(hasFunCart(102, noted)).toBe(false)
    expect(hasFunCart(101, noted + 1440 * 60_000)).toBe(false)
  })

  it('is forgotten once it stands in the cart of the table · CART-12', () => {
    noteFunCart(101)
    eraseFunCart(101)
    expect(hasFunCart(101)).toBe(false)
  })
})
