import { beforeEach, describe, expect, it } from 'vitest'
import { add, choice, phoneIn, World } from './testing.ts'

let world: World
const phone = () => phoneIn(world)

beforeEach(() => {
  world = new World()
})

describe('a cart that others share', () => {
  const line = { ...choice('soup'), itemKey: 'soup.p2', quantity: 2, addedBy: 'p2' }

  it('what the others changed is asked for, once per news · CART-11', async () => {
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

  it('news while a tap is on its way is asked for after its answer, where that is older · C1, C3', async () => {
    const store = await phone()
    store.collect(add('soup'))
    store.onChanged(7)
    world.version = 6
    await world.pass(200)
    expect(store.view().answer?.cartVersion).toBe(7)
    expect(store.view().settled).toBe(true)
  })

  it('what changed after the server answered, and before the answer came, is asked for again · CART-11', async () => {
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
    const { asked } = world
    await world.pass(60_000)
    expect(world.asked).toBe(asked)
  })

  it('news while a tap is on its way, of what no version counts, is asked for after its answer · CART-11, CART-13', async () => {
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

  it('news whose question is lost on the way is asked for again · CART-11', async () => {
    const store = await phone()
    world.lines = [line]
    world.fails = 'lost'
    store.onChanged()
    await world.pass(0)
    world.fails = undefined
    await world.pass(2000)
    expect(store.view()).toMatchObject({ state: 'ready', count: 2 })
  })

  it('the table’s visit is over: nothing of it is shown, sent or kept · C6', async () => {
    const store = await phone()
    store.collect(add('soup'))
    await world.pass(200)
    world.fails = 'away'
    store.collect(add('soup'))
    await world.pass(200)
    expect(store.view()).toMatchObject({ state: 'failed', lines: [], error: 'away' })
    expect(world.kept).toBeUndefined()
    const before = [world.sent.length, world.asked]
    await world.pass(60_000)
    expect([world.sent.length, world.asked]).toEqual(before)
    world.fails = undefined
    store.refresh()
    await world.pass(0)
    expect(store.view().state).toBe('ready')
  })
})
