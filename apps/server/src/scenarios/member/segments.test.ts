import { contract } from '@comanda/contract'
import { money } from '@comanda/domain/money'
import { beforeAll, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty, type TestMember } from '../../testing/index.ts'

const app = testApp({ clock: '2026-11-21T12:00:00Z' })
const office = app.staff('brand')
const manager = app.staff('manager')
const DAY = 86_400_000
const shop = { shopId: SHOP }
const { member, coupon } = contract

type Segment = Parameters<typeof office.must<typeof member.saveSegment>>[1]['segment']
let lastNumber = 0
async function save(filter: Segment['filter'], name = `Segment ${(lastNumber += 1)}`): Promise<string> {
  const segmentId = `segment-${(lastNumber += 1)}`
  await office.must(member.saveSegment, { ...shop, mark: '', segment: { segmentId, name, filter } })
  return segmentId
}
const count = async (segmentId: string) => (await office.must(member.countSegment, { ...shop, segmentId })).count
const inSegments = (of: TestMember, ids: string[]) =>
  app.modules.member.segmentsOfMember(app.db, { corporationId: app.corporationId, customerId: of.customerId }, ids)

async function visit(of: TestMember): Promise<number> {
  const { orderId } = await of.order()
  await of.pay(orderId)
  await app.settle()
  app.clock.advance(60_000)
  await app.modules.report.figures.sweep()
  const [order] = await app.sql(`select total from customer_order where order_id = '${orderId}'`)
  return Number(order?.['total'])
}

let ann: TestMember
let ben: TestMember
let spent: number

beforeAll(async () => {
  ann = await app.member({ points: 70, card: 900, bonus: 100 })
  ben = await app.member()
  spent = (await visit(ann)) + (await visit(ann))
})

test('A segment counts the members who meet its filter, by what they spent, hold and visited (CARD-15)', async () => {
  const gbp = { currencyCode: 'GBP' }
  const filters: [Segment['filter'], number[]][] = [
    [{}, [ann.customerId, ben.customerId]],
    [{ spend: { ...gbp, least: spent, most: spent } }, [ann.customerId]],
    [{ spend: { ...gbp, most: spent - 1 } }, [ben.customerId]],
    [{ spend: { ...gbp, least: 1, from: '2026-11-21', until: '2026-11-21' } }, [ann.customerId]],
    [{ value: { ...gbp, least: 1000, most: 1000 } }, [ann.customerId]],
    [{ value: { ...gbp, most: 0 } }, [ben.customerId]],
    [{ value: { ...gbp, least: 0 } }, [ann.customerId, ben.customerId]],
    [{ points: { least: 70 } }, [ann.customerId]],
    [{ points: { most: 69 } }, [ben.customerId]],
    [{ favouriteShopId: SHOP }, [ann.customerId]],
    [{ visitedWithinDays: 1 }, [ann.customerId]],
    [{ notVisitedForDays: 1 }, [ben.customerId]],
    [{ joinedWithinDays: 1, language: 'en_US', visits: { most: 2 } }, [ann.customerId, ben.customerId]],
    [{ language: 'ar' }, []],
  ]
  for (const [filter, members] of filters) {
    const segmentId = await save(filter)
    expect([filter, await count(segmentId)]).toEqual([filter, members.length])
    for (const one of [ann, ben])
      expect([filter, await inSegments(one, [segmentId])]).toEqual([
        filter,
        members.includes(one.customerId) ? [segmentId] : [],
      ])
  }
})

test('Days of a segment move with the calendar of the store (CARD-15)', async () => {
  const [lately, lapsed] = [await save({ visitedWithinDays: 7 }), await save({ notVisitedForDays: 7 })]
  expect(await inSegments(ann, [lately, lapsed])).toEqual([lately])
  app.clock.advance(7 * DAY)
  expect(await inSegments(ann, [lately, lapsed])).toEqual([lapsed])
  app.clock.advance(-7 * DAY)
})

test('The stored spend of each member equals the sum of their orders after refunds (CARD-15)', async () => {
  const faults = () =>
    app.sql(`select coalesce(s.customer_id, v.customer_id) as id from member_spend s full join (
        select corporation_id, customer_id, currency, sum(spent) as spent, count(distinct visit_id) as visits
        from member_visit group by 1, 2, 3) v
      on v.corporation_id = s.corporation_id and v.customer_id = s.customer_id and v.currency = s.currency
      where (coalesce(s.spent, 0), coalesce(s.visits, 0)) <> (coalesce(v.spent, 0), coalesce(v.visits, 0))`)
  const sold = () =>
    app.sql(`select substr(owner, 3)::bigint as id from customer_order o left join member_spend s
        on s.corporation_id = o.corporation_id and s.customer_id = substr(o.owner, 3)::bigint
      where o.owner like 'c:%' and o.pay_state in ('paid', 'partRefunded')
      group by o.owner, s.spent having sum(o.total - coalesce((select sum(p.amount) from payment_refund_part p
        where p.corporation_id = o.corporation_id and p.payable_id = o.order_id and p.state = 'done'), 0)) <> s.spent`)
  expect([await faults(), await sold()]).toEqual([[], []])
  const { orders } = await office.must(member.memberProfile, { ...shop, customerId: ann.customerId })
  const refund = { ...shop, orderId: orders[0]?.orderId ?? '', wish: { amount: 100 as never }, reason: 'cold' }
  await manager.must(contract.payment.refundOrder, refund)
  await app.settle()
  app.clock.advance(60_000)
  await app.modules.report.figures.sweep()
  expect([await faults(), await sold()]).toEqual([[], []])
  expect(await count(await save({ spend: { currencyCode: 'GBP', least: spent - 100, most: spent - 100 } }))).toBe(1)
})

