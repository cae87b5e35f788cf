import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ORIGIN } from '../../testing/access/sign-in-things.ts'
import { callsInOrder, cartVersionOf, everySender } from '../../testing/every-call.ts'
import { refusedAs, testApp } from '../../testing/index.ts'
import { oddRequests } from '../../testing/odd-values.ts'

const app = testApp({
  brand: 'demo',
  clock: '2026-11-20T17:00:00Z',
  env: { PRINTER_NETWORKS: '127.0.0.1@1-65535', PUBLIC_URL: ORIGIN },
})
let sendersOf: Awaited<ReturnType<typeof everySender>>

beforeAll(async () => {
  sendersOf = await everySender(app)
}, 120_000)

/** Limits of tries would hide the calls behind them. */
beforeEach(() => app.sql('delete from rate_limit'))

describe('no input causes a fault, from any caller about any of their data (R1)', () => {
  test.each(callsInOrder.map(call => [call.path, call] as const))('%s', async (path, call) => {
    for (const { actor, known } of sendersOf(call)) {
      const cartVersion = await cartVersionOf(actor)
      for (const request of oddRequests(call, { ...known, cartVersion: [cartVersion] })) {
        const answer = await actor.call(call, request as object)
        const where = `${path} ${JSON.stringify(request).slice(0, 600)}`
        expect(['fault', 'busy'], where).not.toContain(refusedAs(answer))
        const { message = '' } = (answer ?? {}) as { message?: string }
        if (refusedAs(answer) !== 'done') expect(message, where).toMatch(/^[^{}]*$/)
      }
    }
  })
})
