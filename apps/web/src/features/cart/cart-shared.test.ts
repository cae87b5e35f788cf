import { beforeEach, describe, expect, it } from 'vitest'
import { add, choice, phoneIn, TestServerCart } from './testing.ts'

let world: TestServerCart
const phone = () => phoneIn(world)

beforeEach(() => {
  world = new TestServerCart()
})

describe('Shared cart', () => {
  const line = { ...choice('soup'), itemKey: 'soup.p2', quantity: 2, addedBy: 'p2' }

  it('Requests the cart once per event of another person (CART-11)', async () => {
    const store = await phone()
    world.lines = [line]
    world.version = 4
    store.onChanged(4)
    await world.pass(0)
    expect([store.view().count, store.view().answer?.cartVersion]).toEqual([2, 4])
    world.lines = []
    store.onChanged(4)
    await world.pass(1000)
    expect(store.view().count).toBe(2)
  })

  it('An event during a request causes a second request if the answer is older (C1, C3)', async () => {
    const store = await phone()
    store.collect(add('soup'))
    store.onChanged(7)
    world.version = 6
    await world.pass(200)
    expect(store.view().answer?.cartVersion).toBe(7)
    expect(store.view().settled).toBe(true)
  })

  it('A change between the answer and its arrival causes a second request (CART-11)', async () => {
    const store = await phone()
    world.slow = 300
    store.onChanged()
    await world.pass(0)
    world.lines = [line]
    store.onChanged()
    await world.pass(300)
    expect(store.view().count).toBe(0)
    await world.pass(300)
    expect(store.view().count).toBe(2)
    const { queries } = world
    await world.pass(60_000)
    expect(world.queries).toBe(queries)
  })

  it('An event without a version during a request causes a second request (CART-11, CART-13)', async () => {
    const store = await phone()
    world.slow = 300
    store.collect(add('a'))
    await world.pass(200)
    world.lines = [...world.lines, line]
    store.onChanged()
    await world.pass(300)
    expect(store.view()).toMatchObject({ count: 1, settled: true })
    await world.pass(300)
    expect(store.view().count).toBe(3)
  })

  it('A lost request for an event is repeated (CART-11)', async () => {
    const store = await phone()
    world.lines = [line]
    world.fails = 'lost'
    store.onChanged()
    await world.pass(0)
    world.fails = undefined
    await world.pass(2000)
    expect(store.view()).toMatchObject({ state: 'ready', count: 2 })
  })

  it('After the end of the visit the cart is neither shown, sent nor stored (C6)', async () => {
    const store = await phone()
    store.collect(add('soup'))
    await world.pass(200)
    world.fails = 'away'
    store.collect(add('soup'))
    await world.pass(200)
    expect(store.view()).toMatchObject({ state: 'failed', lines: [], error: 'away' })
    expect(world.kept).toBeUndefined()
    const before = [world.sent.length, world.queries]
    await world.pass(60_000)
    expect([world.sent.length, world.queries]).toEqual(before)
    world.fails = undefined
    store.refresh()
    await world.pass(0)
    expect(store.view().state).toBe('ready')
  })
})
