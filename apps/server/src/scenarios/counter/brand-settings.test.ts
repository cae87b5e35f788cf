import { contract } from '@comanda/contract'
import type { RequestInputOf } from '@comanda/contract/core'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { refusedAs, SHOP, testApp, twenty } from '../../testing/index.ts'

const DAY = 86_400_000
const app = testApp({ brand: 'demo', clock: '2026-11-20T17:00:00Z' })
const amara = app.staff('brand', { name: 'Amara Okafor' })
/** A member of the demo brand. */
const maya = app.guest({ of: { owner: 'c:5001' } })
const shop = { shopId: SHOP }

/** Answer and field of a refusal; `done` where it is none. */
const verdict = (answer: object) => [refusedAs(answer), 'field' in answer ? answer.field : undefined]
const present = <T>(value: T | undefined): T => value ?? expect.fail('the demo brand has one')

type StoredValue = RequestInputOf<typeof contract.storedvalue.saveStoredValue>
type Points = RequestInputOf<typeof contract.card.savePoints>
type Levels = RequestInputOf<typeof contract.card.saveLevels>
type GiftProgram = RequestInputOf<typeof contract.giftcard.saveGiftProgram>
type Template = RequestInputOf<typeof contract.coupon.saveCouponTemplate>

const topUp = async () => present((await amara.must(contract.storedvalue.storedValueSetup, shop)).programs.at(-1))
const membership = async () => present((await amara.must(contract.card.membershipSetup, shop)).programs[0])
const dollarGifts = async () => {
  const { programs } = await amara.must(contract.giftcard.giftProgramSetup, shop)
  return present(programs.find(({ program }) => program.currencyCode === 'USD'))
}
const couponOf = async (id: string) => {
  const { templates } = await amara.must(contract.coupon.couponSetup, shop)
  return present(templates.find(({ template }) => template.couponTemplateId === id))
}
const saveStoredValue = (mark: string, program: object) =>
  amara.call(contract.storedvalue.saveStoredValue, { ...shop, mark, program: program as StoredValue['program'] })
const savePoints = (input: object) =>
  amara.call(contract.card.savePoints, { ...shop, ...(input as Omit<Points, 'shopId'>) })
const saveLevels = (input: object) =>
  amara.call(contract.card.saveLevels, { ...shop, ...(input as Omit<Levels, 'shopId'>) })
const saveGifts = (mark: string, program: object) =>
  amara.call(contract.giftcard.saveGiftProgram, { ...shop, mark, program: program as GiftProgram['program'] })
const saveTemplate = (mark: string, template: object) =>
  amara.call(contract.coupon.saveCouponTemplate, { ...shop, mark, template: template as Template['template'] })

test.each([
  ['Staff', 'staff', SHOP, 'rightMissing'],
  ['A manager without the right', 'manager', 102, 'rightMissing'],
] as const)('%s neither sees nor changes the settings of the brand', async (_, role, shopId, refused) => {
  const person = app.staff(role, { shopIds: [shopId] })
  const { program, mark } = await topUp()
  const answers = [
    await person.call(contract.storedvalue.storedValueSetup, { shopId }),
    await person.call(contract.card.membershipSetup, { shopId }),
    await person.call(contract.giftcard.giftProgramSetup, { shopId }),
    await person.call(contract.coupon.couponSetup, { shopId }),
    await person.call(contract.counter.brandFacts, { shopId }),
    await person.call(contract.storedvalue.saveStoredValue, {
      shopId,
      mark,
      program: program as StoredValue['program'],
    }),
  ]
  expect(answers.map(refusedAs)).toEqual(answers.map(() => refused))
})