test('A segment is saved once under a name, changed with its revision, and removed with an audit line (CARD-15, API-3, L2)', async () => {
  const segment = { segmentId: 'regulars', name: 'Regulars', filter: { visits: { least: 2 } } }
  const { mark } = await office.must(member.saveSegment, { ...shop, mark: '', segment })
  const other = { ...shop, mark: '', segment: { ...segment, segmentId: 'others', name: 'REGULARS' } }
  expect(await office.call(member.saveSegment, other)).toMatchObject({ refused: 'segmentNameTaken' })
  const changed = { ...segment, filter: { visits: { least: 1 } } }
  expect(await office.call(member.saveSegment, { ...shop, mark: '', segment: changed })).toMatchObject({
    refused: 'changedMeanwhile',
  })
  await office.must(member.saveSegment, { ...shop, mark, segment: changed })
  expect(await manager.call(member.saveSegment, { ...shop, mark, segment })).toMatchObject({ refused: 'rightMissing' })
  const { segments } = await manager.must(member.segments, shop)
  expect(segments.map(one => one.segment)).toContainEqual(changed)
  await office.must(member.removeSegment, { ...shop, segmentId: 'regulars' })
  expect(await inSegments(ann, ['regulars'])).toEqual([])
  expect(await office.call(member.countSegment, { ...shop, segmentId: 'regulars' })).toMatchObject({
    refused: 'notFound',
  })
  expect(
    await app.sql("select what from audit_line where what = 'memberSegment' and subject = 'regulars'"),
  ).toHaveLength(3)
})

test('Of twenty people who change one segment at once one is saved, and the others are refused (CARD-15, API-3)', async () => {
  const segment = { segmentId: 'contested', name: 'Contested', filter: { visits: { least: 1 } } }
  const { mark } = await office.must(member.saveSegment, { ...shop, mark: '', segment })
  const answers = await twenty(async i => {
    const changed = { ...segment, filter: { visits: { least: 10 + i } } }
    return refusedAs(await office.call(member.saveSegment, { ...shop, mark, segment: changed }))
  })
  expect(answers.toSorted()).toEqual([...Array(19).fill('changedMeanwhile'), 'done'])
  const lines = await app.sql("select what from audit_line where what = 'memberSegment' and subject = 'contested'")
  expect(lines).toHaveLength(2)
})

test('Every member of a segment receives a coupon once, however many there are (CARD-16)', async () => {
  const couponTemplateId = 'miss-you'
  const template = {
    couponTemplateId,
    name: { en_US: 'We miss you' },
    description: {},
    effect: { kind: 'percent' as const, rate: 100_000 },
    minimum: money(0),
    shopIds: [],
    bizTypes: [1300 as const],
    foodIds: [],
    windows: [],
    excludesPromotions: false,
  }
  await office.must(coupon.saveCouponTemplate, { ...shop, mark: '', template })
  await app.sql(`
    insert into customer
    select (jsonb_populate_record(one, jsonb_build_object('customer_id', 9000000 + n, 'email', null, 'phone', null, 'nick', 'Mass'))).*
      from customer one, generate_series(1, 1200) n where one.customer_id = ${ben.customerId}`)
  const segmentId = await save({ visits: { most: 0 } })
  const days = { beginDate: '2026-11-21', endDate: '2026-12-31', reason: 'We miss you' }
  const gift = { ...shop, segmentId, couponTemplateId, ...days }
  const { members } = await office.must(coupon.giveCouponToSegment, gift)
  expect(members).toBe(1201)
  await app.settle()
  const [given] = await app.sql(`select count(*)::int as all, count(distinct owner)::int as owners from coupon
    where source = (select gift_id::text from coupon_gift)`)
  expect(given).toEqual({ all: 1201, owners: 1201 })
  const held = await app.modules.coupon.heldBy(app.db, app.corporationId, `c:${ben.customerId}`)
  expect(held.map(one => one.endDate)).toContain('2026-12-31')
  expect(await app.modules.coupon.heldBy(app.db, app.corporationId, `c:${ann.customerId}`)).toEqual([])
  const noMembers = await save({ language: 'ar' })
  expect(await office.call(coupon.giveCouponToSegment, { ...gift, segmentId: noMembers })).toMatchObject({
    refused: 'segmentEmpty',
  })
  expect(await office.call(coupon.giveCouponToSegment, { ...gift, segmentId: 'unknown' })).toMatchObject({
    refused: 'notFound',
  })
  expect(await app.audit()).toEqual([])
})
