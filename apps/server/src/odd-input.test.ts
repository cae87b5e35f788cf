import { contract } from '@comanda/contract'
import { type CallSpec, isStaffGate } from '@comanda/contract/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Asker, askerWith, customerOf } from './testing/access/asker.ts'
import { belongingsOf } from './testing/access/belongings.ts'
import { testDatabase, TABLES } from './testing/index.ts'
import { type Known, oddRequests } from './testing/odd-requests.ts'
import { type WholeHouse, wholeHouse } from './testing/whole-house.ts'

const database = testDatabase()
const MAYA = 5001
let house: WholeHouse
let staff: { asker: Asker; known: Known }
let member: typeof staff
let visitor: typeof staff

/** A store, its dishes and ways to pay: what everybody may name. */
const OPEN: Known = {
  shopId: [101],
  businessType: [1200, 1300],
  orderType: [1200, 1300],
  paymentMethod: ['12_bankCard', 'out-line'],
  foodId: ['edamame'],
  menuGroupId: ['sides'],
  menuId: ['all-day'],
  unitId: ['edamame.one'],
}

beforeAll(async () => {
  const db = database()
  house = await wholeHouse(db)
  const console = askerWith(house, await house.staff())
  const maya = await customerOf(house, db, MAYA)
  const guest = askerWith(house, await house.guest())
  const own = await belongingsOf(maya, TABLES.sharedLater, { db, staff: console, customerId: MAYA })
  member = { asker: maya, known: { ...own, ...OPEN, tableId: [TABLES.sharedLater], payerId: own['cardId'] ?? [] } }
  visitor = {
    asker: guest,
    known: { ...(await belongingsOf(guest, TABLES.apartLater)), ...OPEN, tableId: [TABLES.apartLater] },
  }
  staff = { asker: console, known: { ...own, ...OPEN } }
})
afterAll(() => house.close())

/** What limits the tries of a person would hide the calls behind them. */
beforeEach(async () => {
  await database().inTx(tx => tx.query({ name: 'forget_tries', text: 'delete from rate_limit' }, []))
})

const ENDS = /(?:delete|cancel\w*|leave|logout|signOut|removeAdyenCard|clear|remove\w*|close\w*)$/
const all = Object.values(contract).flatMap(context => Object.values(context) as CallSpec[])
const calls = [...all.filter(({ path }) => !ENDS.test(path)), ...all.filter(({ path }) => ENDS.test(path))]

const whoInput = ({ gate }: CallSpec): (typeof staff)[] => {
  if (isStaffGate(gate)) return [staff]
  return gate === 'logged-in' || gate === 'member' ? [member] : [member, visitor]
}

describe('no input makes a fault, whoever sends it about whatever they have · R1', () => {
  test.each(calls.map(call => [call.path, call] as const))('%s', async (path, call) => {
    for (const { asker, known } of whoInput(call)) {
      const cart = await asker.ask('/api/order/cart/query', { shopId: 101, businessType: 1200 })
      const { cartVersion = 0 } = (cart.data ?? {}) as { cartVersion?: number }
      for (const request of oddRequests(call, { ...known, cartVersion: [cartVersion] })) {
        const { code, message } = await asker.ask(path, request as object)
        const where = `${path} ${JSON.stringify(request).slice(0, 600)}`
        expect(code, where).not.toMatch(/^COM-00-050[03]$/)
        expect(message, where).toMatch(/^[^{}]*$/)
      }
    }
  })
})
