import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/index.ts'
import { settableClock } from './clock.ts'
import { type CodeAttempt, createLimits, type Limits, mayTryCode } from './limits.ts'

const database = testDatabase({ max: 20 })
const clock = settableClock('2026-11-22T12:00:00Z')
let limits: Limits
beforeAll(() => {
  limits = createLimits(database(), clock)
})

const trier = (more: Partial<CodeAttempt> = {}): CodeAttempt => ({
  corporationId: 1,
  ip: randomUUID(),
  deviceId: randomUUID(),
  session: { owner: `g:${randomUUID()}` },
  ...more,
})

const paused: number[] = []
const pause = async (ms: number) => void paused.push(ms)

describe('Guessing codes (S8, S9)', () => {
  test.each<[string, (all: CodeAttempt) => Partial<CodeAttempt>, number]>([
    ['a person', ({ session }) => ({ session }), 60],
    ['a device', ({ deviceId }) => ({ deviceId }), 100],
  ])('%s has so many in ten minutes, however many are tried at once', async (_, same, most) => {
    const one = trier()
    const tries = Array.from({ length: most + 20 }, () => mayTryCode(limits.tryUse, trier(same(one)), pause))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(most)
    expect(await mayTryCode(limits.tryUse, trier(), pause)).toBe(true)
  })

  test('Refused requests do not use up the brand’s limit; beyond it every request is slowed, none refused', async () => {
    const counted: string[] = []
    const take: Limits['tryUse'] = async (_, asked) => {
      counted.push(...asked.map(({ key }) => key))
      return asked.every(({ key }) => key !== 'code-all') && !asked.some(({ key }) => key.includes('owner:g:evil'))
    }
    paused.length = 0
    expect(await mayTryCode(take, trier({ session: { owner: 'g:evil' } }), pause)).toBe(false)
    expect([counted.includes('code-all'), paused]).toEqual([false, []])
    expect(await mayTryCode(take, trier(), pause)).toBe(true)
    expect(paused).toEqual([1500])
  })

  test('An address beyond 200 in ten minutes is slowed, not refused', async () => {
    const { ip } = trier()
    paused.length = 0
    const tries = Array.from({ length: 220 }, () => mayTryCode(limits.tryUse, trier({ ip }), pause))
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(220)
    expect(paused).toHaveLength(20)
  })

  test('1.7 million guesses an hour for a year among 100,000 live cards: under 0.01 hits', () => {
    const [guesses, cards] = [1.7e6 * 24 * 365, 1e5]
    expect((guesses * cards) / 2 ** 80).toBeLessThan(1e-8)
    expect((guesses * cards) / 2 ** 64).toBeLessThan(0.01)
  })
})

test('A phone that goes on beyond its own limit uses up nothing of its address (U1)', async () => {
  const id = randomUUID()
  const shared = { key: `shared:${id}`, max: 10, windowSeconds: 600 }
  const own = (phone: number) => ({ key: `own:${id}:${phone}`, max: 3, windowSeconds: 600 })
  const tries = await Promise.all(Array.from({ length: 20 }, () => limits.tryUse(1, [own(1), shared])))
  expect(tries.filter(Boolean)).toHaveLength(3)
  expect(await limits.tryUse(1, [own(2), { ...shared, max: 4 }])).toBe(true)
  expect(await limits.tryUse(1, [own(3), { ...shared, max: 4 }])).toBe(false)
})

test('A used-up limit has room after a release, and again in the next window (U1)', async () => {
  const limit = [{ key: `window:${randomUUID()}`, max: 2, windowSeconds: 600 }]
  const use = () => limits.tryUse(1, limit)
  expect(await limits.hasRoom(1, limit)).toBe(true)
  expect([await use(), await use(), await use()]).toEqual([true, true, false])
  expect(await limits.hasRoom(1, limit)).toBe(false)
  await limits.release(1, limit, new Date(clock()))
  expect([await limits.hasRoom(1, limit), await use(), await use()]).toEqual([true, true, false])
  clock.advance(600_000)
  expect([await limits.hasRoom(1, limit), await use()]).toEqual([true, true])
})

test('Limits that are used at once in different orders do not block each other (U1)', async () => {
  const [one, other] = ['a', 'b'].map(name => ({ key: `${name}:${randomUUID()}`, max: 99, windowSeconds: 600 }))
  if (!one || !other) throw new Error('two limits')
  const orders = Array.from({ length: 20 }, (_, nth) => (nth % 2 === 0 ? [one, other] : [other, one]))
  expect(await Promise.all(orders.map(order => limits.tryUse(1, order)))).toEqual(orders.map(() => true))
})

test('Guests whose device is unknown share no limit of a device (S8)', async () => {
  const tries = Array.from({ length: 120 }, () => mayTryCode(limits.tryUse, trier({ deviceId: '' }), pause))
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(120)
})

test('A database that fails is an error, not a refusal (U1)', async () => {
  const failing = createLimits({ inTx: () => Promise.reject(new Error('no connection')) } as never, clock)
  await expect(failing.tryUse(1, [{ key: 'a', max: 1, windowSeconds: 60 }])).rejects.toThrow('no connection')
})
