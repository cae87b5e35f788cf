import type { CodeName } from '@comanda/contract'
import { type CallSpec, gates, isStaffGate, isStoreGate } from '@comanda/contract/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '../../testing/access/requests.ts'
import { sessionIn } from '../../testing/access/people-of-access.ts'
import { addTwinBrand, DEMO, TWIN } from '../../testing/access/twin-brand.ts'
import type { Actor } from '../../testing/actor.ts'
import { refusedAs, testApp } from '../../testing/index.ts'
import { validInput } from '../../testing/valid-input.ts'

const HERE = 101
const app = testApp({ brand: 'demo', prepare: db => addTwinBrand(db, 5001) })
/** People with different rights; all but those of the other store and the guest work at `HERE`. */
let people: Record<'guest' | 'staff' | 'manager' | 'brand' | 'otherStore' | 'otherBrand', Actor>

beforeAll(async () => {
  const manager = { role: 'manager' as const, shopIds: [HERE] }
  people = {
    guest: app.guest(),
    staff: await sessionIn(app, DEMO, 0, { role: 'staff', shopIds: [HERE] }),
    manager: await sessionIn(app, DEMO, 0, { ...manager, brand: false }),
    brand: await sessionIn(app, DEMO, 0, { ...manager, brand: true }),
    otherStore: await sessionIn(app, DEMO, 0, { ...manager, shopIds: [HERE + 1], brand: true }),
    otherBrand: await sessionIn(app, TWIN, 0, { ...manager, brand: true }),
  }
})

const staffCalls = allCalls.filter(({ gate }) => isStaffGate(gate))
const send = async (call: CallSpec, actor: Actor, corporationId?: number): Promise<string> => {
  const input = { ...validInput(call), ...(isStoreGate(call.gate) && { shopId: HERE }) }
  return refusedAs(await actor.call(call, input, corporationId === undefined ? {} : { corporationId }))
}

/** Calls whose gate answers a caller without the right with this refusal. */
const callsThatRefuse = (refusal: CodeName) =>
  staffCalls.filter(({ gate }) => (gates[gate].refuses as readonly CodeName[]).includes(refusal))

describe('a store that is not theirs is closed to staff before anything else is looked at (A1)', () => {
  test.each(callsThatRefuse('notYourShop').map(call => [call.path, call] as const))('%s', async (_path, call) => {
    expect(await send(call, people.otherStore)).toBe('notYourShop')
  })
})

describe('a staff call refuses every caller without the right of its gate (A1, A2)', () => {
  const outsiders = [
    ['a guest', 'guest', 'staffNeeded'],
    ['staff of another brand', 'otherBrand', 'notLoggedIn'],
    ['staff who do not manage the store', 'staff', 'managersOnly'],
    ['a manager without the right to the brand', 'manager', 'brandOnly'],
  ] as const
  const cells = outsiders.flatMap(([person, key, refusal]) =>
    callsThatRefuse(refusal).map(call => [call.path, person, key, refusal, call] as const),
  )
  test.each(cells)('%s refuses %s', async (_path, _person, key, refusal, call) => {
    expect(await send(call, people[key], DEMO)).toBe(refusal)
  })

  test('The others may read (A1)', async () => {
    const refusals = [...outsiders.map(([, , refusal]) => refusal), 'notYourShop']
    const least = { staff: 'staff', store: 'staff', manager: 'manager', brand: 'brand' } as const
    for (const call of staffCalls.filter(({ changes }) => !changes))
      expect(refusals, call.path).not.toContain(await send(call, people[least[call.gate as keyof typeof least]]))
  })
})
