import { expect, test } from 'vitest'
import { testStaff } from '../../testing/test-caller.ts'
import { serviceHandlers } from './service.ts'

test('every screen of the store hears at once that ordering is paused, and that it goes on, after it is so', async () => {
  const story: string[] = []
  const handlers = serviceHandlers({
    clock: () => Date.UTC(2026, 10, 22, 12),
    db: { inTx: async (work: (tx: unknown) => unknown) => work({}) },
    setPaused: async (_: unknown, { shopId }: { shopId: number }, until: number | undefined) =>
      void story.push(`${shopId} ${until === undefined ? 'on' : 'off'}`),
    announce: ({ shopId }: { shopId: number }) => void story.push(`${shopId} told`),
  } as unknown as Parameters<typeof serviceHandlers>[0])
  const staff = testStaff([101])
  expect(await handlers.pause(staff, { shopId: 101, minutes: 15 })).toEqual({ pausedUntil: '2026-11-22T12:15:00.000Z' })
  await handlers.resume(staff, { shopId: 101 })
  expect(await handlers.pause(staff, { shopId: 102, minutes: 15 })).toMatchObject({ refused: 'notYourShop' })
  expect(story).toEqual(['101 off', '101 told', '101 on', '101 told'])
})

test('a pause for the rest of the day ends with the business day the store is in', async () => {
  const set: (number | undefined)[] = []
  const now = Date.UTC(2026, 10, 22, 12)
  const handlers = serviceHandlers({
    clock: () => now,
    db: { inTx: async (work: (tx: unknown) => unknown) => work({}) },
    dayEndsAt: async (_: unknown, at: number) => at + 7 * 3_600_000,
    setPaused: async (_: unknown, __: unknown, until: number | undefined) => void set.push(until),
    announce: () => {},
  } as unknown as Parameters<typeof serviceHandlers>[0])
  expect(await handlers.pause(testStaff([101]), { shopId: 101 })).toEqual({ pausedUntil: '2026-11-22T19:00:00.000Z' })
  expect(set).toEqual([Date.UTC(2026, 10, 22, 19)])
})
