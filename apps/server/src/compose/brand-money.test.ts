import type { contract } from '@comanda/contract'
import type { ResponseOf } from '@comanda/contract/core'
import { demoBrand } from '@comanda/demo'
import { money } from '@comanda/domain/money'
import { describe, expect, test } from 'vitest'
import { cardOffers } from '../modules/card/means.ts'
import { consoleHouse, MANAGER, NEW_YORK, WAITER } from '../modules/staff/console-test-house.ts'

type StoredValue = ResponseOf<typeof contract.storedvalue.storedValueSetup>
type Membership = ResponseOf<typeof contract.card.membershipSetup>
type Gifts = ResponseOf<typeof contract.giftcard.giftProgramSetup>
type Coupons = ResponseOf<typeof contract.coupon.couponSetup>

const SOHO = 'soho@marigold.example'
const MAYA = 5001

const desk = consoleHouse()
const shop = { shopId: NEW_YORK }
const look = <T>(path: string) => desk.at<T>(MANAGER, path, shop)
const save = (path: string, input: object) => desk.refused(MANAGER, path, { ...shop, ...input })
const ofKind = <T>(found: T | undefined): T => {
  if (!found) throw new Error('The demo brand has one')
  return found
}
const rows = async <T>(text: string, values: unknown[]) =>
  (await desk.database().query<T>({ name: text.slice(0, 40), text }, values)).rows

const topUp = async () => ofKind((await look<StoredValue>('storedValueSetup')).programs[0])
const membership = async () => ofKind((await look<Membership>('membershipSetup')).programs[0])
const dollarGifts = async () =>
  ofKind((await look<Gifts>('giftProgramSetup')).programs.find(({ program }) => program.currencyCode === 'USD'))
const couponOf = async (id: string) =>
  ofKind((await look<Coupons>('couponSetup')).templates.find(({ template }) => template.couponTemplateId === id))

test.each([
  ['staff', WAITER, NEW_YORK, 'CON-01-0004'],
  ['a manager without the right', SOHO, 102, 'CON-03-0001'],
])('%s neither see nor change what the brand has set up', async (_, account, shopId, code) => {
  const { program, mark } = await topUp()
  for (const path of ['storedValueSetup', 'membershipSetup', 'giftProgramSetup', 'couponSetup', 'brandFacts'])
    expect(await desk.refused(account, path, { shopId })).toMatchObject({ code, data: null })
  expect(await desk.refused(account, 'saveStoredValue', { shopId, mark, program })).toMatchObject({ code })
})

