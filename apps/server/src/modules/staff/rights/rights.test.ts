import type { rightCalls } from '@comanda/contract/staff'
import type { ResponseOf } from '@comanda/contract/core'
import { describe, expect, test } from 'vitest'
import { demoConsole, MANAGER, NEW_YORK, WAITER } from '../../../testing/demo-console.ts'
import { seedStaff } from '../seed.ts'
import { appoint } from './appoint.ts'

type Board = ResponseOf<typeof rightCalls.rights>
type Lines = ResponseOf<typeof rightCalls.auditLines>
type Person = Board['staff'][number]

const OFFICE = 'office@marigold.example'
const SOHO = 'soho@marigold.example'
const LONDON = 'london@marigold.example'
const { at, refused, database, app } = demoConsole()
const shopId = NEW_YORK
/** A call by the manager of one store alone, who signs in anew: changed rights end sessions. */
const asSoho = async (path: string, body: object) =>
  (await app().ask(`/api/console/${path}`, body, { token: await app().staff(SOHO) })).body
const board = (as = MANAGER) => at<Board>(as, 'rights', { shopId })
async function person(account: string): Promise<Person> {
  const found = (await board()).staff.find(one => one.account === account)
  if (!found) throw new Error(`Nobody is called ${account}`)
  return found
}
const askFor = ({ staffId, mark, role, brand, active, shopIds }: Person, over: Partial<Person>) => ({
  shopId,
  staffId,
  mark,
  role,
  brand,
  active,
  shopIds,
  ...over,
})
const lines = (more: object = {}) => at<Lines>(MANAGER, 'auditLines', { shopId, ...more })

describe('Rights of staff (L2)', () => {
  test('Only those who may change the brand’s money see it, and they cannot correct their own', async () => {
    expect(await refused(WAITER, 'rights', { shopId })).toMatchObject({ code: 'CON-01-0004' })
    expect(await refused(SOHO, 'rights', { shopId: 102 })).toMatchObject({ code: 'CON-03-0001' })
    expect(await refused(SOHO, 'auditLines', { shopId: 102 })).toMatchObject({ code: 'CON-03-0001' })
    expect(await refused(SOHO, 'saveAlone', { shopId: 102, mark: '', amounts: {} })).toMatchObject({
      code: 'CON-03-0001',
    })
    const me = await person(MANAGER)
    expect(me).toMatchObject({ own: true, role: 'manager', brand: true })
    expect(await refused(MANAGER, 'saveRights', askFor(me, { brand: false }))).toMatchObject({ code: 'CON-05-0001' })
    expect(JSON.stringify(await board())).not.toMatch(/argon2|password/)
  })

  test('Rights that are removed apply at once and end the person’s sessions', async () => {
    const cook = await person('tokyo@marigold.example')
    const token = await app().staff(cook.account)
    const me = () => app().ask('/api/console/me', {}, { token })
    expect((await me()).status).toBe(200)
    const after = await at<Board>(MANAGER, 'saveRights', askFor(cook, { active: false }))
    expect(after.staff.find(one => one.staffId === cook.staffId)).toMatchObject({ active: false })
    expect(after.waiting).toEqual([])
    expect((await me()).status).toBe(401)
    const again = { account: cook.account, password: 'marigold-demo' }
    expect((await app().ask('/api/console/signIn', again)).body.code).not.toBe('000')
  })

  test('What the asker has, they grant at once; what is beyond waits for somebody else, whose yes counts once (L2)', async () => {
    const soho = await person(SOHO)
    const granted = await at<Board>(MANAGER, 'saveRights', askFor(soho, { brand: true }))
    expect(granted.staff.find(one => one.staffId === soho.staffId)).toMatchObject({ brand: true })
    expect(granted.waiting).toEqual([])
    const waiter = await person(LONDON)
    const wish = { ...askFor(waiter, { shopIds: [102, 103] }), shopId: 102 }
    const asked = (await asSoho('saveRights', wish)).data as Board
    expect(asked.staff.find(one => one.staffId === waiter.staffId)).toMatchObject({ shopIds: [102] })
    const [change] = asked.waiting
    expect(change).toMatchObject({ staffId: waiter.staffId, rights: { shopIds: [102, 103] }, own: true })
    expect(await asSoho('saveRights', wish)).toMatchObject({ code: 'CON-05-0003' })
    const yes = { shopId, changeId: change?.changeId, yes: true }
    expect(await asSoho('decideRights', { ...yes, shopId: 102 })).toMatchObject({ code: 'CON-05-0005' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => refused(OFFICE, 'decideRights', yes)))
    expect(answers.filter(one => one.code === '000')).toHaveLength(1)
    expect(new Set(answers.map(one => one.code))).toEqual(new Set(['000', 'CON-05-0004']))
    expect(await person(LONDON)).toMatchObject({ shopIds: [102, 103] })
    const [line] = (await lines({ what: 'rights' })).lines
    expect(line).toMatchObject({ subject: waiter.staffId, by: 'Owen Clarke', second: 'Ines Duarte' })
    expect(line?.changes).toEqual([{ field: 'shopIds.1', after: '103' }])
  })

  test('A late approval does not undo another person’s change; a decline ends it', async () => {
    const waiter = await person(LONDON)
    const wish = { ...askFor(waiter, { shopIds: [102, 103, 104] }), shopId: 102 }
    const { waiting } = (await asSoho('saveRights', wish)).data as Board
    await at(OFFICE, 'saveRights', askFor(waiter, { active: false }))
    const changeId = waiting.at(-1)?.changeId
    expect(await refused(OFFICE, 'decideRights', { shopId, changeId, yes: true })).toMatchObject({
      code: 'CON-01-0005',
    })
    expect((await at<Board>(MANAGER, 'decideRights', { shopId, changeId, yes: false })).waiting).toEqual([])
    expect(await person(LONDON)).toMatchObject({ shopIds: [102, 103], active: false })
  })

  test('A waiter has no rights to the brand’s money, every person has a store, and the newer of two settings wins', async () => {
    const waiter = await person(WAITER)
    expect(await refused(MANAGER, 'saveRights', askFor(waiter, { brand: true }))).toMatchObject({ field: 'brand' })
    for (const shopIds of [[], [9999]])
      expect(await refused(MANAGER, 'saveRights', askFor(waiter, { shopIds }))).toMatchObject({ field: 'shopIds' })
    expect(await refused(MANAGER, 'saveRights', askFor(waiter, { mark: 'old', active: false }))).toMatchObject({
      code: 'CON-01-0005',
    })
  })

  test('People of another brand are answered as unknown (A1)', async () => {
    const foreign = { account: 'else@brand.example', name: 'Else', password: 'p', role: 'manager', shopIds: [1] }
    await database().inTx(tx => seedStaff(tx, 2, [foreign]))
    const { rows } = await database().query<{ staff_id: string }>(
      { name: 'foreign_staff', text: 'select staff_id from staff where corporation_id = 2' },
      [],
    )
    const theirs = { ...(await person(WAITER)), staffId: rows[0]?.staff_id ?? '' }
    const never = { ...theirs, staffId: '01890000-0000-7000-8000-000000000000' }
    const [a, b] = [
      await refused(MANAGER, 'saveRights', askFor(theirs, {})),
      await refused(MANAGER, 'saveRights', askFor(never, {})),
    ]
    expect(a.code).toBe(b.code)
    expect(a).toMatchObject({ code: 'COM-00-0404' })
    expect((await board()).staff.map(one => one.account)).not.toContain(foreign.account)
  })
})

