import { console as calls } from '@comanda/contract/console'
import { expect, test } from 'vitest'
import { again, atGates, testDatabase, testStaff } from '../../testing/index.ts'
import { serviceHandlers } from './service.ts'

const database = testDatabase()
const handlersOf = (deps: object) =>
  atGates(calls, serviceHandlers({ db: database(), ...deps } as Parameters<typeof serviceHandlers>[0]))

test('every screen of the store hears at once that ordering is paused, and that it goes on, after it is so', async () => {
  const story: string[] = []
  const handlers = handlersOf({
    clock: () => Date.UTC(2026, 10, 22, 12),
    setPaused: async (_: unknown, { shopId }: { shopId: number }, until: number | undefined) =>
      void story.push(`${shopId} ${until === undefined ? 'on' : 'off'}`),
    announce: ({ shopId }: { shopId: number }) => void story.push(`${shopId} told`),
  })
  const staff = testStaff([101])
  expect(await handlers.pause(staff, { shopId: 101, minutes: 15 })).toEqual({ pausedUntil: '2026-11-22T12:15:00.000Z' })
  await handlers.resume(again(staff), { shopId: 101 })
  expect(await handlers.pause(again(staff), { shopId: 102, minutes: 15 })).toMatchObject({ refused: 'notYourShop' })
  expect(story).toEqual(['101 off', '101 told', '101 on', '101 told'])
})

test('a pause for the rest of the day ends with the business day the store is in', async () => {
  const set: (number | undefined)[] = []
  const now = Date.UTC(2026, 10, 22, 12)
  const handlers = handlersOf({
    clock: () => now,
    dayEndsAt: async (_: unknown, at: number) => at + 7 * 3_600_000,
    setPaused: async (_: unknown, __: unknown, until: number | undefined) => void set.push(until),
    announce: () => {},
  })
  expect(await handlers.pause(testStaff([101]), { shopId: 101 })).toEqual({ pausedUntil: '2026-11-22T19:00:00.000Z' })
  expect(set).toEqual([Date.UTC(2026, 10, 22, 19)])
})
