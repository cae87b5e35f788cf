import { describe, expect, it } from 'vitest'
import { combo, dish, menuOf, modifiers, option, sides, unit } from '../../menu/testing.ts'
import { money, localizerFor } from '../../money/index.ts'
import { detailOf } from './detail.ts'
import { linesToPrice } from './line-to-price.ts'
import { translatedLine } from './line-texts.ts'
import { applyModification } from './modify.ts'
import { choiceOf, rulesOf } from '../testing.ts'
import type { CartLine, LineChoice } from '../types.ts'

const localize = localizerFor('en_US')
const burger = dish('burger', {
  units: [unit('small', 900), unit('large', 1200)],
  modifierGroupIds: ['extras'],
  comboGroups: [combo('drink', [['c', 'cola', 0]], { min: 0 })],
  sideDishGroups: [sides('side', [['f', 'fries', 300, true]])],
})
const fries = dish('fries', { modifierGroupIds: ['dip'] })
const groups = [
  modifiers('extras', [option('cheese', 150), option('bacon')], { multiple: true, max: 5 }),
  modifiers('dip', [option('mayo', 50)]),
]
const index = menuOf([burger, dish('cola'), fries, dish('cake')], groups)

const cartOf = (...choices: LineChoice[]): CartLine[] => {
  const change = { modifyType: 0 as const, cartItems: choices, addedBy: 'me' }
  const answer = applyModification([], change, rulesOf(index))
  if ('problem' in answer) throw new Error(answer.problem)
  return answer.lines
}

describe('texts and problems of a cart line', () => {
  it('Detail joins unit, modifiers as name*quantity, combo parts, sides and remark with commas (CART-7)', () => {
    const choice = choiceOf('burger', 1, {
      unitId: 'large',
      modifiers: [
        { modifierGroupId: 'extras', modifierItemId: 'cheese', quantity: 2 },
        { modifierGroupId: 'extras', modifierItemId: 'bacon', quantity: 1 },
      ],
      subItems: [{ comboGroupId: 'drink', comboGroupItemId: 'c', quantity: 1 }],
      sideDishItems: [
        {
          sideDishGroupId: 'side',
          sideDishGroupItemId: 'f',
          quantity: 2,
          modifiers: [{ modifierGroupId: 'dip', modifierItemId: 'mayo', quantity: 1 }],
        },
      ],
      remark: 'well done',
    })
    expect(detailOf(index, burger, choice, localize)).toBe('large, cheese*2, bacon, cola, fries*2 (mayo), well done')
  })

  it('A remark keeps its own text direction (CART-7)', () => {
    const result = (language: string, remark: string) =>
      detailOf(index, burger, choiceOf('burger', 1, { unitId: 'large', remark }), localizerFor(language))
    expect(result('ar', 'No onions, please.')).toBe('large، \u2068No onions, please.\u2069')
    expect(result('en_US', 'بدون بصل.')).toBe('large, \u2068بدون بصل.\u2069')
    expect(result('en_US', 'No onions, please.')).toBe('large, No onions, please.')
  })

  it('A combo part shows its unit if the dish has several (CART-7)', () => {
    const cola = dish('cola', { units: [unit('can', 200), unit('jug', 500)] })
    const drink = combo('drink', [['j', 'cola', 0]])
    const jugs = { ...drink, details: drink.details.map(one => ({ ...one, unitId: 'jug' })) }
    const two = dish('two', { comboGroups: [jugs] })
    const choice = choiceOf('two', 1, { subItems: [{ comboGroupId: 'drink', comboGroupItemId: 'j', quantity: 2 }] })
    expect(detailOf(menuOf([two, cola]), two, choice, localize)).toBe('cola*2 (jug)')
  })

  it('Choices are shown in menu order, not in the order of ids (CART-7)', () => {
    const meal = dish('meal', {
      modifierGroupIds: ['taste', 'extras'],
      comboGroups: [combo('main', [['m', 'fries', 0]]), combo('drink', [['c', 'cola', 0]])],
    })
    const flavour = modifiers('taste', [option('hot'), option('cold')], { multiple: true, max: 2 })
    const menu = menuOf([meal, fries, dish('cola')], [...groups, flavour])
    const choice = choiceOf('meal', 1, {
      modifiers: [
        { modifierGroupId: 'extras', modifierItemId: 'bacon', quantity: 1 },
        { modifierGroupId: 'extras', modifierItemId: 'cheese', quantity: 1 },
        { modifierGroupId: 'taste', modifierItemId: 'cold', quantity: 1 },
        { modifierGroupId: 'taste', modifierItemId: 'hot', quantity: 1 },
      ],
      subItems: [
        { comboGroupId: 'drink', comboGroupItemId: 'c', quantity: 1 },
        { comboGroupId: 'main', comboGroupItemId: 'm', quantity: 1 },
      ],
    })
    expect(detailOf(menu, meal, choice, localize)).toBe('hot, cold, cheese, bacon, fries, cola')
  })

  it('A price that changed since the dish was added is shown (O5)', () => {
    const lines = cartOf(choiceOf('cake'))
    const dearer = menuOf([dish('cake', { price: money(1100) })])
    expect(linesToPrice(lines, rulesOf(index), localize)[0]).not.toHaveProperty('priceWas')
    expect(linesToPrice(lines, rulesOf(dearer), localize)[0]).toMatchObject({ unitAmount: 1100, priceWas: 1000 })
  })

  it.each([
    ['the dish is removed', menuOf([dish('other')]), {}, 'notOnMenu'],
    ['it is switched off', menuOf([dish('cake', { onSale: false })]), {}, 'notOnSale'],
    ['the dish is sold out', index, { stock: { cake: 0 } }, 'soldOut'],
    ['less is left than ordered', index, { stock: { cake: 1 } }, 'overStock'],
    [
      'an option is now required',
      menuOf([dish('cake', { modifierGroupIds: ['dip'] })], [modifiers('dip', [option('x')], { min: 1 })]),
      {},
      'choiceMissing',
    ],
    [
      'a chosen option is sold out',
      menuOf(
        [dish('cake', { modifierGroupIds: ['dip'] })],
        [modifiers('dip', [option('x', 0, { soldOut: true })], { min: 1 })],
      ),
      {},
      'soldOut',
    ],
    ['the table’s limit is lower', index, { itemLimit: { count: 1, perPerson: false } }, 'overLimit'],
  ])('%s: the line shows why it cannot be ordered (O5)', (_, menu, rules, problem) => {
    expect(linesToPrice(cartOf(choiceOf('cake', 2)), rulesOf(menu, rules), localize)[0]).toMatchObject({ problem })
  })

  it('Of two lines that share the remaining stock, the first has priority (CART-3)', () => {
    const lines = cartOf(choiceOf('cake', 2), choiceOf('cake', 2, { remark: 'candle' }))
    const priced = linesToPrice(lines, rulesOf(index, { stock: { cake: 3 } }), localize)
    expect(priced.map(line => line.problem)).toEqual([undefined, 'overStock'])
  })

  it('Members-only dishes are for members (LOGIN-10)', () => {
    const members = menuOf([dish('cake')], [], {
      menuGroups: [
        { menuGroupId: 'g', groupType: -2, displayName: { en_US: 'G' }, foodIds: ['cake'], minOnlineQuantity: 0 },
      ],
    })
    const lines = cartOf(choiceOf('cake'))
    expect(linesToPrice(lines, rulesOf(members), localize)[0]).toMatchObject({ problem: 'membersOnly' })
    expect(linesToPrice(lines, rulesOf(members, { member: true }), localize)[0]).not.toHaveProperty('problem')
  })
})

