import type { CodeName } from '@comanda/contract'
import { type CallSpec, gates, isStaffGate, isStoreGate, rightsFor } from '@comanda/contract/core'
import { type BuiltInRole, builtInRoles, type Right, rights } from '@comanda/domain/staff'
import { beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '../../testing/access/requests.ts'
import { sessionIn } from '../../testing/access/people-of-access.ts'
import { addTwinBrand, DEMO, SECOND_BRAND } from '../../testing/access/second-brand.ts'
import type { Actor } from '../../testing/actor.ts'
import { refusedAs, testApp } from '../../testing/index.ts'
import { validInput } from '../../testing/valid-input.ts'

const HERE = 101
const app = testApp({ brand: 'demo', prepare: db => addTwinBrand(db, 5001) })
/** People without any right at `HERE`. */
let people: Record<'guest' | 'otherStore' | 'otherBrand', Actor>
let holders: Record<BuiltInRole, Actor>

const roleNames = Object.keys(builtInRoles) as BuiltInRole[]

/** A person with a role at `HERE`, and with every right at another store. */
const holderOf = (role: BuiltInRole) =>
  sessionIn(app, DEMO, 0, {
    role: 'staff',
    shopIds: [HERE, HERE + 1],
    access: [
      { rights: builtInRoles[role], shopIds: [HERE] },
      { rights, shopIds: [HERE + 1] },
    ],
  })

beforeAll(async () => {
  const manager = { role: 'manager' as const, shopIds: [HERE] }
  people = {
    guest: app.guest(),
    otherStore: await sessionIn(app, DEMO, 0, { ...manager, shopIds: [HERE + 1], brand: true }),
    otherBrand: await sessionIn(app, SECOND_BRAND, 0, { ...manager, brand: true }),
  }
  const sessions = await Promise.all(roleNames.map(async role => [role, await holderOf(role)] as const))
  holders = Object.fromEntries(sessions) as typeof holders
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

describe('a staff call refuses guests and staff of other brands (A1, A2)', () => {
  const outsiders = [
    ['a guest', 'guest', 'staffNeeded'],
    ['staff of another brand', 'otherBrand', 'notLoggedIn'],
  ] as const
  const cells = outsiders.flatMap(([person, key, refusal]) =>
    callsThatRefuse(refusal).map(call => [call.path, person, key, refusal, call] as const),
  )
  test.each(cells)('%s refuses %s', async (_path, _person, key, refusal, call) => {
    expect(await send(call, people[key], DEMO)).toBe(refusal)
  })
})

/** Whether a role's rights at the store are enough for a call. */
const isEnough = (held: readonly Right[], call: CallSpec): boolean =>
  rightsFor(call)?.some(right => held.includes(right)) ?? true

describe.each(roleNames)('the role %s', role => {
  const held: readonly Right[] = builtInRoles[role]

  test('Calls of a store beyond its rights are refused, whatever the person may do elsewhere (A5)', async () => {
    const beyond = staffCalls.filter(call => isStoreGate(call.gate) && !isEnough(held, call))
    const refusals = await Promise.all(beyond.map(async call => [call.path, await send(call, holders[role])]))
    expect(refusals.filter(([, refusal]) => refusal !== 'rightMissing')).toEqual([])
    if (role !== 'owner') expect(beyond.length).toBeGreaterThan(20)
  })

  test('Reads within its rights are answered (A5)', async () => {
    const within = staffCalls.filter(call => !call.changes && isEnough(held, call))
    const refusals = await Promise.all(within.map(async call => [call.path, await send(call, holders[role])]))
    expect(refusals.filter(([, refusal]) => ['rightMissing', 'notYourShop'].includes(refusal ?? ''))).toEqual([])
  })
})

test('Every right is needed by a call, and every call names its right (A5)', () => {
  const needed = new Set(staffCalls.flatMap(call => rightsFor(call) ?? []))
  expect(rights.filter(right => !needed.has(right))).toEqual([])
})
