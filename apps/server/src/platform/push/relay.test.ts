import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../testing/index.ts'
import { silentLog } from '../log.ts'
import type { Hint } from './hub.ts'
import { createRelay } from './relay.ts'

const database = testDatabase()

/** A process on the database that records the hints it receives. */
function process() {
  const received: Hint[] = []
  const relay = createRelay(database().reach, silentLog, hint => void received.push(hint))
  onTestFinished(() => relay.stop())
  return { relay, hints: received }
}

const hint = (version = 1): Hint => ({ corporationId: 1, topic: `cart:${randomUUID()}`, version })

test('A hint reaches every other process in order, and its own process once (CART-11)', async () => {
  const [here, there] = [process(), process()]
  // Hints sent before a connection is established may be lost, so they are repeated until received.
  for (const one of [here, there]) {
    const other = one === here ? there : here
    await vi.waitFor(
      () => {
        one.relay.send(hint())
        expect(other.hints.length).toBeGreaterThan(0)
      },
      { timeout: 10_000, interval: 50 },
    )
  }
  const own = here.hints.length
  const [first, second, last] = [hint(2), hint(3), hint(4)]
  for (const one of [first, second, last]) here.relay.send(one)
  await vi.waitFor(() => expect(there.hints).toContainEqual(last), { timeout: 10_000 })
  expect(there.hints.slice(-3)).toEqual([first, second, last])
  const answer = hint(5)
  there.relay.send(answer)
  await vi.waitFor(() => expect(here.hints).toContainEqual(answer), { timeout: 10_000 })
  expect(here.hints.slice(own).filter(one => one.topic === last.topic || one.topic === first.topic)).toEqual([])
})
