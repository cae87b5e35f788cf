import { expect, test } from 'vitest'
import { serialQueue } from './serial-queue.ts'

test('The second task starts after the first one ended, also with an error', async () => {
  const send = serialQueue()
  const steps: string[] = []
  const slow = Promise.withResolvers<void>()
  const first = send(async () => {
    steps.push('on goes out')
    await slow.promise
    throw new Error('refused')
  })
  const second = send(async () => steps.push('off goes out'))
  await Promise.resolve()
  steps.push('tapped twice')
  slow.resolve()
  await expect(first).rejects.toThrow('refused')
  await second
  expect(steps).toEqual(['on goes out', 'tapped twice', 'off goes out'])
})
