import { contract } from '@comanda/contract'
import { orderNumber } from '@comanda/domain/order'
import { expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty, type TestMember } from '../../testing/index.ts'

const app = testApp({ clock: '2026-11-21T12:00:00Z' })
const office = app.staff('brand')
const manager = app.staff('manager')
const DAY = 86_400_000
const shop = { shopId: SHOP }

type Filter = Parameters<typeof office.must<typeof contract.member.members>>[1]['filter']

const list = async (filter: Filter, by = office) =>
  (await by.must(contract.member.members, { ...shop, filter })).members
const ids = async (filter: Filter, by = office) => (await list(filter, by)).map(one => one.customerId)
const profile = (member: TestMember, by = office) =>
  by.must(contract.member.memberProfile, { ...shop, customerId: member.customerId })

interface Person {
  first: string
  last: string
  phone: string
  birthday?: string
}

async function named({ first, last, phone, birthday = '' }: Person, holdings = {}): Promise<TestMember> {
  const member = await app.member(holdings)
  const { mark } = await office.must(contract.member.memberProfile, { ...shop, customerId: member.customerId })
  await office.must(contract.member.correctMember, {
    ...shop,
    customerId: member.customerId,
    firstName: first,
    lastName: last,
    phone,
    email: member.email,
    birthday,
    marketing: first === 'Grace',
    allergies: '',
    reason: 'Corrected at the counter',
    mark,
  })
  return member
}

async function visit(member: TestMember): Promise<number> {
  const { orderId } = await member.order()
  await member.pay(orderId)
  await app.settle()
  app.clock.advance(60_000)
  await app.modules.report.figures.sweep()
  const [order] = await app.sql(`select total from customer_order where order_id = '${orderId}'`)
  return Number(order?.['total'])
}

test('Members are found by name, end of phone, e-mail and card number, and masked without the right to names (CARD-11)', async () => {
  const grace = await named({ first: 'Grace', last: 'Hopper', phone: '+442071230001' })
  const [row] = await list({ text: 'hop gra' })
  expect(row).toMatchObject({ customerId: grace.customerId, name: 'Grace Hopper', phone: '+442071230001' })
  expect(await ids({ text: '0001' })).toEqual([grace.customerId])
  expect(await ids({ text: grace.email.slice(0, 6).toUpperCase() })).toEqual([])
  expect(await ids({ text: grace.email })).toEqual([grace.customerId])
  expect(await ids({ text: row?.cardNo ?? '' })).toEqual([grace.customerId])
  expect(await ids({ text: '%' })).toEqual([])

  expect(await list({ text: '+44 20 7123 0001' }, manager)).toEqual([])
  await visit(grace)
  const [masked] = await list({ text: '+44 20 7123 0001' }, manager)
  expect(masked).toMatchObject({ customerId: grace.customerId, name: 'G•••', phone: '•••• 0001' })
  expect(JSON.stringify(await profile(grace, manager))).not.toMatch(/Grace|Hopper|2071230001/)
  expect(await ids({ text: 'Grace' }, manager)).toEqual([])
  expect(await ids({ text: '0001' }, manager)).toEqual([])
})

test('Filters meet visits, spend in a period, points, value, birthday, consent and tags (CARD-11)', async () => {
  const alan = await named(
    { first: 'Alan', last: 'Kay', phone: '+442071230002', birthday: '1990-05-17' },
    { points: 70, card: 900 },
  )
  const total = (await visit(alan)) + (await visit(alan))
  await office.must(contract.member.tagMember, { ...shop, customerId: alan.customerId, tags: ['Regular', 'Window'] })
  const one = [alan.customerId]
  expect(await ids({ text: 'Alan', visits: { least: 2, most: 2 } })).toEqual(one)
  expect(
    await ids({
      text: 'Alan',
      spend: { currencyCode: 'GBP', least: total, most: total, from: '2026-11-01', until: '2026-11-30' },
    }),
  ).toEqual(one)
  expect(await ids({ text: 'Alan', spend: { currencyCode: 'GBP', least: 1, until: '2026-11-01' } })).toEqual([])
  expect(await ids({ text: 'Alan', points: { least: 70 } })).toEqual(one)
  expect(await ids({ text: 'Alan', value: { currencyCode: 'GBP', least: 900 } })).toEqual(one)
  expect(await ids({ text: 'Alan', birthdayMonth: 5 })).toEqual(one)
  expect(await ids({ text: 'Alan', tags: ['Window', 'Regular'] })).toEqual(one)
  expect(await ids({ text: 'Alan', visitedShopId: SHOP, lastVisitFrom: '2026-11-21' })).toEqual(one)
  expect(await ids({ text: 'Alan', marketing: true, tags: ['Regular'] })).toEqual([])
  const { count } = await office.must(contract.member.countMembers, { ...shop, filter: { tags: ['Regular'] } })
  expect(count).toBe(1)
})

