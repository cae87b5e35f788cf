import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { type Holder, type PurseHouse, purseHouse } from './purse-test-house.ts'

const database = testDatabase({ max: 20 })
const YEAR = 365 * 86_400_000
let house: PurseHouse

beforeAll(async () => {
  house = await purseHouse(database())
})

const grow = ({ customerId, cardId }: Holder, growth: number, orderId: string = randomUUID()) =>
  database().inTx(tx =>
    house.card.grow(tx, { corporationId: 1, customerId, cardId, orderId, growth, at: house.clock() }),
  )
const levelOf = async ({ who: caller, cardId }: Holder) => {
  const details = await house.card.handlers.details(caller, { cardId })
  if (!('level' in details)) throw new Error('no card')
  return { ranking: details.level.ranking, growth: details.growth }
}
const later = (ms: number) => house.clock.set(house.clock() + ms)

describe('A LEVEL’S YEAR · CARD-2', () => {
  test('kept with enough growth in it; without, the card goes down, once, however many look at once, and climbs anew', async () => {
    const ann = await house.member()
    const bob = await house.member()
    await Promise.all([grow(ann, 1000), grow(bob, 1000)])
    const high = (await levelOf(ann)).ranking
    expect(high).toBeGreaterThan(1)
    later(YEAR + 1000)
    await house.card.levelYears.sweep()
    expect([(await levelOf(ann)).ranking, (await levelOf(bob)).ranking]).toEqual([high, high])

    later(1000)
    await grow(ann, 500)
    later(YEAR + 1000)
    await Promise.all(Array.from({ length: 20 }, () => house.card.levelYears.sweep()))
    expect((await levelOf(ann)).ranking).toBe(high)
    expect(await levelOf(bob)).toMatchObject({ ranking: 1, growth: 0 })
    await grow(bob, 1000)
    expect((await levelOf(bob)).ranking).toBe(high)
  })

  test('what was refunded of an order did not grow it', async () => {
    const eve = await house.member()
    const orderId = randomUUID()
    await grow(eve, 1000)
    const high = (await levelOf(eve)).ranking
    later(YEAR + 1000)
    await house.card.levelYears.sweep()
    later(1000)
    await grow(eve, 1000, orderId)
    await database().inTx(tx => house.card.shrink(tx, { corporationId: 1, orderId, whole: 100, returned: 90 }))
    later(YEAR + 1000)
    await house.card.levelYears.sweep()
    expect((await levelOf(eve)).ranking).toBeLessThan(high)
  })
})
