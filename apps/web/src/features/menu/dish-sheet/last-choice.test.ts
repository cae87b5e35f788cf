import { indexMenu, inOneLanguage, startingChoice } from '@comanda/domain/menu'
import { dish, menuOf, modifiers, option, unit } from '@comanda/domain/menu/testing'
import { beforeEach, expect, test } from 'vitest'
import { eraseStored, writeStored } from '../../../platform/device/storage.ts'
import { choiceIn, lastChoiceOf, noteChoice } from './last-choice.ts'

const milks = modifiers('milk', [option('oat'), option('soy')], { max: 1 })
const coffee = dish('latte', { units: [unit('hot', 300), unit('iced', 350)], modifierGroupIds: ['milk'] })
const { document } = menuOf([coffee], [milks])
const index = indexMenu(inOneLanguage(document, 'en_US'))
const latte = index.items.get('latte')
if (!latte) throw new Error('no latte')
const proposed = startingChoice(index, latte)
const iced = {
  ...proposed,
  unitId: 'iced',
  modifiers: [{ modifierGroupId: 'milk', modifierItemId: 'oat', quantity: 1 }],
}

beforeEach(() => eraseStored('dishChoices'))

test('The last choice of a dish is offered again (MENU-11)', () => {
  expect(lastChoiceOf(index, latte, {}, proposed)).toBeUndefined()
  noteChoice(latte, iced)
  expect(lastChoiceOf(index, latte, {}, proposed)).toEqual(iced)
})

test('A choice equal to the proposed one, sold out or gone is not offered (MENU-11)', () => {
  noteChoice(latte, proposed)
  expect(lastChoiceOf(index, latte, {}, proposed)).toBeUndefined()
  noteChoice(latte, iced)
  expect(lastChoiceOf(index, latte, { 'latte:iced': 0 }, proposed)).toBeUndefined()
  noteChoice(latte, { ...iced, unitId: 'frozen' })
  expect(lastChoiceOf(index, latte, {}, proposed)).toBeUndefined()
})

test('A changed storage leads to no error (MENU-11)', () => {
  for (const broken of [
    7,
    'x',
    [null],
    [{ foodId: 'latte', choice: 3 }],
    [{ foodId: 'latte', choice: { modifiers: [1] } }],
  ]) {
    writeStored('dishChoices', broken)
    expect(lastChoiceOf(index, latte, {}, proposed)).toBeUndefined()
  }
  expect(choiceIn({ modifiers: 'many', subItems: [4] }).modifiers).toEqual([])
})