describe('Stored value', () => {
  test('A change makes a new version of the rules, and a recharge keeps its own (CARD-3)', async () => {
    const { program, mark, versions } = await topUp()
    const [first, ...rest] = program.programRules
    const changed = { ...program, programRules: [{ ...present(first), returnAmount: money(700) }, ...rest] }
    expect(refusedAs(await saveStoredValue(mark, changed))).toBe('done')
    const now = await topUp()
    expect(now.versions).toBe(versions + 1)
    expect(now.program.programRules[0]).toMatchObject({ returnAmount: 700 })
    const stored = await app.sql(
      `select version_id as version, (terms -> 'programRules' -> 0 ->> 'returnAmount')::int as amount
        from stored_value_program where corporation_id = $1 and program_id = $2 order by version_id`,
      [app.corporationId, program.id],
    )
    expect(stored).toEqual([
      { version: 'v1', amount: 0 },
      { version: 'v2', amount: 700 },
    ])
  })

  test('A repeated save changes nothing, and a save over another person’s change is refused (API-3)', async () => {
    const { program, mark, versions } = await topUp()
    const ended = { ...program, status: 'ended' }
    const saved = await saveStoredValue(mark, ended)
    expect(refusedAs(saved)).toBe('done')
    expect(await saveStoredValue(mark, ended)).toEqual(saved)
    expect((await topUp()).versions).toBe(versions + 1)
    expect(await saveStoredValue(mark, program)).toMatchObject({ refused: 'changedMeanwhile' })
    await saveStoredValue((await topUp()).mark, program)
  })

  test('Of 20 people who create the same program at once, one does', async () => {
    const { program } = await topUp()
    const answers = await twenty(at =>
      saveStoredValue('', { ...program, id: 'autumn', name: { en_US: `Autumn ${at}` } }),
    )
    expect(answers.map(refusedAs).toSorted()).toEqual([...Array.from({ length: 19 }, () => 'changedMeanwhile'), 'done'])
  })

  test('Invalid rules are refused with their field', async () => {
    const { program, mark } = await topUp()
    const [gear] = program.programRules
    const wrong = async (change: object) => verdict(await saveStoredValue(mark, { ...program, ...change }))
    expect(await wrong({ programRules: [] })).toEqual(['gearsMissing', 'program.programRules'])
    expect(await wrong({ programRules: [gear, { ...gear, ruleId: 'again' }] })).toEqual([
      'gearTwice',
      'program.programRules[1].storedAmount',
    ])
    expect(await wrong({ programRules: [{ ...gear, returnAmount: 999_999 }] })).toEqual([
      'bonusTooLarge',
      'program.programRules[0].returnAmount',
    ])
    expect(await wrong({ scopes: [103] })).toEqual(['shopUnfit', 'program.scopes[0]'])
    expect(await wrong({ firstRecharge: { returnAmount: 0, returnPoint: 0, giftInfos: [] } })).toEqual([
      'bonusEmpty',
      'program.firstRecharge',
    ])
    expect(await wrong({ name: {} })).toEqual(['invalidInput', 'program.name'])
    const broken = { programRules: [{ ...gear, storedAmount: 1.5 }] }
    expect(await wrong(broken)).toEqual(['invalidInput', expect.anything()])
  })
})