describe('STORED VALUE', () => {
  test('a change is a new version of the rules, and a recharge keeps its own · CARD-3', async () => {
    const { program, mark, versions } = await topUp()
    const [first, ...rest] = program.programRules
    const changed = { ...program, programRules: [{ ...ofKind(first), returnAmount: 700 }, ...rest] }
    expect(await save('saveStoredValue', { mark, program: changed })).toMatchObject({ code: '000' })
    const now = await topUp()
    expect(now.versions).toBe(versions + 1)
    expect(now.program.programRules[0]).toMatchObject({ returnAmount: 700 })
    const kept = await rows<{ version: string; amount: number }>(
      `select version_id as version, (terms -> 'programRules' -> 0 ->> 'returnAmount')::int as amount
        from stored_value_program where corporation_id = 1000 and program_id = $1 order by version_id`,
      [program.id],
    )
    expect(kept).toEqual([
      { version: 'v1', amount: 0 },
      { version: 'v2', amount: 700 },
    ])
  })

  test('a repeat of a save is none, and one on top of another’s is told · API-3', async () => {
    const { program, mark, versions } = await topUp()
    const ended = { ...program, status: 'ended' as const }
    const once = await save('saveStoredValue', { mark, program: ended })
    expect(await save('saveStoredValue', { mark, program: ended })).toMatchObject({ code: '000', data: once.data })
    expect((await topUp()).versions).toBe(versions + 1)
    expect(await save('saveStoredValue', { mark, program })).toMatchObject({ code: 'CON-01-0005' })
    await save('saveStoredValue', { mark: (await topUp()).mark, program })
  })

  test('twenty who begin the same program at once begin one', async () => {
    const { program } = await topUp()
    const asks = Array.from({ length: 20 }, (_, i) => ({
      mark: '',
      program: { ...program, id: 'autumn', name: { en_US: `Autumn ${i}` } },
    }))
    const all = await Promise.all(asks.map(input => save('saveStoredValue', input)))
    expect(all.filter(({ code }) => code === '000')).toHaveLength(1)
    expect(all.filter(({ code }) => code === 'CON-01-0005')).toHaveLength(19)
  })

  test('what cannot be is refused with the field named', async () => {
    const { program, mark } = await topUp()
    const [gear] = program.programRules
    const wrong = async (change: object) => {
      const { code, field } = await save('saveStoredValue', { mark, program: { ...program, ...change } })
      return [code, field]
    }
    expect(await wrong({ programRules: [] })).toEqual(['CON-04-0001', 'program.programRules'])
    expect(await wrong({ programRules: [gear, { ...gear, ruleId: 'again' }] })).toEqual([
      'CON-04-0002',
      'program.programRules[1].storedAmount',
    ])
    expect(await wrong({ programRules: [{ ...gear, returnAmount: 999_999 }] })).toEqual([
      'CON-04-0003',
      'program.programRules[0].returnAmount',
    ])
    expect(await wrong({ scopes: [103] })).toEqual(['CON-04-0006', 'program.scopes[0]'])
    expect(await wrong({ firstRecharge: { returnAmount: 0, returnPoint: 0, giftInfos: [] } })).toEqual([
      'CON-04-0004',
      'program.firstRecharge',
    ])
    expect(await wrong({ name: {} })).toEqual(['COM-00-0400', 'program.name'])
    expect(await wrong({ programRules: [{ ...gear, storedAmount: 1.5 }] })).toMatchObject([
      'COM-00-0400',
      expect.anything(),
    ])
  })
})

describe('POINTS AND LEVELS', () => {
  const rule = async () => {
    const token = await desk.house().guest()
    return (await desk.house().ask('/api/crm/points/queryPointsRule', shop, { token })).body.data as object
  }

  test('a rule that is changed is what guests are told at once · CARD-7', async () => {
    const { points } = await membership()
    const pointsRules = points.pointsRules.map(one =>
      one.currency.currencyCode === 'USD' ? { ...one, earnPoints: 2 } : one,
    )
    expect(await save('savePoints', { ...points, pointsRules, pointsMonths: 18 })).toMatchObject({ code: '000' })
    expect(await rule()).toMatchObject({ pointsMonths: 18, rules: [{ earnPoints: 2 }] })
  })

  test('how card and points go together is switched, and a member is offered that at once · PAY-1, PAY-4', async () => {
    const config = ofKind(demoBrand().shops.find(one => one.config.shopId === NEW_YORK)).config
    const offer = async () => {
      const input = { corporationId: 1000, customerId: MAYA, shop: config, due: money(500), at: Date.now() }
      return ofKind((await cardOffers(desk.database(), input))[0])
    }
    const { points } = await membership()
    expect(points).toMatchObject({ cardFirst: false, excludesPoints: false })
    expect(await offer()).toMatchObject({ priority: false })
    const switched = { ...points, cardFirst: true, excludesPoints: true }
    expect(await save('savePoints', switched)).toMatchObject({ code: '000', data: { excludesPoints: true } })
    expect(await offer()).toMatchObject({ priority: true, excludes: ['16_msPoint'] })
    const { mark } = (await membership()).points
    expect(await save('savePoints', { ...points, mark })).toMatchObject({ code: '000' })
    expect((await offer()).excludes).toBeUndefined()
  })

  test('never gives back as much as was spent, at the highest level too · CARD-7', async () => {
    const { points, levels } = await membership()
    const pointsRules = points.pointsRules.map(one => ({ ...one, earnPoints: 80 }))
    expect(await save('savePoints', { ...points, pointsRules })).toMatchObject({
      code: 'CON-04-0009',
      field: 'pointsRules[0].earnPoints',
    })
    const generous = points.pointsRules.map(one => ({ ...one, earnPoints: 30 }))
    expect(await save('savePoints', { ...points, pointsRules: generous })).toMatchObject({ code: '000' })
    const higher = levels.levels.map(level => ({ ...level, pointsBonus: level.id === 'bloom' ? 4_000_000 : 0 }))
    expect(await save('saveLevels', { ...levels, levels: higher })).toMatchObject({
      code: 'CON-04-0009',
      field: 'levels[2].pointsBonus',
    })
  })

  test('levels rise, and one that members stand on stays · CARD-2', async () => {
    const { levels, held } = await membership()
    expect(held['petal']).toBe(1)
    const wrong = async (next: object[]) => {
      const { code, field } = await save('saveLevels', { ...levels, levels: next })
      return [code, field]
    }
    const [seed, petal, bloom, family] = levels.levels.map(level => ({ ...level }))
    expect(await wrong([ofKind(seed), ofKind(bloom)])).toEqual(['CON-04-0014', 'levels'])
    expect(await wrong([ofKind(seed), { ...ofKind(petal), upgradeGrowth: 0 }, ofKind(bloom)])).toEqual([
      'CON-04-0012',
      'levels[1].upgradeGrowth',
    ])
    expect(await wrong([ofKind(family)])).toEqual(['CON-04-0010', 'levels'])
    const lower = [ofKind(seed), { ...ofKind(petal), upgradeGrowth: 250 }, ofKind(bloom), ofKind(family)]
    expect(await wrong(lower)).toEqual(['000', undefined])
  })
})

