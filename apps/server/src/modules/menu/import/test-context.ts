import type { MenuDocument } from '@comanda/domain/menu'
import type { ReadContext } from './parsed-menu.ts'

/** A store that sells in US dollars and English, with this menu. */
export const testContext = (before?: MenuDocument): ReadContext => ({
  currency: { currencyCode: 'USD', currencySymbol: '$', internationalSystemOfUnits: 2 },
  taxes: [],
  languages: ['en_US'],
  before,
  now: 1_800_000_000,
})
