import { checkMenu } from '@comanda/domain/menu'
import { knownCurrencies } from '@comanda/domain/store'
import { expect, test } from 'vitest'
import { sampleMenu, sampleMenuNames } from './sample-menus.ts'

test('A sample menu can be published in every currency, in three languages, with the taxes of the store (SETUP-5)', () => {
  for (const currency of knownCurrencies())
    for (const name of sampleMenuNames) {
      const menu = sampleMenu(name, { currency, taxIds: ['vat'] })
      expect(checkMenu(menu, { taxIds: ['vat'] }), `${name} ${currency.currencyCode}`).toEqual([])
      expect(menu.items.length).toBeGreaterThan(8)
      for (const item of menu.items) {
        expect(item.price).toBeGreaterThan(0)
        expect(Object.keys(item.displayName)).toEqual(['en_US', 'zh_CN', 'ar'])
        expect(item.taxIds).toEqual(['vat'])
      }
    }
})
