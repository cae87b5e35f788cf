import { describe, expect, it } from 'vitest'
import { FUN_CART_MINUTES, eraseFunCart, hasFunCart, noteFunCart } from './fun-cart-time.ts'

describe('Dishes chosen ahead', () => {
  it('Are stored for 1440 minutes, per store (CART-12)', () => {
    const noted = Date.UTC(2026, 10, 21, 12)
    noteFunCart(101, noted)
    expect(FUN_CART_MINUTES).toBe(1440)
    expect(hasFunCart(101, noted + 1439 * 60_000)).toBe(true)
    expect(hasFunCart(102, noted)).toBe(false)
    expect(hasFunCart(101, noted + 1440 * 60_000)).toBe(false)
  })

  it("Are erased when they are in the table's cart (CART-12)", () => {
    noteFunCart(101)
    eraseFunCart(101)
    expect(hasFunCart(101)).toBe(false)
  })
})