describe('Points and levels', () => {
  test('A changed points rule is shown to guests at once (CARD-7)', async () => {
    const { points } = await membership()
    const pointsRules = points.pointsRules.map(one =>
      one.currency.currencyCode === 'USD' ? { ...one, earnPoints: 2 } : one,
    )
    expect(refusedAs(await savePoints({ ...points, pointsRules, pointsMonths: 18 }))).toBe('done')
    expect(await app.guest().must(contract.points.queryPointsRule, shop)).toMatchObject({
      pointsMonths: 18,
      rules: [{ earnPoints: 2 }],
    })
  })

  test('How card and points combine can be changed, and members are offered that at once (PAY-1, PAY-4)', async () => {
    const input = { ...shop, orderType: 1300, amount: money(500) } as const
    const offer = async () => {
      const { means } = await maya.must(contract.payment.queryCardList, input)
      return present(means.find(({ paymentMethod }) => paymentMethod === '16_msBalance'))
    }
    const { points } = await membership()
    expect(points).toMatchObject({ cardFirst: false, excludesPoints: false })
    expect(await offer()).toMatchObject({ priority: false })
    const changed = { ...points, cardFirst: true, excludesPoints: true }
    expect(await savePoints(changed)).toMatchObject({ excludesPoints: true })
    expect(await offer()).toMatchObject({ priority: true, excludes: ['16_msPoint'] })
    const { mark } = (await membership()).points
    expect(refusedAs(await savePoints({ ...points, mark }))).toBe('done')
    expect((await offer()).excludes).toBeUndefined()
  })

  test('Points never return as much as was spent, at the highest level too (CARD-7)', async () => {
    const { points, levels } = await membership()
    const earning = (earnPoints: number) => ({
      ...points,
      pointsRules: points.pointsRules.map(one => ({ ...one, earnPoints })),
    })
    expect(verdict(await savePoints(earning(80)))).toEqual(['pointsWorthTooMuch', 'pointsRules[0].earnPoints'])
    expect(refusedAs(await savePoints(earning(30)))).toBe('done')
    const higher = levels.levels.map(level => ({ ...level, pointsBonus: level.id === 'bloom' ? 4_000_000 : 0 }))
    expect(verdict(await saveLevels({ ...levels, levels: higher }))).toEqual([
      'pointsWorthTooMuch',
      'levels[2].pointsBonus',
    ])
  })

  test('Levels rise, and a level that members have stays (CARD-2)', async () => {
    const { levels, held } = await membership()
    expect(held['petal']).toBe(1)
    const wrong = async (next: object[]) => verdict(await saveLevels({ ...levels, levels: next }))
    const [seed, petal, bloom, family] = levels.levels.map(level => ({ ...level }))
    if (!seed || !petal || !bloom || !family) throw new Error('the demo brand has four levels')
    expect(await wrong([seed, bloom])).toEqual(['levelHeld', 'levels'])
    expect(await wrong([seed, { ...petal, upgradeGrowth: 0 }, bloom])).toEqual([
      'levelGrowthOrder',
      'levels[1].upgradeGrowth',
    ])
    expect(await wrong([family])).toEqual(['levelsMissing', 'levels'])
    expect(await wrong([seed, { ...petal, upgradeGrowth: 250 }, bloom, family])).toEqual(['done', undefined])
  })
})

describe('Gift cards', () => {
  const onSale = async () => (await app.guest().must(contract.giftcard.programList, {})).programs

  test('Changed amounts are sold at once, and a program off sale is not shown (CARD-5)', async () => {
    const { program, mark } = await dollarGifts()
    expect(refusedAs(await saveGifts(mark, { ...program, amounts: [3000, 6000] }))).toBe('done')
    const shown = (await onSale()).find(({ programId }) => programId === program.programId)
    expect(shown?.amountInfo).toEqual([3000, 6000])
    const now = await dollarGifts()
    await saveGifts(now.mark, { ...now.program, onSale: false })
    expect((await onSale()).map(({ programId }) => programId)).not.toContain(program.programId)
    await saveGifts((await dollarGifts()).mark, program)
  })

  test('Designs, stores and currency of sold cards cannot be removed', async () => {
    const { program, mark, sold } = await dollarGifts()
    expect(sold).toBeGreaterThan(3)
    const wrong = async (change: object) => verdict(await saveGifts(mark, { ...program, ...change }))
    const designs = program.designs.filter(({ designId }) => designId !== 'birthday')
    expect(await wrong({ designs })).toEqual(['designHeld', 'program.designs'])
    expect(await wrong({ currencyCode: 'GBP' })).toEqual(['currencyUnfit', 'program.currencyCode'])
    expect(await wrong({ shopIds: [102] })).toEqual(['shopUnfit', 'program.shopIds[0]'])
    expect(await wrong({ amounts: [], customAmount: undefined })).toEqual(['giftAmountsMissing', 'program.amounts'])
    expect(await wrong({ customAmount: { min: 1000, max: 50_000, step: 900 } })).toEqual([
      'customStep',
      'program.customAmount.step',
    ])
    const designUrl = 'javascript:alert(1)'
    expect(await wrong({ designs: [{ ...program.designs[0], designUrl }] })).toEqual([
      'invalidInput',
      'program.designs[0].designUrl',
    ])
  })
})

