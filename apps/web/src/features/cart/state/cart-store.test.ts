import { beforeEach, describe, expect, it } from 'vitest'
import type { CartNews } from './cart-store.ts'
import { add, phoneIn, TestServerCart } from '../testing.ts'

let world: TestServerCart
let news: CartNews[]
const phone = () => phoneIn(world, news)

beforeEach(() => {
  world = new TestServerCart()
  news = []
})

describe('Cart on the phone', () => {
  it('Shows a tap with price and tax before it is sent (CART-8, PRICE-1)', async () => {
    const store = await phone()
    store.collect(add('a', 2))
    expect(store.view()).toMatchObject({ count: 2, settled: false, calculation: { totalPaidAmount: 2200 } })
    expect(world.sent).toEqual([])
  })

  it('Sends all taps together 200 ms after the last one (CART-8)', async () => {
    const store = await phone()
    store.collect(add('a'))
    await world.pass(150)
    store.collect(add('b'))
    await world.pass(199)
    expect(world.sent).toEqual([])
    await world.pass(1)
    expect(world.sent).toHaveLength(1)
    expect(store.view()).toMatchObject({ count: 2, settled: true, calculation: { totalPaidAmount: 2200 } })
  })

  it('A request without an answer is repeated with the same id and counts once (C4)', async () => {
    const store = await phone()
    store.collect(add('a'))
    world.fails = 'lost'
    await world.pass(200)
    expect(store.view()).toMatchObject({ count: 1, settled: false, unsent: true })
    world.fails = undefined
    await world.pass(5000)
    expect(new Set(world.sent).size).toBe(1)
    expect(world.sent.length).toBe(2)
    expect(store.view()).toMatchObject({ count: 1, settled: true, unsent: false })
    expect(world.lines[0]?.quantity).toBe(1)
  })

  it('A refused change is reverted and reported, and the cart is requested again (CART-9)', async () => {
    const store = await phone()
    store.collect(add('a'))
    world.fails = 'refused'
    await world.pass(200)
    expect(news).toEqual([{ kind: 'refused', error: 'refused' }])
    expect(store.view()).toMatchObject({ count: 0, settled: true, state: 'ready' })
  })

  it('Unsent changes of a closed page are sent once by the next page (C4)', async () => {
    const first = await phone()
    first.collect(add('a'))
    world.fails = 'lost'
    await world.pass(200)
    first.collect(add('b'))
    world.fails = undefined
    const second = await phone()
    await world.pass(300)
    await world.pass(300)
    expect(second.view()).toMatchObject({ count: 2, settled: true })
    expect(world.lines.map(line => line.quantity)).toEqual([1, 1])
    expect(world.kept).toBeUndefined()
  })

  it('Another person does not see the cart (A1)', async () => {
    const store = await phone()
    store.collect(add('a'))
    world.lines = []
    store.reset()
    await world.pass(1000)
    expect(store.view().count).toBe(0)
    expect(world.kept).toBeUndefined()
    expect(world.sent).toEqual([])
  })

  it('Clearing and undoing restores the cart', async () => {
    const store = await phone()
    store.collect(add('a', 3))
    await world.pass(200)
    const { itemKey = '' } = store.view().lines[0] ?? {}
    store.collect({ kind: 'clear' })
    expect(store.view().count).toBe(0)
    store.collect({ ...add('a', 3), itemKey })
    await world.pass(200)
    await world.pass(0)
    expect(store.view()).toMatchObject({ count: 3, settled: true })
  })
})