test('A profile counts what is left after refunds, with favourites, orders and postings (CARD-12)', async () => {
  const ada = await named({ first: 'Ada', last: 'King', phone: '+442071230003' }, { points: 40 })
  const total = await visit(ada)
  const [order] = (await profile(ada)).orders
  const refund = { ...shop, orderId: order?.orderId ?? '', wish: { amount: 100 as never }, reason: 'cold' }
  await manager.must(contract.payment.refundOrder, refund)
  await app.settle()
  app.clock.advance(DAY)
  await app.modules.report.figures.sweep()
  const shown = await profile(ada)
  expect(shown).toMatchObject({ visits: 1, spent: [{ amount: total - 100 }], average: [{ amount: total - 100 }] })
  expect(shown.favourites.length).toBeGreaterThan(0)
  expect(shown.postings.some(one => one.amount === 40)).toBe(true)
})

test('Every member is on exactly one page, whatever the order (CARD-11)', async () => {
  for (let at = 0; at < 55; at += 1) await app.member()
  const { count } = await office.must(contract.member.countMembers, { ...shop, filter: {} })
  for (const sort of ['joined', 'lastVisit', 'visits'] as const) {
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = await office.must(contract.member.members, { ...shop, filter: {}, sort, ...(cursor && { cursor }) })
      seen.push(...page.members.map(one => one.customerId))
      cursor = page.nextCursor
    } while (cursor)
    expect(new Set(seen).size).toBe(count)
    expect(seen).toHaveLength(count)
  }
})

test('A corrected phone is unverified, ends the sessions, and is in the history with who and why (CARD-12, L2)', async () => {
  const edsger = await named({ first: 'Edsger', last: 'D', phone: '+442071230004' })
  app.clock.advance(1000)
  const before = await profile(edsger)
  const correction = {
    ...shop,
    customerId: edsger.customerId,
    firstName: 'Edsger',
    lastName: 'Dijkstra',
    phone: '020 7123 0005',
    email: edsger.email,
    birthday: '',
    marketing: false,
    allergies: 'Peanuts',
    reason: 'New number',
    mark: before.mark,
  }
  const { mark: _, ...unmarked } = correction
  expect(await office.call(contract.member.correctMember, unmarked)).toMatchObject({ refused: 'changedMeanwhile' })
  const shown = await office.must(contract.member.correctMember, correction)
  expect(shown).toMatchObject({
    phone: '+442071230005',
    phoneVerified: false,
    allergies: 'Peanuts',
    name: 'Edsger Dijkstra',
  })
  const added = shown.corrections.filter(one => !before.corrections.some(old => old.at === one.at))
  expect(added.map(one => [one.field, one.before, one.after, one.reason])).toContainEqual([
    'phone',
    '+442071230004',
    '+442071230005',
    'New number',
  ])
  const taken = { ...correction, mark: shown.mark, phone: '+442071230001' }
  expect(await office.call(contract.member.correctMember, taken)).toMatchObject({ refused: 'contactTaken' })
  const none = { ...correction, phone: '', email: '' }
  expect(await office.call(contract.member.correctMember, none)).toMatchObject({ refused: 'memberWithoutContact' })
  expect(await manager.call(contract.member.correctMember, correction)).toMatchObject({ refused: 'rightMissing' })
  const lines = await app.sql("select cause from audit_line where what = 'member.corrected' and cause = 'New number'")
  expect(lines).toHaveLength(1)
})

test('Notes have an author and a time, and can be pinned and removed (CARD-12)', async () => {
  const member = await app.member()
  const at = { ...shop, customerId: member.customerId }
  const note = { ...at, text: 'Likes the window', pinned: true }
  expect(await manager.call(contract.member.addMemberNote, note)).toMatchObject({ refused: 'notFound' })
  await visit(member)
  const { notes } = await manager.must(contract.member.addMemberNote, note)
  expect(notes).toMatchObject([{ text: 'Likes the window', pinned: true, author: 'Test' }])
  const change = (to: 'unpinned' | 'removed') =>
    manager.must(contract.member.changeMemberNote, { ...at, noteId: notes[0]?.noteId ?? '', to })
  expect((await change('unpinned')).notes[0]?.pinned).toBe(false)
  expect((await change('removed')).notes).toEqual([])
})

test('A member is erased at their request, with nothing left of them, once the holdings shown are confirmed; their order keeps its number (CARD-13, ORDER-14)', async () => {
  const member = await named({ first: 'Lovelace', last: 'Byron', phone: '+442071230009' }, { points: 25 })
  const at = { ...shop, customerId: member.customerId }
  await visit(member)
  await manager.must(contract.member.addMemberNote, { ...at, text: 'Lovelace likes tea', pinned: false })
  const [live] = (await profile(member)).orders
  const reason = 'Asked by phone'
  await manager.accept(live?.orderId ?? '')
  const busy = await office.must(contract.member.checkEraseMember, at)
  expect(busy.bars).toContain('order')
  expect(await office.call(contract.member.eraseMember, { ...at, mark: busy.mark, reason })).toMatchObject({
    refused: 'accountBusy',
  })
  for (const step of ['ready', 'complete'] as const)
    await manager.must(contract.order[step], { orderId: live?.orderId ?? '' })
  expect(await office.call(contract.member.eraseMember, { ...at, mark: 'old', reason })).toMatchObject({
    refused: 'holdingsChanged',
  })
  const { mark, points } = await office.must(contract.member.checkEraseMember, at)
  expect(points).toBeGreaterThanOrEqual(25)
  await office.must(contract.member.eraseMember, { ...at, mark, reason })
  expect(await office.call(contract.member.memberProfile, at)).toMatchObject({ refused: 'notFound' })
  expect(await ids({ text: 'Lovelace' })).toEqual([])
  const search = async (text: string) =>
    (await manager.must(contract.order.orderHistory, { ...shop, text })).orders.map(one => one.orderId)
  expect(await search(orderNumber(live?.orderId ?? ''))).toEqual([live?.orderId])
  expect([await search('Lovelace'), await search('2071230009')]).toEqual([[], []])
  const left = await app.sql(`select (select count(*) from member_note where customer_id = ${member.customerId})
    + (select count(*) from member_correction where customer_id = ${member.customerId})
    + (select count(*) from member_visit where customer_id = ${member.customerId})
    + (select count(*) from audit_line where after::text like '%Lovelace%') as left`)
  expect(Number(left[0]?.['left'])).toBe(0)
})