describe('GIFT CARDS', () => {
  const onSale = async () => {
    const { body } = await desk.house().ask('/api/crm/giftcard/programList', {}, { token: await desk.house().guest() })
    return (body.data as { programs: { programId: string; amountInfo: number[] }[] }).programs
  }

  test('amounts that are changed are what guests are sold at once; one that is off is not shown · CARD-5', async () => {
    const { program, mark } = await dollarGifts()
    expect(await save('saveGiftProgram', { mark, program: { ...program, amounts: [3000, 6000] } })).toMatchObject({
      code: '000',
    })
    const shown = (await onSale()).find(({ programId }) => programId === program.programId)
    expect(shown?.amountInfo).toEqual([3000, 6000])
    const now = await dollarGifts()
    await save('saveGiftProgram', { mark: now.mark, program: { ...now.program, onSale: false } })
    expect((await onSale()).map(({ programId }) => programId)).not.toContain(program.programId)
    await save('saveGiftProgram', { mark: (await dollarGifts()).mark, program })
  })

  test('what was sold stays: its designs, its stores, its currency', async () => {
    const { program, mark, sold } = await dollarGifts()
    expect(sold).toBeGreaterThan(3)
    const wrong = async (change: object) => {
      const { code, field } = await save('saveGiftProgram', { mark, program: { ...program, ...change } })
      return [code, field]
    }
    const designs = program.designs.filter(({ designId }) => designId !== 'birthday')
    expect(await wrong({ designs })).toEqual(['CON-04-0024', 'program.designs'])
    expect(await wrong({ currencyCode: 'GBP' })).toEqual(['CON-04-0008', 'program.currencyCode'])
    expect(await wrong({ shopIds: [102] })).toEqual(['CON-04-0006', 'program.shopIds[0]'])
    expect(await wrong({ amounts: [], customAmount: undefined })).toEqual(['CON-04-0016', 'program.amounts'])
    expect(await wrong({ customAmount: { min: 1000, max: 50_000, step: 900 } })).toEqual([
      'CON-04-0019',
      'program.customAmount.step',
    ])
    const designUrl = 'javascript:alert(1)'
    expect(await wrong({ designs: [{ ...program.designs[0], designUrl }] })).toEqual([
      'COM-00-0400',
      'program.designs[0].designUrl',
    ])
  })
})