describe('Limits of one person alone (L2)', () => {
  test('A small amount is held at once, a larger one waits for a second person', async () => {
    const { alone } = await board()
    const less = { ...alone.amounts, USD: 1000 }
    const after = await at<Board>(MANAGER, 'saveAlone', { shopId, mark: alone.mark, amounts: less })
    expect(after.alone.amounts).toEqual(less)
    expect((await at<{ alone: object }>(MANAGER, 'adjustments', { shopId })).alone).toEqual(less)
    const more = { ...less, USD: 9000 }
    const asked = await at<Board>(MANAGER, 'saveAlone', { shopId, mark: after.alone.mark, amounts: more })
    expect(asked.alone.amounts).toEqual(less)
    const changeId = asked.waiting.find(one => one.alone)?.changeId
    const done = await at<Board>(OFFICE, 'decideRights', { shopId, changeId, yes: true })
    expect(done.alone.amounts).toEqual(more)
    const unknown = { shopId, mark: done.alone.mark, amounts: { ...more, XXX: 1 } }
    expect(await refused(MANAGER, 'saveAlone', unknown)).toMatchObject({ field: 'amounts.XXX' })
  })
})

describe('The audit lines (L2)', () => {
  test('Page by page without a gap; by person, by kind, by day', async () => {
    const all = await lines({ pageSize: 50 })
    expect(all.lines.length).toBeGreaterThan(3)
    const paged: string[] = []
    for (let cursor: string | undefined; ; ) {
      const page: Lines = await lines({ pageSize: 2, ...(cursor && { cursor }) })
      paged.push(...page.lines.map(one => one.auditLineId))
      cursor = page.nextCursor
      if (cursor === undefined) break
    }
    expect(paged).toEqual(all.lines.map(one => one.auditLineId))
    expect(all.kinds).toContain('rights')
    const office = all.people.find(one => one.name === 'Ines Duarte')?.staffId
    const hers = await lines({ staffId: office })
    expect(hers.lines.length).toBeGreaterThan(0)
    expect(hers.lines.every(one => one.by === 'Ines Duarte' || one.second === 'Ines Duarte')).toBe(true)
    expect((await lines({ date: '2024-02-29' })).lines).toEqual([])
    expect(await refused(MANAGER, 'auditLines', { shopId, cursor: '9999999999999999.x' })).toMatchObject({
      field: 'cursor',
    })
  })
})

describe('A sole owner (L2)', () => {
  test('grants and raises alone, since nobody else qualifies; the operator of the server can name a manager (L2)', async () => {
    const before = [await person(OFFICE), await person(SOHO)]
    for (const one of before) if (one.brand) await at<Board>(MANAGER, 'saveRights', askFor(one, { brand: false }))
    const { alone } = await board()
    const more = { shopId, mark: alone.mark, amounts: { ...alone.amounts, USD: 1_000_000 } }
    expect((await at<Board>(MANAGER, 'saveAlone', more)).alone.amounts['USD']).toBe(1_000_000)
    const runtime = { db: database(), clock: Date.now }
    expect(await appoint(runtime, 'nobody@marigold.example')).toBeUndefined()
    expect(await appoint(runtime, OFFICE)).toBe('Ines Duarte')
    expect(await person(OFFICE)).toMatchObject({ role: 'manager', brand: true, active: true })
    expect((await lines({ what: 'rights' })).lines[0]).toMatchObject({ by: 'Operator of the server' })
  })
})
