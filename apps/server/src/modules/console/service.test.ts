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