describe('COUPONS', () => {
  const heldTerms = () =>
    rows<{ amount: number | null; count: number }>(
      `select (coalesce(o.terms, t.terms) -> 'effect' ->> 'amount')::int as amount, count(*)::int as count
        from coupon c join coupon_template t using (corporation_id, coupon_template_id)
          left join coupon_terms o on o.corporation_id = c.corporation_id
            and o.coupon_template_id = c.coupon_template_id and o.version = c.terms_version
        where c.corporation_id = 1000 and c.coupon_template_id = 'five-off-dollars' group by 1 order by 1`,
      [],
    )

  test('what was given out keeps its terms; what is given from now on has the new ones · CARD-6', async () => {
    const { template, mark, given } = await couponOf('five-off-dollars')
    const changed = { ...template, effect: { kind: 'amount', amount: 200 } }
    expect(await save('saveCouponTemplate', { mark, template: changed })).toMatchObject({ code: '000' })
    expect(await heldTerms()).toEqual([{ amount: 500, count: given }])
    const gift = {
      customerId: MAYA,
      couponTemplateId: 'five-off-dollars',
      count: 2,
      beginDate: new Date().toISOString().slice(0, 10),
      endDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      reason: 'Waited too long for a table',
    }
    expect(await save('giveCoupon', gift)).toMatchObject({ code: '000', data: { given: 2 } })
    expect(await heldTerms()).toEqual([
      { amount: 200, count: 2 },
      { amount: 500, count: given },
    ])
    expect(await save('giveCoupon', { ...gift, endDate: '2020-01-01' })).toMatchObject({ code: 'CON-04-0030' })
    expect(await save('giveCoupon', { ...gift, customerId: 999_999 })).toMatchObject({ field: 'customerId' })
    const [line] = await rows<{ by_name: string; cause: string }>(
      `select by_name, cause from audit_line where corporation_id = 1000 and what = 'coupon.given'`,
      [],
    )
    expect(line).toEqual({ by_name: 'Amara Okafor', cause: 'Waited too long for a table' })
  })

  test('a kind is begun, and what it cannot be is refused with the field', async () => {
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
    const wrong = async (change: object) => {
      const { code, field } = await save('saveCouponTemplate', { mark: '', template: { ...template, ...change } })
      return [code, field]
    }
    expect(await wrong({ minimum: 500 })).toEqual(['CON-04-0026', 'template.currencyCode'])
    expect(await wrong({ effect: { kind: 'dish' } })).toEqual(['CON-04-0027', 'template.foodIds'])
    expect(await wrong({ foodIds: ['no-such-dish'] })).toEqual(['CON-04-0029', 'template.foodIds[0]'])
    expect(await wrong({ bizTypes: [] })).toEqual(['CON-04-0028', 'template.bizTypes'])
    expect(await wrong({ windows: [{ weekdays: [], from: 0, to: 60 }] })).toMatchObject(['CON-02-0003', /windows/])
    expect(await wrong({ effect: { kind: 'percent', rate: 2_000_000 } })).toMatchObject(['COM-00-0400', /rate/])
    expect(await wrong({})).toEqual(['000', undefined])
    expect(await couponOf('late-lunch')).toMatchObject({ template: { name: { en_US: 'Late lunch' } }, given: 0 })
  })
})

test('who set up what stands in the books of the staff with what was before and after · L2', async () => {
  const lines = await rows<{ what: string; before: object | null; after: object }>(
    `select what, before, after from audit_line where corporation_id = 1000 and by_name = 'Amara Okafor'`,
    [],
  )
  const kinds = new Set(lines.map(({ what }) => what))
  for (const kind of ['storedValue', 'points', 'levels', 'giftProgram', 'couponTemplate']) expect(kinds).toContain(kind)
})
