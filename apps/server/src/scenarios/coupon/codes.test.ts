import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { expect, test } from 'vitest'
import { refusedAs, requestId, SHOP, testApp, twenty } from '../../testing/index.ts'

const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })
const amara = app.staff('brand', { name: 'Amara Okafor' })
const shop = { shopId: SHOP }

type Batch = RequestInputOf<typeof contract.coupon.saveCouponCodes>['batch']

const batchOf = (own: Partial<Batch> & { batchId: string }): Batch => ({
  kind: 'public',
  name: 'Autumn fair',
  couponTemplateId: 'coffee-on-us',
  publicCode: own.batchId.toUpperCase().replace(/\W/g, ''),
  most: 3,
  startDate: '2026-11-20',
  endDate: '2026-11-30',
  validDays: 10,
  enabled: true,
  ...own,
})
const save = (batch: Batch, mark = '') => amara.call(contract.coupon.saveCouponCodes, { ...shop, mark, batch })
const setup = async (batchId: string) => {
  const { batches } = await amara.must(contract.coupon.couponCodes, shop)
  return batches.find(({ batch }) => batch.batchId === batchId) ?? expect.fail(`${batchId} is there`)
}
const redeem = (guest: { call: typeof amara.call }, couponCode: string) =>
  guest.call(contract.coupon.redeem, { couponCode })
const verdict = (answer: object) => [refusedAs(answer), 'field' in answer ? answer.field : undefined]

test('A public code gives each guest one coupon, also when they ask twenty times at once (CARD-6)', async () => {
  await save(batchOf({ batchId: 'FAIR26' }))
  const ann = app.customer()
  const answers = await twenty(() => redeem(ann, ' fair26 '))
  expect(new Set(answers.map(answer => 'couponCode' in answer && answer.couponCode)).size).toBe(1)
  const { coupons } = await ann.must(contract.coupon.availableCouponList, {})
  expect(coupons.map(({ template, endDate }) => [template.couponTemplateId, endDate])).toEqual([
    ['coffee-on-us', '2026-11-30'],
  ])
  expect((await setup('FAIR26')).taken).toBe(1)
})

test('A public code keeps its own letters, also those that a voucher’s code lacks, however it is typed (CARD-6)', async () => {
  await save(batchOf({ batchId: 'WELCOME20', most: 10 }))
  for (const typed of ['WELCOME20', 'welcome20', ' Welcome-20 ', 'WELC-OME2-0', 'WELCOME٢٠'])
    expect([typed, refusedAs(await redeem(app.customer(), typed))]).toEqual([typed, 'done'])
  // A voucher is still found under the letters that its signs are mistaken for.
  expect(refusedAs(await redeem(app.customer(), 'coffee-on-the-house'.slice(0, -1)))).toBe('couponCodeWrong')
  expect(refusedAs(await redeem(app.customer(), 'cOff-eeOn-theh-Ovse'))).toBe('done')
})

test('A code that is typed again answers that its coupon was added before; a repeated request is not (CARD-6, API-3)', async () => {
  const { publicCode: _, ...single } = batchOf({ batchId: 'again', kind: 'single', most: 1 })
  await save(single)
  await save(batchOf({ batchId: 'AGAIN26' }))
  const { codes } = await amara.must(contract.coupon.readCouponCodes, { ...shop, batchId: 'again' })
  for (const code of ['AGAIN26', ...codes]) {
    const ann = app.customer()
    const first = ann.repeating(requestId())
    const isNew = async (guest: typeof ann | typeof first) =>
      (await guest.must(contract.coupon.redeem, { couponCode: code })).isNew
    expect([await isNew(first), await isNew(first), await isNew(ann)]).toEqual([true, true, false])
  }
})

test('Of 20 guests who type a public code at once, as many get it as there are (CARD-6)', async () => {
  await save(batchOf({ batchId: 'FEW3' }))
  const answers = await twenty(() => redeem(app.customer(), 'FEW3'))
  expect(answers.map(refusedAs).toSorted()).toEqual([
    ...Array.from({ length: 17 }, () => 'couponCodeWrong'),
    ...Array.from({ length: 3 }, () => 'done'),
  ])
  expect((await setup('FEW3')).taken).toBe(3)
})

test('A code is taken on its days and while it is on; what was taken stays (CARD-6)', async () => {
  const later = batchOf({ batchId: 'LATER', startDate: '2026-11-25' })
  await save(later)
  const ann = app.customer()
  expect(refusedAs(await redeem(ann, 'LATER'))).toBe('couponCodeWrong')
  const { mark } = await setup('LATER')
  await save({ ...later, startDate: '2026-11-20' }, mark)
  expect(refusedAs(await redeem(ann, 'LATER'))).toBe('done')
  await save({ ...later, startDate: '2026-11-20', enabled: false }, (await setup('LATER')).mark)
  expect(refusedAs(await redeem(app.customer(), 'LATER'))).toBe('couponCodeWrong')
  expect(refusedAs(await redeem(ann, 'LATER'))).toBe('done')
})

test('Single codes are for one guest each, are stored as digests, and can be read until they are taken (CARD-6)', async () => {
  const { publicCode: _, ...batch } = batchOf({ batchId: 'flyers', kind: 'single', most: 5 })
  await save(batch)
  const codes = async () => (await amara.must(contract.coupon.readCouponCodes, { ...shop, batchId: 'flyers' })).codes
  const [first = '', ...rest] = await codes()
  expect(rest).toHaveLength(4)
  const stored = await app.sql('select * from coupon_voucher')
  expect(JSON.stringify(stored)).not.toContain(first)
  const answers = await twenty(() => redeem(app.customer(), first))
  expect(answers.filter(answer => refusedAs(answer) === 'done')).toHaveLength(1)
  expect(await codes()).toEqual(rest)
  expect((await setup('flyers')).taken).toBe(1)
  await save({ ...batch, enabled: false }, (await setup('flyers')).mark)
  expect(refusedAs(await redeem(app.customer(), rest[0] ?? ''))).toBe('couponCodeWrong')
})

test('Faults of codes are refused with their field, and a change keeps before and after (L2)', async () => {
  const batch = batchOf({ batchId: 'WINTER' })
  await save(batch)
  const { mark } = await setup('WINTER')
  expect(verdict(await save(batchOf({ batchId: 'other', publicCode: 'WINTER' })))).toEqual([
    'codeTaken',
    'batch.publicCode',
  ])
  const wrong = async (change: Partial<Batch>) => verdict(await save({ ...batch, ...change }, mark))
  expect(await wrong({ publicCode: 'SPRING' })).toEqual(['codesFixed', 'batch.publicCode'])
  expect(await wrong({ couponTemplateId: 'nothing' })).toEqual(['codesFixed', 'batch.couponTemplateId'])
  expect(await wrong({ endDate: '2026-11-01' })).toEqual(['daysBackwards', 'batch.endDate'])
  expect(verdict(await save(batchOf({ batchId: 'none', couponTemplateId: 'nothing' })))).toEqual([
    'couponUnknown',
    'batch.couponTemplateId',
  ])
  expect(refusedAs(await save({ ...batch, most: 9 }, mark))).toBe('done')
  const lines = await app.sql(`select before, after from audit_line where what = 'couponCodes' and subject = 'WINTER'`)
  expect(lines.at(-1)).toMatchObject({ before: { most: 3 }, after: { most: 9 } })
})
