import { contract } from '@comanda/contract'
import type { ApiScope } from '@comanda/contract/core'
import { posClient } from '@comanda/standins/pos'
import { beforeAll, expect, test } from 'vitest'
import { SHOP, testApp, type TestMember, twenty } from '../../testing/index.ts'

const app = testApp({ clock: '2026-11-21T12:00:00Z' })
const office = app.staff('brand')
const shopId = SHOP
const { integration, member } = contract

const keyFor = async (...scopes: ApiScope[]) =>
  (await office.must(integration.createApiKey, { shopId, shopIds: [shopId], name: 'CRM', scopes })).key
const clientWith = async (...scopes: ApiScope[]) => posClient({ origin: app.url, key: await keyFor(...scopes), shopId })

async function visit(of: TestMember) {
  const { orderId } = await of.order()
  await of.pay(orderId)
  await app.settle()
  app.clock.advance(60_000)
  await app.modules.report.figures.sweep()
}

let ann: TestMember
let ben: TestMember

beforeAll(async () => {
  ann = await app.member({ points: 70 })
  ben = await app.member()
  await app.sql('update member_card set shop_id = null')
  await visit(ann)
})

test('The example client reads the members of its store by their changes, contacts with the scope for them alone (API-13, A4)', async () => {
  const [crm, figures] = [await clientWith('members:read', 'members:contacts'), await clientWith('members:read')]
  const all = await crm.membersAfter()
  expect(all.members.map(one => [one.customerId, one.visits])).toEqual([[ann.customerId, 1]])
  expect(all.members[0]).toMatchObject({ points: expect.any(Number), name: expect.any(String) })
  const [masked] = (await figures.membersAfter()).members
  const contacts = ['name', 'phone', 'email', 'birthday', 'cardNo']
  expect(contacts.filter(field => masked && field in masked)).toEqual([])
  expect(JSON.stringify(masked)).not.toContain(ann.email)
  expect(await figures.readMember(ann.customerId)).toMatchObject({ visits: 1 })
  await expect(figures.readMember(ben.customerId)).rejects.toMatchObject({ code: expect.stringMatching(/./) })
  await visit(ben)
  const more = await crm.membersAfter(all.cursor)
  expect(more.members.map(one => one.customerId)).toContain(ben.customerId)
})

test('Pages hold every member once in the order of changes, and the numbers of erased ones (API-13)', async () => {
  const people = await twenty(() => app.member())
  await app.sql('update member_card set shop_id = $1 where shop_id is null', [shopId])
  const crm = await clientWith('members:read')
  const seen: number[] = []
  const call = { shopId, pageSize: 3 }
  const system = app.signedIn(await keyFor('members:read'))
  for (let cursor: string | undefined; ; ) {
    const page = await system.must(contract.open.listMembers, { ...call, ...(cursor !== undefined && { cursor }) })
    seen.push(...page.members.map(one => one.customerId))
    cursor = page.cursor
    if (!page.more) break
  }
  const everyone = [ann, ben, ...people].map(one => one.customerId)
  const byNumber = (a: number, b: number) => a - b
  expect(seen.toSorted(byNumber)).toEqual(everyone.toSorted(byNumber))
  const gone = { shopId, customerId: people[0]?.customerId ?? 0 }
  const { mark } = await office.must(member.checkEraseMember, gone)
  await office.must(member.eraseMember, { ...gone, mark, reason: 'At their request' })
  const after = await crm.membersAfter()
  expect(after.erased).toEqual([gone.customerId])
  expect(after.members.map(one => one.customerId)).not.toContain(gone.customerId)
})
