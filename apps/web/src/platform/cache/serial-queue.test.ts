import { expect, test } from 'vitest'
import { serialQueue } from './serial-queue.ts'

test('The second task starts after the first one ended, also with an error', async () => {
  const send = serialQueue()
  const said: string[] = []
  const slow = Promise.withResolvers<void>()
  const first = send(async () => {
    said.push('on goes out')
    await slow.promise
    throw new Error('refused')
  })
  const second = send(async () => said.push('off goes out'))
  await Promise.resolve()
  said.push('tapped twice')
  slow.resolve()
  await expect(first).rejects.toThrow('refused')
  await second
  expect(said).toEqual(['on goes out', 'tapped twice', 'off goes out'])
})