test('Members are exported as files without formulas, and the export is in the audit log (CARD-14, X2)', async () => {
  await named({ first: '=SUM(A1)', last: 'Formula', phone: '+442071230011' })
  const filter = { text: 'Formula' }
  const text = async (format: 'csv' | 'xlsx') => {
    const file = await office.must(contract.member.exportMembers, { ...shop, filter, format })
    expect(file).toMatchObject({
      count: 1,
      name: `members-${new Date(app.clock()).toISOString().slice(0, 10)}.${format}`,
    })
    return Buffer.from(file.content, 'base64')
  }
  const csv = (await text('csv')).toString()
  expect(csv).toContain("'=SUM(A1) Formula,'+442071230011,")
  expect(csv.split('\r\n')).toHaveLength(3)
  expect((await text('xlsx')).subarray(0, 2).toString()).toBe('PK')
  const [member] = await list(filter)
  const one = { ...shop, customerId: member?.customerId ?? 0 }
  const data = await office.must(contract.member.exportMember, one)
  expect(JSON.parse(Buffer.from(data.content, 'base64').toString())).toMatchObject({ lastName: 'Formula' })
  expect(await manager.call(contract.member.exportMembers, { ...shop, filter, format: 'csv' })).toMatchObject({
    refused: 'rightMissing',
  })
  const lines = await app.sql("select what from audit_line where what in ('members.exported', 'member.exported')")
  expect(lines).toHaveLength(3)
})

test('More members than a file holds are refused, and nothing is written (CARD-14)', async () => {
  await named({ first: 'Many', last: 'Members', phone: '+442071230099' })
  await app.sql(`
    insert into customer
    select (jsonb_populate_record(one, jsonb_build_object('customer_id', 9000000 + n, 'email', null, 'phone', null))).*
      from customer one, generate_series(1, 20000) n where one.first_name = 'Many'`)
  const filter = { text: 'Many Members' }
  expect(await office.call(contract.member.exportMembers, { ...shop, filter, format: 'csv' })).toMatchObject({
    refused: 'membersTooMany',
    message: expect.stringContaining('20,000'),
  })
})

test('Twenty people who tag and note one member at once lose nothing of each other (CARD-12)', async () => {
  const member = await named({ first: 'Busy', last: 'Member', phone: '+442071230021' })
  const at = { ...shop, customerId: member.customerId }
  await office.must(contract.member.tagMember, { ...at, tags: ['Old', 'Kept'] })
  const seen = ['Old', 'Kept']
  await twenty(async i => {
    if (i < 9) await office.must(contract.member.tagMember, { ...at, tags: [...seen, `Tag ${i}`], seen })
    else if (i === 9) await office.must(contract.member.tagMember, { ...at, tags: ['Kept'], seen })
    else await office.must(contract.member.addMemberNote, { ...at, text: `Note ${i}`, pinned: false })
  })
  const shown = await profile(member)
  expect(new Set(shown.tags)).toEqual(new Set(['Kept', ...Array.from({ length: 9 }, (_, i) => `Tag ${i}`)]))
  expect(shown.notes).toHaveLength(10)
})

test('Of twenty people who correct one member at once one is saved, and the others are refused (CARD-12, API-3)', async () => {
  const member = await named({ first: 'Contested', last: 'Member', phone: '+442071230022' })
  const { mark, email = '', phone = '' } = await profile(member)
  const input = { ...shop, customerId: member.customerId, firstName: 'Contested', birthday: '', marketing: false }
  const answers = await twenty(async i =>
    refusedAs(
      await office.call(contract.member.correctMember, {
        ...input,
        lastName: `Name ${i}`,
        email,
        phone,
        allergies: '',
        reason: 'Corrected at once',
        mark,
      }),
    ),
  )
  expect(answers.filter(one => one === 'done')).toHaveLength(1)
  expect(new Set(answers)).toEqual(new Set(['done', 'changedMeanwhile']))
  const corrections = (await profile(member)).corrections.filter(one => one.reason === 'Corrected at once')
  expect(corrections).toHaveLength(1)
})