describe('Coupons', () => {
  const heldTerms = () =>
    app.sql(
      `select (coalesce(o.terms, t.terms) -> 'effect' ->> 'amount')::int as amount, count(*)::int as count
        from coupon c join coupon_template t using (corporation_id, coupon_template_id)
          left join coupon_terms o on o.corporation_id = c.corporation_id
            and o.coupon_template_id = c.coupon_template_id and o.version = c.terms_version
        where c.corporation_id = $1 and c.coupon_template_id = 'five-off-dollars' group by 1 order by 1`,
      [app.corporationId],
    )

  test('Coupons given out keep their terms, and new ones have the changed terms (CARD-6)', async () => {
    const { template, mark, given } = await couponOf('five-off-dollars')
    expect(refusedAs(await saveTemplate(mark, { ...template, effect: { kind: 'amount', amount: 200 } }))).toBe('done')
    expect(await heldTerms()).toEqual([{ amount: 500, count: given }])
    const day = (days: number) => new Date(app.clock() + days * DAY).toISOString().slice(0, 10)
    const gift = {
      ...shop,
      customerId: 5001,
      couponTemplateId: 'five-off-dollars',
      count: 2,
      beginDate: day(0),
      endDate: day(30),
      reason: 'Waited too long for a table',
    }
    const { giveCoupon } = contract.coupon
    expect(await amara.call(giveCoupon, gift)).toMatchObject({ given: 2 })
    expect(await heldTerms()).toEqual([
      { amount: 200, count: 2 },
      { amount: 500, count: given },
    ])
    expect(await amara.call(giveCoupon, { ...gift, endDate: '2020-01-01' })).toMatchObject({
      refused: 'couponDatesUnfit',
    })
    expect(await amara.call(giveCoupon, { ...gift, customerId: 999_999 })).toMatchObject({ field: 'customerId' })
    const lines = await app.sql("select by_name, cause from audit_line where what = 'coupon.given'")
    expect(lines).toEqual([{ by_name: 'Amara Okafor', cause: 'Waited too long for a table' }])
  })

  test('A new kind of coupon is saved, and an invalid one is refused with its field', async () => {
    const template = {
      couponTemplateId: 'late-lunch',
      name: { en_US: 'Late lunch' },
      description: {},
      effect: { kind: 'percent', rate: 150_000 },
      minimum: 0,
      shopIds: [],
      bizTypes: [1100],
      foodIds: [],
      windows: [{ weekdays: [1, 2], from: 840, to: 1020 }],
      excludesPromotions: false,
    }
    const wrong = async (change: object) => verdict(await saveTemplate('', { ...template, ...change }))
    expect(await wrong({ minimum: 500 })).toEqual(['couponCurrencyNeeded', 'template.currencyCode'])
    expect(await wrong({ effect: { kind: 'dish' } })).toEqual(['couponDishMissing', 'template.foodIds'])
    expect(await wrong({ foodIds: ['no-such-dish'] })).toEqual(['dishUnknown', 'template.foodIds[0]'])
    expect(await wrong({ bizTypes: [] })).toEqual(['couponWaysMissing', 'template.bizTypes'])
    const windows = expect.stringMatching(/windows/)
    expect(await wrong({ windows: [{ weekdays: [], from: 0, to: 60 }] })).toEqual(['weekdaysMissing', windows])
    const rate = expect.stringMatching(/rate/)
    expect(await wrong({ effect: { kind: 'percent', rate: 2_000_000 } })).toEqual(['invalidInput', rate])
    expect(await wrong({})).toEqual(['done', undefined])
    expect(await couponOf('late-lunch')).toMatchObject({ template: { name: { en_US: 'Late lunch' } }, given: 0 })
  })
})

test('Every change of the brand’s settings is in the audit log with the values before and after (L2)', async () => {
  const lines = await app.sql<{ what: string; after: unknown }>(
    "select what, after from audit_line where by_name = 'Amara Okafor'",
  )
  const kinds = new Set(lines.map(({ what }) => what))
  for (const kind of ['storedValue', 'points', 'levels', 'giftProgram', 'couponTemplate']) expect(kinds).toContain(kind)
  expect(lines.filter(({ after }) => after === null)).toEqual([])
})
