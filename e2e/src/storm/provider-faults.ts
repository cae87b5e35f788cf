import type { Fault } from '@comanda/standins/adyen'
import { happens } from './randomness.ts'
import type { StormProduct } from './storm-product.ts'
import type { StormRecord } from './record.ts'

/** Faults of an answer: cut after none, half or all of its bytes, late, empty, truncated, failed, about another order. */
const faults: readonly Omit<Fault, 'on'>[] = [
  { kind: 'lost', bytes: 'none' },
  { kind: 'lost', bytes: 'half' },
  { kind: 'lost', bytes: 'all' },
  { kind: 'slow', delayMs: 700 },
  { kind: 'empty' },
  { kind: 'truncated' },
  { kind: 'statusAfter', status: 502 },
  { kind: 'status', status: 500 },
  { kind: 'refuseConnection' },
  { kind: 'otherReference' },
]

const calls = ['payments', 'captures', 'refunds', 'reversals', 'cancels', 'query']

/** Both providers lose, delay, repeat and reorder messages, and send correctly signed messages with false amounts. */
export function startFaults({ cards, wallets }: StormProduct): void {
  for (const one of [cards.standin, wallets]) {
    Object.assign(one.webhooks.behaviour, { copies: 2, jitterMs: 1500, retryMs: 200, retries: 600 })
    for (const on of calls) for (const fault of faults) if (happens(0.15)) one.faults.add({ on, ...fault })
    if (happens(0.5)) one.webhooks.behaviour.falsified += 1
    one.webhooks.behaviour.onlyFalsified = happens(0.5)
  }
}

/** Ends all faults: the messages that are left arrive. */
export function stopFaults({ cards, wallets }: StormProduct): void {
  for (const one of [cards.standin, wallets]) {
    one.faults.clear()
    Object.assign(one.webhooks.behaviour, { copies: 1, jitterMs: 0, falsified: 0, onlyFalsified: false })
  }
}

const KILL_EVERY_MS = 2500

/** Kills the processes in turn and restarts them. */
export async function keepKilling(product: StormProduct, record: StormRecord, goesOn: () => boolean): Promise<void> {
  while (goesOn()) {
    await new Promise(resolve => setTimeout(resolve, KILL_EVERY_MS * (0.5 + Math.random())))
    startFaults(product)
    const server = product.processes.servers[record.kills % 2]
    await server?.kill()
    await server?.restart()
    record.kills += 1
  }
}
