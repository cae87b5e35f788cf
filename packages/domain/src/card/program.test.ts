import { describe, expect, it } from 'vitest'
import { money } from '../money/index.ts'
import { bonusOf, type RechargeTier, tiersCovering, soldAt, type StoredValueProgram } from './recharge-tiers.ts'
import { firstLevel, levelKept, levelsFor, levelReached, nextLevel, shownLevels } from './levels.ts'
import { isGoodPassword, passwordRest } from './password.ts'
import type { CardProgram, Level } from './types.ts'

const level = (id: string, ranking: number, growth: number, more: Partial<Level> = {}): Level => ({
  id,
  name: {},
  color: '#000000',
  flag: 0,
  upgradeEnabled: true,
  degradeEnabled: true,
  upgradeGrowth: growth,
  keepLevelGrowth: growth / 2,
  ranking,
  pointsBonus: 0,
  rightsList: [],
  ...more,
})
const program = {
  cardProgramId: 'p',
  levels: [level('gold', 3, 1000), level('green', 1, 0), level('silver', 2, 400), level('staff', 9, 0, { flag: 2 })],
} as unknown as CardProgram

describe('levels (CARD-2)', () => {
  it('A member starts at the lowest visible level; a hidden one is never reached', () => {
    expect(firstLevel(program).id).toBe('green')
    expect(shownLevels(program).map(it => it.id)).toEqual(['green', 'silver', 'gold'])
    expect(levelReached(program, 'green', 1_000_000).id).toBe('gold')
  })

  it('A member on a hidden level sees it among the visible ones; nobody else does', () => {
    expect(levelsFor(program, 'staff').map(it => it.id)).toEqual(['green', 'silver', 'gold', 'staff'])
    expect(levelsFor(program, 'green').map(it => it.id)).toEqual(['green', 'silver', 'gold'])
    expect(levelsFor(program, undefined).map(it => it.id)).toEqual(['green', 'silver', 'gold'])
  })

  it('Growth raises the level and never lowers it', () => {
    expect(levelReached(program, 'green', 399).id).toBe('green')
    expect(levelReached(program, 'green', 400).id).toBe('silver')
    expect(levelReached(program, 'gold', 0).id).toBe('gold')
    expect(nextLevel(program, 'green', 150)).toMatchObject({ level: { id: 'silver' }, missing: 250 })
    expect(nextLevel(program, 'gold', 0)).toBeUndefined()
  })

  it('After its period a level is kept with enough growth, else it falls to the level that the growth keeps', () => {
    expect(levelKept(program, 'gold', 500).id).toBe('gold')
    expect(levelKept(program, 'gold', 499).id).toBe('silver')
    expect(levelKept(program, 'gold', 200).id).toBe('silver')
    expect(levelKept(program, 'gold', 199).id).toBe('green')
    expect(levelKept(program, 'gold', 0).id).toBe('green')
    expect(levelKept(program, 'silver', 199).id).toBe('green')
    expect(levelKept(program, 'staff', -1).id).toBe('green')
  })

  it('A period that keeps a lower level never raises, and of levels of one rank none is above the other', () => {
    const cheap = { ...program, levels: [...program.levels, level('blue', 2, 400, { keepLevelGrowth: 900 })] }
    expect(levelKept(cheap, 'blue', 300).id).toBe('green')
    expect(levelReached(cheap, 'silver', 500).id).toBe('silver')
    const odd = { ...program, levels: [level('top', 5, 100), level('low', 1, 400)] }
    expect(levelKept(odd, 'low', 100).id).toBe('low')
  })

  it('A program without a visible level has none to begin with', () => {
    const hidden = { ...program, levels: [level('staff', 9, 0, { flag: 2 })] }
    expect(() => firstLevel(hidden)).toThrow('p has no level to begin with')
  })
})

const tier = (ruleId: string, stored: number, refund: number): RechargeTier => ({
  ruleId,
  storedAmount: money(stored),
  returnAmount: money(refund),
  returnPoint: 10,
  giftInfos: [],
})
const storedValue: StoredValueProgram = {
  id: 's',
  versionId: 'v1',
  cardProgramId: 'p',
  type: 1,
  status: 'active',
  name: {},
  description: {},
  currencyCode: 'USD',
  scopes: [101],
  programRules: [tier('100', 10_000, 1000), tier('20', 2000, 0), tier('50', 5000, 300)],
  firstRechargeEnabled: true,
  firstRecharge: { returnAmount: money(500), returnPoint: 50, giftInfos: [] },
  agreementId: 'stored-value',
}

describe('stored value (CARD-3)', () => {
  it('The first-recharge gift is added to the first recharge only (M12)', () => {
    expect(bonusOf(storedValue, tier('50', 5000, 300), true)).toMatchObject({ returnAmount: 800, returnPoint: 60 })
    expect(bonusOf(storedValue, tier('50', 5000, 300), false)).toMatchObject({ returnAmount: 300, returnPoint: 10 })
  })

  it('Offered gears cover the due amount together with the balance, smallest first (PAY-7)', () => {
    const ids = (due: number, balance: number, first = false) =>
      tiersCovering(storedValue, money(due), money(balance), first).map(it => it.ruleId)
    expect(ids(2500, 0)).toEqual(['50', '100'])
    expect(ids(2500, 0, true)).toEqual(['20', '50', '100'])
    expect(ids(2500, 2500)).toEqual([])
    expect(ids(90_000, 0)).toEqual([])
  })

  it('A program is sold at its stores, in its currency, while it is valid', () => {
    expect(soldAt(storedValue, { shopId: 101, currencyCode: 'USD' })).toBe(true)
    expect(soldAt(storedValue, { shopId: 102, currencyCode: 'USD' })).toBe(false)
    expect(soldAt(storedValue, { shopId: 101, currencyCode: 'GBP' })).toBe(false)
    const dated = { ...storedValue, startDate: '2026-11-20', endDate: '2026-11-22' }
    const on = (day: string) => soldAt(dated, { shopId: 101, currencyCode: 'USD', day })
    expect(['2026-11-19', '2026-11-20', '2026-11-22', '2026-11-23'].map(on)).toEqual([false, true, true, false])
    expect(soldAt({ ...storedValue, status: 'ended' }, { shopId: 101, currencyCode: 'USD' })).toBe(false)
  })
})

describe('card password (CARD-1)', () => {
  it.each(['000000', '123456', '987654', '12345', '1234567', 'abcdef', '٠١٢٣٤٥'])('%s is refused', weak => {
    expect(isGoodPassword(weak)).toBe(false)
  })
  it.each(['135790', '112233', '246802'])('%s is accepted', good => {
    expect(isGoodPassword(good)).toBe(true)
  })
  it('The lock time grows', () => {
    expect([5, 10, 15, 50].map(passwordRest)).toEqual([900_000, 3_600_000, 14_400_000, 86_400_000])
  })
})
