import { contract } from '@comanda/contract'
import type { ResponseOf } from '@comanda/contract/core'
import type { Right } from '@comanda/domain/staff'
import { describe, expect, test } from 'vitest'
import { DEMO_MANAGER, demoStaff, refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

type Board = ResponseOf<typeof contract.staff.rights>

const { staff: calls } = contract
const OFFICE = 'office@marigold.example'
const WAITER = 'newyork@marigold.example'
const app = testApp({ brand: 'demo' })
const shopId = SHOP
const [manager, office] = [demoStaff(app), demoStaff(app, OFFICE)]
/** A role at some stores. */
const at = (roleId: string, ...shopIds: number[]) => shopIds.map(one => ({ roleId, shopId: one }))
/** A person, signed in anew because changed rights end sessions. */
const signedIn = (account: string) => demoStaff(app, account)
const board = () => manager.must(calls.rights, { shopId })

async function person(account: string): Promise<Board['staff'][number]> {
  const employee = (await board()).staff.find(one => one.account === account)
  if (!employee) throw new Error(`No person has the account ${account}`)
  return employee
}

/** Gives a person these roles; what needs a second owner is approved. */
async function give(account: string, grants: Board['staff'][number]['grants'], active = true) {
  const { staffId, mark } = await person(account)
  const answer = await manager.must(calls.saveRights, { shopId, staffId, mark, grants, active })
  for (const { changeId } of answer.waiting) await office.must(calls.decideRights, { shopId, changeId, yes: true })
}

async function saveRole(name: string, rights: Right[], over: { roleId?: string; mark?: string } = {}) {
  const { roles } = await manager.must(calls.saveRole, { shopId, mark: '', ...over, name, rights })
  const role = roles.find(one => one.name === name)
  if (!role) throw new Error(`${name} was not saved`)
  return role
}

describe('Roles per store (A5)', () => {
  test('A person has different roles at two stores, and every call goes by the store it names (A5)', async () => {
    await give(WAITER, [...at('waiter', 101), ...at('manager', 102), ...at('kitchen', 103)])
    const luis = signedIn(WAITER)
    const { shops } = await luis.must(calls.me, {})
    expect(
      shops.map(one => [one.shopId, one.rights.includes('takeOrders'), one.rights.includes('editSettings')]),
    ).toEqual([
      [101, true, false],
      [102, true, true],
      [103, false, false],
    ])
    expect(refusedAs(await luis.call(contract.store.shops, { shopId: 102 }))).toBe('done')
    expect(await luis.call(contract.store.shops, { shopId: 101 })).toMatchObject({
      refused: 'rightMissing',
      data: { right: 'editSettings' },
    })
    expect(refusedAs(await luis.call(contract.kitchen.kitchen, { shopId: 103 }))).toBe('done')
    expect(refusedAs(await luis.call(contract.order.board, { shopId: 103 }))).toBe('rightMissing')
    expect(refusedAs(await luis.call(contract.order.board, { shopId: 104 }))).toBe('notYourShop')
  })

  test('A role for the brand is held at a new store at once, also in open sessions (A5)', async () => {
    await give(WAITER, [{ roleId: 'waiter' }])
    const luis = signedIn(WAITER)
    const before = (await luis.must(calls.me, {})).shops.length
    const place = { shopName: { en_US: 'Harlem' }, countryCode: 'US', timeZone: 'America/New_York' }
    await manager.must(contract.store.createShop, { shopId, ...place })
    const { shops } = await luis.must(calls.me, {})
    expect(shops).toHaveLength(before + 1)
    expect(shops.at(-1)?.rights).toContain('takeOrders')
    expect((await signedIn(WAITER).must(calls.me, {})).shops).toHaveLength(before + 1)
    expect((await manager.must(calls.me, {})).shops.at(-1)?.rights).toContain('manageStaff')
  })
})

describe('Roles of the brand (A5, L3)', () => {
  test('A new role is given to a person; its change holds from their next request on, and is in the audit trail (A5, L2)', async () => {
    const host = await saveRole('Host', ['manageTables', 'manageBookings'])
    await give(WAITER, at(host.roleId, 101))
    const luis = signedIn(WAITER)
    expect(refusedAs(await luis.call(contract.booking.bookings, { shopId }))).toBe('done')
    expect(refusedAs(await luis.call(contract.menu.stock, { shopId }))).toBe('rightMissing')
    await saveRole('Host', ['manageBookings', 'markSoldOut'], host)
    expect(refusedAs(await luis.call(contract.menu.stock, { shopId }))).toBe('done')
    expect(refusedAs(await luis.call(contract.table.tableCalls, { shopId }))).toBe('rightMissing')
    const { lines } = await manager.must(calls.auditLines, { shopId, what: 'role' })
    expect(lines[0]).toMatchObject({ subject: 'Host', by: 'Amara Okafor' })
    expect(lines[0]?.changes).toEqual([{ field: 'rights.0', before: 'manageTables', after: 'markSoldOut' }])
  })

  test('A name is used once, an old revision is refused, and a role in use stays (API-3)', async () => {
    const [host] = (await board()).roles
    const { roleId = '', rights = [] } = host ?? {}
    const save = (over: object) => manager.call(calls.saveRole, { shopId, mark: '', name: 'host', rights, ...over })
    expect(await save({})).toMatchObject({ refused: 'roleTaken', field: 'name' })
    expect(await save({ roleId, name: 'Greeter' })).toMatchObject({ refused: 'changedMeanwhile' })
    expect(await manager.call(calls.removeRole, { shopId, roleId })).toMatchObject({ refused: 'roleInUse' })
    await give(WAITER, at('team', 101))
    const answers = await twenty(async () => refusedAs(await manager.call(calls.removeRole, { shopId, roleId })))
    expect(answers.filter(one => one === 'done')).toHaveLength(1)
    expect(new Set(answers)).toEqual(new Set(['done', 'notFound']))
  })

  test('Of twenty changes of one custom role at once one is saved, and the others are refused (API-3)', async () => {
    const role = await saveRole('Contested', ['takeOrders'])
    const rights = ['takePayment', 'markSoldOut', 'manageTables'] as const
    const answers = await twenty(async at =>
      refusedAs(
        await manager.call(calls.saveRole, {
          shopId,
          roleId: role.roleId,
          mark: role.mark,
          name: `Contested ${at}`,
          rights: ['takeOrders', rights[at % 3] ?? 'cook'],
        }),
      ),
    )
    expect(answers.filter(one => one === 'done')).toHaveLength(1)
    expect(new Set(answers)).toEqual(new Set(['done', 'changedMeanwhile']))
  })

  test('Of twenty new roles of one name at once one is saved', async () => {
    const input = { shopId, mark: '', name: 'Runner', rights: ['takeOrders' as const] }
    const answers = await twenty(async () => refusedAs(await manager.call(calls.saveRole, input)))
    expect(answers.filter(one => one === 'done')).toHaveLength(1)
    expect(new Set(answers)).toEqual(new Set(['done', 'roleTaken']))
  })
})

describe('No rights beyond one’s own (L3)', () => {
  test('Only staff who may edit members give an API key their names and contacts, also later (API-7, API-13)', async () => {
    const technician = await saveRole('Technician', ['manageIntegrations'])
    await give(WAITER, [{ roleId: technician.roleId }])
    const luis = signedIn(WAITER)
    const { apiKeys, createApiKey, saveApiKey } = contract.integration
    const input = { shopId, shopIds: [shopId], name: 'CRM' }
    const withContacts = { ...input, scopes: ['members:read' as const, 'members:contacts' as const] }
    expect(refusedAs(await luis.call(createApiKey, withContacts))).toBe('rightMissing')
    const { keyId } = await luis.must(createApiKey, { ...input, scopes: ['members:read'] })
    const mark = (await luis.must(apiKeys, { shopId })).keys.find(key => key.keyId === keyId)?.mark ?? ''
    expect(refusedAs(await luis.call(saveApiKey, { ...withContacts, keyId, mark }))).toBe('rightMissing')
    expect(refusedAs(await manager.call(saveApiKey, { ...withContacts, keyId, mark }))).toBe('done')
  })

  test('A lead who manages staff gives and changes only what they have, at their store (L3)', async () => {
    const lead = await saveRole('Lead', [
      'takeOrders',
      'takePayment',
      'markSoldOut',
      'manageTables',
      'manageBookings',
      'manageStaff',
    ])
    await give(WAITER, at(lead.roleId, 101))
    const luis = signedIn(WAITER)
    const { staff } = await luis.must(calls.rights, { shopId })
    const save = async (account: string, grants: Board['staff'][number]['grants']) => {
      const employee = staff.find(one => one.account === account)
      const { staffId = '', mark = '' } = employee ?? {}
      return refusedAs(await luis.call(calls.saveRights, { shopId, staffId, mark, grants, active: true }))
    }
    const invite = async (account: string, grants: Board['staff'][number]['grants']) =>
      refusedAs(await luis.call(calls.inviteStaff, { shopId, name: 'Ana', account, grants }))
    expect(await invite('ana@marigold.example', at('waiter', 101))).toBe('done')
    expect(await invite('bo@marigold.example', at('waiter', 102))).toBe('rightsBeyond')
    expect(await invite('bo@marigold.example', at('manager', 101))).toBe('rightsBeyond')
    expect(await invite('bo@marigold.example', [{ roleId: 'waiter' }])).toBe('rightsBeyond')
    expect((await board()).staff.map(one => one.account)).not.toContain('bo@marigold.example')
    // The rights of people who may do more are not theirs to take away.
    expect(await save(OFFICE, at('waiter', 101))).toBe('rightsBeyond')
    const role = { shopId, mark: '', name: 'Boss' }
    expect(refusedAs(await luis.call(calls.saveRole, { ...role, rights: ['refund'] }))).toBe('rightsBeyond')
    expect(refusedAs(await luis.call(calls.saveRole, { ...role, rights: ['takeOrders'] }))).toBe('done')
    const { alone } = await luis.must(calls.rights, { shopId })
    const more = { shopId, mark: alone.mark, amounts: { ...alone.amounts, USD: 10_000_000 } }
    expect(refusedAs(await luis.call(calls.saveAlone, more))).toBe('rightsBeyond')
  })

  test('Two owners who take the role from each other at once leave one owner (L4)', async () => {
    const [first, second] = [await person(DEMO_MANAGER), await person(OFFICE)]
    const take = (by: typeof manager, { staffId, mark }: typeof first) =>
      by.call(calls.saveRights, { shopId, staffId, mark, grants: at('manager', 101), active: true })
    const answers = (await Promise.all([take(manager, second), take(office, first)])).map(answer => refusedAs(answer))
    expect(answers.filter(one => one === 'done')).toHaveLength(1)
    const remaining = answers[0] === 'done' ? signedIn(DEMO_MANAGER) : signedIn(OFFICE)
    const { staff } = await remaining.must(calls.rights, { shopId })
    expect(staff.filter(one => one.active && one.grants.some(({ roleId }) => roleId === 'owner'))).toHaveLength(1)
  })
})

describe('People as the former version wrote them (A6)', () => {
  test('A process of the former version that changes a person’s columns is obeyed (A6)', async () => {
    const at102 = [WAITER, app.corporationId]
    await app.sql(
      `update staff set role = 'manager', shop_ids = '[102]' where account = $1 and corporation_id = $2`,
      at102,
    )
    const { shops } = await signedIn(WAITER).must(calls.me, {})
    expect(
      shops.map(one => [one.shopId, one.rights.includes('editSettings'), one.rights.includes('manageStaff')]),
    ).toEqual([[102, true, false]])
  })
})
