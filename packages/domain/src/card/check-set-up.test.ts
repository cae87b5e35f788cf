import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import {
  bonusOf,
  checkLevels,
  checkPoints,
  checkStoredValue,
  type GiftInfo,
  type Level,
  pointsEarnedBy,
  type PointsAtCurrency,
  type StoredValueProgram,
  pointsValue,
} from './index.ts'

const dollars = { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 }
const level = (more: Partial<Level>): Level => ({
  id: 'one',
  name: { en_US: 'One' },
  color: '#000000',
  flag: 0,
  upgradeEnabled: true,
  degradeEnabled: false,
  upgradeGrowth: 0,
  keepLevelGrowth: 0,
  ranking: 1,
  pointsBonus: 0,
  rightsList: [],
  ...more,
})

const anyRule = fc
  .record({
    pointsPerTier: fc.integer({ min: 1, max: 500 }),
    pointsTiersAmount: fc.integer({ min: 1, max: 500 }).map(money),
    earnAmount: fc.integer({ min: 1, max: 500 }).map(money),
    earnPoints: fc.integer({ min: 0, max: 500 }),
  })
  .map((rule): PointsAtCurrency => ({ ...rule, currency: dollars, minimumPointAmount: money(0) }))

describe('valid rules for points', () => {
  test('Points are never worth as much as the amount spent, for any amount and level (CARD-7)', () => {
    const bonus = fc.integer({ min: 0, max: 4_000_000 })
    fc.assert(
      fc.property(anyRule, bonus, fc.integer({ min: 1, max: 10_000_000 }), (rule, pointsBonus, spent) => {
        const [fault] = checkPoints([rule], { levels: [level({ pointsBonus })], currencyCodes: ['USD'] })
        const worth = pointsValue(pointsEarnedBy(money(spent), rule, pointsBonus), rule)
        if (!fault) expect(worth).toBeLessThan(spent)
      }),
      { numRuns: 500 },
    )
  })

  test('Rules are refused exactly if points are worth the whole amount', () => {
    const rule = { ...fcRule, earnPoints: 50 }
    const at = (pointsBonus: number) =>
      checkPoints([rule], { levels: [level({ pointsBonus })], currencyCodes: ['USD'] })[0]?.reason
    expect(at(999_999)).toBeUndefined()
    expect(at(1_000_000)).toBe('pointsWorthTooMuch')
    expect(checkPoints([rule, fcRule], { levels: [], currencyCodes: ['USD'] })[0]?.reason).toBe('currencyTwice')
    expect(checkPoints([rule], { levels: [], currencyCodes: ['GBP'] })[0]?.reason).toBe('currencyUnfit')
  })
})

/** 100 points pay a dollar; every dollar earns. */
const fcRule: PointsAtCurrency = {
  currency: dollars,
  pointsPerTier: 100,
  pointsTiersAmount: money(100),
  minimumPointAmount: money(0),
  earnAmount: money(100),
  earnPoints: 1,
}

test('A valid stored-value program never gives a bonus above the paid amount, not even with the first recharge (CARD-3, M12)', () => {
  const bonus = fc.record({
    returnAmount: fc.nat(3000).map(money),
    returnPoint: fc.nat(100),
    giftInfos: fc.constant<GiftInfo[]>([]),
  })
  const tier = fc.record({ storedAmount: fc.integer({ min: 1, max: 2000 }).map(money), bonus })
  fc.assert(
    fc.property(fc.array(tier, { minLength: 1, maxLength: 4 }), bonus, (tiers, firstRecharge) => {
      const program: StoredValueProgram = {
        id: 'p',
        versionId: 'v1',
        cardProgramId: 'c',
        type: 1,
        status: 'active',
        name: {},
        description: {},
        currencyCode: 'USD',
        scopes: [],
        programRules: tiers.map((one, i) => ({ ruleId: String(i), storedAmount: one.storedAmount, ...one.bonus })),
        firstRechargeEnabled: true,
        firstRecharge,
        agreementId: 'a',
      }
      if (checkStoredValue(program, { couponTemplateIds: [], shopIds: [] }).length > 0) return
      for (const rule of program.programRules)
        expect(bonusOf(program, rule, true).returnAmount).toBeLessThanOrEqual(rule.storedAmount)
    }),
    { numRuns: 500 },
  )
})

test('Each faulty level and each faulty currency is named', () => {
  const program = { levels: [], rights: [], pointsRules: [] } as unknown as Parameters<typeof checkLevels>[0]
  const levels = [
    level({ upgradeGrowth: 5, rightsList: ['gone'] }),
    level({ id: 'two', ranking: 2, keepLevelGrowth: 9 }),
  ]
  expect(checkLevels(program, levels, []).map(({ field }) => field)).toEqual([
    'levels[0].rightsList[0]',
    'levels[0].upgradeGrowth',
    'levels[1].upgradeGrowth',
    'levels[1].keepLevelGrowth',
  ])
  const rules = [{ ...fcRule, earnPoints: 200 }, fcRule]
  expect(checkPoints(rules, { levels: [], currencyCodes: [] }).map(({ field }) => field)).toEqual([
    'pointsRules[0].currency',
    'pointsRules[0].earnPoints',
    'pointsRules[1].currency',
    'pointsRules[1].currency',
  ])
})

test('Levels rise from 0, and a level that members have is not removed (CARD-2)', () => {
  const levels = [level({}), level({ id: 'two', ranking: 2, upgradeGrowth: 100 })]
  const program = { levels, rights: [], pointsRules: [] } as unknown as Parameters<typeof checkLevels>[0]
  expect(checkLevels(program, levels, ['two'])).toEqual([])
  expect(checkLevels(program, [level({})], ['two'])[0]?.reason).toBe('levelHeld')
  expect(checkLevels(program, [level({}), level({ id: 'two', ranking: 2 })], [])[0]?.reason).toBe('levelGrowthOrder')
  expect(checkLevels(program, [level({ upgradeGrowth: 5 })], [])[0]?.reason).toBe('levelGrowthOrder')
  expect(checkLevels(program, [level({ keepLevelGrowth: 5 })], [])[0]?.reason).toBe('levelKeepTooHigh')
  expect(checkLevels(program, [level({ rightsList: ['gone'] })], [])[0]?.reason).toBe('rightUnknown')
  expect(checkLevels(program, [level({}), level({ id: 'two' })], [])[0]?.reason).toBe('levelTwice')
})