describe('an ordered line in another language (CART-11)', () => {
  const soup = dish('soup', {
    displayName: { en_US: 'Soup', zh_CN: '汤' },
    units: [unit('small', 900), unit('large', 1200)],
  })
  const menu = menuOf([
    { ...soup, units: soup.units.map(it => ({ ...it, unitName: { ...it.unitName, zh_CN: '大' } })) },
  ])
  const ordered = {
    ...choiceOf('soup', 1, { unitId: 'large', remark: '少盐' }),
    itemKey: '1',
    displayName: '汤',
    detail: '大，少盐',
  }
  const languages = {
    was: localizerFor('zh_CN'),
    now: localizerFor('en_US'),
  }

  it('Choices are joined with the comma of the language (CART-7)', () => {
    const detail = (language: string) =>
      translatedLine(menu, ordered, { ...languages, now: localizerFor(language) })?.detail
    expect([detail('en_US'), detail('zh_CN'), detail('ar')]).toEqual([
      'large, 少盐',
      '大，少盐',
      'large، \u2068少盐\u2069',
    ])
  })

  it('Menu texts are translated; the guest’s remark stays', () => {
    expect(translatedLine(menu, ordered, languages)).toEqual({ displayName: 'Soup', detail: 'large, 少盐' })
  })

  it('The original text stays if the menu no longer has the dish or has changed', () => {
    expect(translatedLine(menu, { ...ordered, foodId: 'gone' }, languages)).toBeUndefined()
    expect(translatedLine(menu, { ...ordered, displayName: '旧汤' }, languages)).toBeUndefined()
    expect(translatedLine(menu, { ...ordered, unitId: 'gone' }, languages)).toBeUndefined()
  })
})
