import { instantOf } from '@comanda/domain/store'
import { beforeAll, describe, expect, test } from 'vitest'
import { settableClock } from '../../platform/clock.ts'
import { testDatabase } from '../../testing/index.ts'
import type { SlotPort } from '../../ports/store.ts'
import { saveShop } from './save-shop.ts'
import { createSlots } from './slots.ts'
import { testShop } from './test-shop.ts'

const database = testDatabase()
const shop = testShop()
const at = (hours: number, minutes = 0) => instantOf('2026-11-25', hours * 60 + minutes, shop.timeZone)
const clock = settableClock(at(10))
let slots: SlotPort

const slotAt = (start: number, changes = {}) => ({ corporationId: 1, shop, bizType: 1300 as const, start, ...changes })
const take = (start: number, changes = {}) => database().inTx(tx => slots.take(tx, slotAt(start, changes)))
const giveBack = (start: number) =>
  database().inTx(tx => slots.giveBack(tx, { corporationId: 1, shopId: shop.shopId, bizType: 1300, start }))
const used = async (start: number) => {
  const { rows } = await database().query<{ used: number }>(
    { name: 'test_used', text: 'select coalesce(sum(used), 0)::int as used from slot_use where slot_start = $1' },
    [new Date(start)],
  )
  return rows[0]?.used
}

beforeAll(async () => {
  slots = createSlots(database(), clock)
  await database().inTx(tx => saveShop(tx, 1, shop, new Date(clock())))
})

describe('The places of a slot (S5)', () => {
  test('The last place is given to one of a hundred requests at once (S5)', async () => {
    const start = at(12)
    expect(await take(start)).toBe('ok')
    const answers = await Promise.all(Array.from({ length: 100 }, () => take(start)))
    expect(answers.filter(answer => answer === 'ok')).toHaveLength(1)
    expect(answers.filter(answer => answer === 'full')).toHaveLength(99)
    expect(await used(start)).toBe(2)
  })

  test('A returned place can be taken again, and not more than were taken', async () => {
    const start = at(13)
    expect(await take(start)).toBe('ok')
    expect(await take(start)).toBe('ok')
    expect(await take(start)).toBe('full')
    await giveBack(start)
    expect(await take(start)).toBe('ok')
    expect(await take(start)).toBe('full')
    for (let times = 0; times < 5; times += 1) await giveBack(start)
    expect(await used(start)).toBe(0)
  })

  test('Taking and returning at once neither loses nor creates a place', async () => {
    const start = at(14)
    const rounds = Array.from({ length: 60 }, async () => {
      if ((await take(start)) !== 'ok') return
      await giveBack(start)
    })
    await Promise.all(rounds)
    expect(await used(start)).toBe(0)
  })

  test('A failed order returns its place', async () => {
    const start = at(14, 15)
    const failing = database().inTx(async tx => {
      await slots.take(tx, slotAt(start))
      throw new Error('the card was refused')
    })
    await expect(failing).rejects.toThrow('the card was refused')
    expect(await used(start)).toBe(0)
  })

  test('Slots of the two order types are counted separately', async () => {
    const start = at(19)
    expect(await take(start)).toBe('ok')
    expect(await take(start)).toBe('ok')
    expect(await take(start, { bizType: 1200 })).toBe('ok')
  })

  test('An invalid time is refused and takes nothing (ORDER-6)', async () => {
    expect(await take(at(9))).toBe('past')
    expect(await take(at(16))).toBe('closed')
    expect(await take(at(12, 7))).toBe('notASlot')
    expect(await take(at(12) + 366 * 86_400_000)).toBe('notASlot')
    expect(await take(at(18), { bizType: 1100 })).toBe('notASlot')
    expect(await used(at(12, 7))).toBe(0)
  })

  test('A slot without a capacity takes every order', async () => {
    const roomy = testShop({
      slots: { 1300: { leadMinutes: 0, intervalMinutes: 15, capacity: 0, daysAhead: 0, asap: true } },
    })
    const answers = await Promise.all(Array.from({ length: 30 }, () => take(at(21), { shop: roomy })))
    expect(new Set(answers)).toEqual(new Set(['ok']))
    expect(await used(at(21))).toBe(30)
  })

  test('A full slot is shown with nothing left, and the default is the next one (ORDER-6)', async () => {
    clock.set(at(17, 30))
    expect(await take(at(18))).toBe('ok')
    expect(await take(at(18))).toBe('ok')
    const choice = await slots.choice(1, shop, 1300)
    expect(choice.asap).toBe(false)
    expect(choice.days[0]?.slots[0]).toMatchObject({ start: at(18), left: 0 })
    expect(await slots.check(1, shop, 1300, at(18))).toBe('full')
    expect(await slots.check(1, shop, 1300, at(18, 15))).toBe('ok')
  })
})
