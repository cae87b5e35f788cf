import { contract } from '@comanda/contract'
import { type CallSpec, isStaffGate } from '@comanda/contract/core'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { thingsOf } from '../../testing/access/customer-things.ts'
import { MAYA, systemOf } from '../../testing/access/people-of-access.ts'
import { allCalls } from '../../testing/access/requests.ts'
import { ORIGIN } from '../../testing/access/sign-in-things.ts'
import { storeThings } from '../../testing/access/store-things.ts'
import type { Actor } from '../../testing/actor.ts'
import { refusedAs, SHOP, TABLES, testApp } from '../../testing/index.ts'
import { type Known, oddRequests } from '../../testing/odd-requests.ts'

const app = testApp({
  brand: 'demo',
  clock: '2026-11-20T17:00:00Z',
  env: { PRINTER_NETWORKS: '127.0.0.1@1-65535', PUBLIC_URL: ORIGIN },
})
interface Sender {
  actor: Actor
  known: Known
}
let staff: Sender
let system: Sender
let member: Sender
let visitor: Sender

/** A store, its dishes and payment methods, which any caller may name. */
const OPEN: Known = {
  shopId: [SHOP],
  businessType: [1200, 1300],
  orderType: [1200, 1300],
  paymentMethod: ['12_bankCard', 'out-line'],
  foodId: ['edamame'],
  menuGroupId: ['sides'],
  menuId: ['all-day'],
  unitId: ['edamame.one'],
}

beforeAll(async () => {
  const maya = app.guest({ of: { owner: `c:${MAYA}` } })
  const guest = app.guest()
  const manager = app.staff('brand')
  const own = await thingsOf(app, maya, TABLES.sharedLater)
  const [orderId = ''] = own['orderId'] ?? []
  const makers = { app, manager, member: maya, orderId, tableId: TABLES.sharedLater }
  const ofStore = await storeThings(makers, own)
  app.jobs.hold(false)
  member = {
    actor: maya,
    known: { ...own, ...OPEN, tableId: [TABLES.sharedLater], payerId: own['cardId'] ?? [] },
  }
  visitor = {
    actor: guest,
    known: { ...(await thingsOf(app, guest, TABLES.apartLater)), ...OPEN, tableId: [TABLES.apartLater] },
  }
  system = { actor: await systemOf(app, manager, SHOP), known: { ...own, ...OPEN } }
  staff = { actor: manager, known: { ...own, ...ofStore, ...OPEN } }
}, 120_000)

/** Limits of tries would hide the calls behind them. */
beforeEach(() => app.sql('delete from rate_limit'))

const ENDS = /(?:delete|cancel\w*|leave|logout|signOut|removeAdyenCard|clear|remove\w*|close\w*)$/
const calls = allCalls.toSorted((a, b) => Number(ENDS.test(a.path)) - Number(ENDS.test(b.path)))

const sendersOf = ({ gate }: CallSpec): Sender[] => {
  if (gate === 'api') return [system]
  if (isStaffGate(gate)) return [staff]
  return gate === 'logged-in' || gate === 'member' ? [member] : [member, visitor]
}

describe('no input causes a fault, from any caller about any of their data (R1)', () => {
  test.each(calls.map(call => [call.path, call] as const))('%s', async (path, call) => {
    for (const { actor, known } of sendersOf(call)) {
      const cart = await actor.call(contract.cart.query, { shopId: SHOP, businessType: 1200 })
      const cartVersion = 'cartVersion' in cart ? cart.cartVersion : 0
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
