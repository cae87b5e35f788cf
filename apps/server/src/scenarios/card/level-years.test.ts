import { contract } from '@comanda/contract'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type TestMember, testApp, dollarKitchen } from '../../testing/index.ts'

const app = testApp({ brand: dollarKitchen(), clock: '2026-11-22T12:00:00Z' })

const YEAR = 365 * 86_400_000

const grow = ({ customerId, cardId }: TestMember, growth: number, orderId: string = randomUUID()) =>
  app.db.inTx(tx =>
    app.modules.card.grow(tx, { corporationId: 1, customerId, cardId, orderId, growth, at: app.clock() }),
  )
const levelOf = async (caller: TestMember) => {
  const details = await caller.call(contract.card.details, { cardId: caller.cardId })
  if (!('level' in details)) throw new Error('no card')
  return { ranking: details.level.ranking, growth: details.growth }
}
const later = (ms: number) => app.clock.set(app.clock() + ms)

describe('A level’s year (CARD-2)', () => {
  test('Kept with enough growth; otherwise the card drops a level once, however often it is read, and rises again', async () => {
    const ann = await app.member()
    const bob = await app.member()
    await Promise.all([grow(ann, 1000), grow(bob, 1000)])
    const high = (await levelOf(ann)).ranking
    expect(high).toBeGreaterThan(1)
    later(YEAR + 1000)
    await app.modules.card.levelYears.sweep()
    expect([(await levelOf(ann)).ranking, (await levelOf(bob)).ranking]).toEqual([high, high])

    later(1000)
    await grow(ann, 500)
    later(YEAR + 1000)
    await Promise.all(Array.from({ length: 20 }, () => app.modules.card.levelYears.sweep()))
    expect((await levelOf(ann)).ranking).toBe(high)
    expect(await levelOf(bob)).toMatchObject({ ranking: 1, growth: 0 })
    await grow(bob, 1000)
    expect((await levelOf(bob)).ranking).toBe(high)
  })

  test('Refunded amounts of an order did not add growth', async () => {
    const eve = await app.member()
    const orderId = randomUUID()
    await grow(eve, 1000)
    const high = (await levelOf(eve)).ranking
    later(YEAR + 1000)
    await app.modules.card.levelYears.sweep()
    later(1000)
    await grow(eve, 1000, orderId)
    await app.db.inTx(tx => app.modules.card.shrink(tx, { corporationId: 1, orderId, whole: 100, returned: 90 }))
    later(YEAR + 1000)
    await app.modules.card.levelYears.sweep()
    expect((await levelOf(eve)).ranking).toBeLessThan(high)
  })
})
