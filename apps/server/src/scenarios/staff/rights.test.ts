import { randomUUID } from 'node:crypto'
import { contract } from '@comanda/contract'
import type { RequestInputOf, ResponseOf } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { appoint, DEMO_MANAGER, demoStaff, refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

type Board = ResponseOf<typeof contract.staff.rights>
type Person = Board['staff'][number]

const WAITER = 'newyork@marigold.example'
const OFFICE = 'office@marigold.example'
const SOHO = 'soho@marigold.example'
const LONDON = 'london@marigold.example'
const app = testApp({ brand: 'demo' })
const shopId = SHOP
const [manager, waiter, office] = [demoStaff(app), demoStaff(app, WAITER), demoStaff(app, OFFICE)]
const signIn = (account: string) => app.anyone().must(contract.staff.signIn, { account, password: 'marigold-demo' })
/** The manager of one store, signed in again because changed rights end sessions. */
const soho = () => demoStaff(app, SOHO)
const board = () => manager.must(contract.staff.rights, { shopId })
async function person(account: string): Promise<Person> {
  const match = (await board()).staff.find(one => one.account === account)
  if (!match) throw new Error(`No person has the account ${account}`)
  return match
}
const askFor = (
  { staffId, mark, grants, active }: Person,
  over: Partial<Pick<Person, 'grants' | 'active' | 'mark'>>,
) => ({
  shopId,
  staffId,
  mark,
  grants,
  active,
  ...over,
})
/** A role at some stores. */
const at = (roleId: string, ...shopIds: number[]) => shopIds.map(one => ({ roleId, shopId: one }))
const lines = (more: Partial<RequestInputOf<typeof contract.staff.auditLines>> = {}) =>
  manager.must(contract.staff.auditLines, { shopId, ...more })

describe('Rights of staff (L2)', () => {
  test('Only those who manage staff or see their actions get them, and they cannot correct their own', async () => {
    expect(await waiter.call(contract.staff.rights, { shopId })).toMatchObject({ refused: 'rightMissing' })
    expect(await soho().call(contract.staff.rights, { shopId: 102 })).toMatchObject({ refused: 'rightMissing' })
    expect(await soho().call(contract.staff.auditLines, { shopId: 102 })).toMatchObject({ refused: 'rightMissing' })
    expect(await soho().call(contract.staff.saveAlone, { shopId: 102, mark: '', amounts: {} })).toMatchObject({
      refused: 'rightMissing',
    })
    const me = await person(DEMO_MANAGER)
    expect(me).toMatchObject({ own: true, grants: at('owner', 101, 102, 103, 104, 105) })
    expect(await manager.call(contract.staff.saveRights, askFor(me, { grants: at('manager', 101) }))).toMatchObject({
      refused: 'rightsOwn',
    })
    expect(JSON.stringify(await board())).not.toMatch(/argon2|password/)
  })

  test('Rights that are removed apply at once and end the person’s sessions', async () => {
    const cook = await person('tokyo@marigold.example')
    const { token } = await signIn(cook.account)
    const me = async () => refusedAs(await app.signedIn(token).call(contract.staff.me, {}))
    expect(await me()).toBe('done')
    const after = await manager.must(contract.staff.saveRights, askFor(cook, { active: false }))
    expect(after.staff.find(one => one.staffId === cook.staffId)).toMatchObject({ active: false })
    expect(after.waiting).toEqual([])
    expect(await me()).toBe('notLoggedIn')
    await expect(signIn(cook.account)).rejects.toThrow('refused')
  })

  test('Rights that the requester has are granted at once; further ones wait for another person, whose approval counts once (L2)', async () => {
    const theirs = await person(SOHO)
    const granted = await manager.must(contract.staff.saveRights, askFor(theirs, { grants: at('owner', 102) }))
    expect(granted.staff.find(one => one.staffId === theirs.staffId)).toMatchObject({ grants: at('owner', 102) })
    expect(granted.waiting).toEqual([])
    const target = await person(LONDON)
    const wish = { ...askFor(target, { grants: at('team', 102, 103) }), shopId: 102 }
    const answer = await soho().must(contract.staff.saveRights, wish)
    expect(answer.staff.find(one => one.staffId === target.staffId)).toMatchObject({ grants: at('team', 102) })
    const [change] = answer.waiting
    expect(change).toMatchObject({ staffId: target.staffId, rights: { grants: at('team', 102, 103) }, own: true })
    expect(await soho().call(contract.staff.saveRights, wish)).toMatchObject({ refused: 'rightsWait' })
    const yes = { shopId, changeId: change?.changeId ?? '', yes: true }
    expect(await soho().call(contract.staff.decideRights, { ...yes, shopId: 102 })).toMatchObject({
      refused: 'secondForRights',
    })
    const answers = await twenty(async () => refusedAs(await office.call(contract.staff.decideRights, yes)))
    expect(answers.filter(one => one === 'done')).toHaveLength(1)
    expect(new Set(answers)).toEqual(new Set(['done', 'rightsDecided']))
    expect(await person(LONDON)).toMatchObject({ grants: at('team', 102, 103) })
    const [line] = (await lines({ what: 'rights' })).lines
    expect(line).toMatchObject({ subject: target.staffId, by: 'Owen Clarke', second: 'Ines Duarte' })
    expect(line?.changes).toEqual([
      { field: 'grants.1.roleId', after: 'team' },
      { field: 'grants.1.shopId', after: '103' },
    ])
  })

  test('A late approval does not undo another person’s change; a decline ends it', async () => {
    const target = await person(LONDON)
    const wish = { ...askFor(target, { grants: at('team', 102, 103, 104) }), shopId: 102 }
    const { waiting } = await soho().must(contract.staff.saveRights, wish)
    await office.must(contract.staff.saveRights, askFor(target, { active: false }))
    const changeId = waiting.at(-1)?.changeId ?? ''
    expect(await office.call(contract.staff.decideRights, { shopId, changeId, yes: true })).toMatchObject({
      refused: 'changedMeanwhile',
    })
    expect((await manager.must(contract.staff.decideRights, { shopId, changeId, yes: false })).waiting).toEqual([])
    expect(await person(LONDON)).toMatchObject({ grants: at('team', 102, 103), active: false })
  })

  test('Every person has a role, of known roles and stores, each once; the newer of two settings wins (A5)', async () => {
    const target = await person(WAITER)
    const twice = [...at('waiter', 101), ...at('waiter', 101)]
    for (const grants of [[], at('team', 9999), at('janitor', 101), twice])
      expect(await manager.call(contract.staff.saveRights, askFor(target, { grants }))).toMatchObject({
        refused: 'rightsUnfit',
        field: 'grants',
      })
    expect(await manager.call(contract.staff.saveRights, askFor(target, { mark: 'old', active: false }))).toMatchObject(
      {
        refused: 'changedMeanwhile',
      },
    )
  })

  test('People of another brand are answered as unknown (A1)', async () => {
    const foreign = { account: 'else@brand.example', staffId: randomUUID() }
    await app.sql(
      `insert into staff (corporation_id, staff_id, account, name, password_hash, role, shop_ids, active, brand, created_at)
        values (2, $1, $2, 'Else', '', 'manager', '[1]', true, false, now())`,
      [foreign.staffId, foreign.account],
    )
    const theirs = { ...(await person(WAITER)), staffId: foreign.staffId }
    const never = { ...theirs, staffId: '01890000-0000-7000-8000-000000000000' }
    const [a, b] = [
      await manager.call(contract.staff.saveRights, askFor(theirs, {})),
      await manager.call(contract.staff.saveRights, askFor(never, {})),
    ]
    expect(a).toEqual(b)
    expect(a).toMatchObject({ refused: 'notFound' })
    expect((await board()).staff.map(one => one.account)).not.toContain(foreign.account)
  })
})

describe('Limits of one person alone (L2)', () => {
  test('A small amount is held at once, a larger one waits for a second person', async () => {
    const { alone } = await board()
    const less = { ...alone.amounts, USD: 1000 }
    const after = await manager.must(contract.staff.saveAlone, { shopId, mark: alone.mark, amounts: less })
    expect(after.alone.amounts).toEqual(less)
    expect((await manager.must(contract.counter.adjustments, { shopId })).alone).toEqual(less)
    const more = { ...less, USD: 9000 }
    const answer = await manager.must(contract.staff.saveAlone, { shopId, mark: after.alone.mark, amounts: more })
    expect(answer.alone.amounts).toEqual(less)
    const changeId = answer.waiting.find(one => one.alone)?.changeId ?? ''
    const done = await office.must(contract.staff.decideRights, { shopId, changeId, yes: true })
    expect(done.alone.amounts).toEqual(more)
    const unknown = { shopId, mark: done.alone.mark, amounts: { ...more, XXX: 1 } }
    expect(await manager.call(contract.staff.saveAlone, unknown)).toMatchObject({ field: 'amounts.XXX' })
  })
})

describe('The audit lines (L2)', () => {
  test('Page by page without a gap; by person, by kind, by day', async () => {
    const all = await lines({ pageSize: 50 })
    expect(all.lines.length).toBeGreaterThan(3)
    const paged: string[] = []
    for (let cursor: string | undefined; ; ) {
      const page: ResponseOf<typeof contract.staff.auditLines> = await lines({ pageSize: 2, ...(cursor && { cursor }) })
      paged.push(...page.lines.map(one => one.auditLineId))
      cursor = page.nextCursor
      if (cursor === undefined) break
    }
    expect(paged).toEqual(all.lines.map(one => one.auditLineId))
    expect(all.kinds).toContain('rights')
    const hersId = all.people.find(one => one.name === 'Ines Duarte')?.staffId
    const hers = await lines({ staffId: hersId })
    expect(hers.lines.length).toBeGreaterThan(0)
    expect(hers.lines.every(one => one.by === 'Ines Duarte' || one.second === 'Ines Duarte')).toBe(true)
    expect((await lines({ date: '2024-02-29' })).lines).toEqual([])
    expect(await manager.call(contract.staff.auditLines, { shopId, cursor: '9999999999999999.x' })).toMatchObject({
      field: 'cursor',
    })
  })
})

describe('A sole owner (L2)', () => {
  test('grants and raises alone, since no one else qualifies; the operator of the server can name a manager (L2)', async () => {
    const before = [await person(OFFICE), await person(SOHO)]
    for (const one of before)
      if (one.grants.some(({ roleId }) => roleId === 'owner'))
        await manager.must(contract.staff.saveRights, askFor(one, { grants: at('manager', 102) }))
    const { alone } = await board()
    const more = { shopId, mark: alone.mark, amounts: { ...alone.amounts, USD: 1_000_000 } }
    expect((await manager.must(contract.staff.saveAlone, more)).alone.amounts['USD']).toBe(1_000_000)
    expect(await appoint(app, 'nobody@marigold.example')).toBeUndefined()
    expect(await appoint(app, OFFICE)).toBe('Ines Duarte')
    expect(await person(OFFICE)).toMatchObject({ grants: at('owner', 102), active: true })
    expect((await lines({ what: 'rights' })).lines[0]).toMatchObject({ by: 'Operator of the server' })
  })
})
