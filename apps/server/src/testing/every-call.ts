import { contract } from '@comanda/contract'
import { type CallSpec, isStaffGate } from '@comanda/contract/core'
import { recordsOf } from './access/customer-records.ts'
import { MAYA, systemOf } from './access/people-of-access.ts'
import { allCalls } from './access/requests.ts'
import { storeRecords } from './access/store-records.ts'
import type { Actor } from './actor.ts'
import { TABLES } from './dining.ts'
import { SHOP } from './harbour-kitchen.ts'
import type { Known } from './odd-values.ts'
import type { TestApp } from './test-app.ts'

/** An actor, and what a request of theirs can name. */
export interface Sender {
  actor: Actor
  known: Known
}

const ENDS = /(?:delete|cancel\w*|leave|logout|signOut|removeAdyenCard|clear|remove\w*|close\w*)$/

/** All calls, those that end something last. */
export const callsInOrder: readonly CallSpec[] = allCalls.toSorted(
  (a, b) => Number(ENDS.test(a.path)) - Number(ENDS.test(b.path)),
)

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

/** Callers of the demo brand for every gate, with things of their own. Returns those that a call is sent by. */
export async function everySender(app: TestApp): Promise<(call: CallSpec) => Sender[]> {
  const maya = app.guest({ of: { owner: `c:${MAYA}` } })
  const guest = app.guest()
  const manager = app.staff('brand')
  const own = await recordsOf(app, maya, TABLES.sharedLater)
  const [orderId = ''] = own['orderId'] ?? []
  const makers = { app, manager, member: maya, orderId, tableId: TABLES.sharedLater }
  const ofStore = await storeRecords(makers, own)
  app.jobs.hold(false)
  const member = {
    actor: maya,
    known: { ...own, ...OPEN, tableId: [TABLES.sharedLater], payerId: own['cardId'] ?? [] },
  }
  const visitor = {
    actor: guest,
    known: { ...(await recordsOf(app, guest, TABLES.apartLater)), ...OPEN, tableId: [TABLES.apartLater] },
  }
  const system = { actor: await systemOf(app, manager, SHOP), known: { ...own, ...OPEN } }
  const staff = { actor: manager, known: { ...own, ...ofStore, ...OPEN } }
  return ({ gate }) => {
    if (gate === 'api') return [system]
    if (isStaffGate(gate)) return [staff]
    return gate === 'logged-in' || gate === 'member' ? [member] : [member, visitor]
  }
}

/** What the caller knows of the version of their cart. */
export async function cartVersionOf(actor: Actor): Promise<number> {
  const cart = await actor.call(contract.cart.query, { shopId: SHOP, businessType: 1200 })
  return 'cartVersion' in cart ? cart.cartVersion : 0
}
