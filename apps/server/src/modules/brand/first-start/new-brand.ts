import type { firstStartCalls as calls } from '@comanda/contract/brand'
import type { Currency, LocalizedText } from '@comanda/domain/money'
import { countryPreset, newShopConfig, type ShopConfig } from '@comanda/domain/store'
import type { Tx } from '../../../platform/db/index.ts'
import type { InputOf } from '../../../platform/http/index.ts'

export type NewBrandInput = InputOf<typeof calls.createBrand>

/** The number of the first brand of a server. */
const FIRST_CORPORATION = 1000
const BRAND_ID = 1

/** The name in the language it was typed in. */
const named = ({ languages }: NewBrandInput, text: string): LocalizedText => ({ [languages[0] ?? 'en_US']: text })

/** The brand's name by language. */
export const brandNameOf = (input: NewBrandInput): LocalizedText => named(input, input.brandName)

const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40) || 'brand'

/** The settings of a new brand, with what is usual in its country. SETUP-1, SETUP-3 */
const newBrandSettings = (input: NewBrandInput, currency: Currency) => {
  const { addressFormat, dateTimeFormat } = countryPreset(input.countryCode)
  return {
    brandId: BRAND_ID,
    name: brandNameOf(input),
    slogan: {},
    appid: slugOf(input.brandName),
    logo: '',
    currency,
    addressFormat,
    dateTimeFormat,
    languages: input.languages,
    countryCode: input.countryCode,
    texts: {},
    chooseLanguage: input.languages.length > 1,
    adjustAlone: {},
    style: {},
  }
}

/** The first store. A tax whose rate depends on the place is not assumed. SETUP-1 */
export function firstShopOf(input: NewBrandInput, currency: Currency, paymentMethods: readonly string[]): ShopConfig {
  const preset = countryPreset(input.countryCode)
  const { taxes, taxVaries } = preset
  return newShopConfig({
    shopId: 0,
    brandId: BRAND_ID,
    shopName: named(input, input.shopName),
    countryCode: input.countryCode,
    timeZone: input.timeZone,
    languages: input.languages,
    currency,
    taxes: taxVaries ? [] : taxes.slice(0, 1),
    bizTypes: [1300],
    paymentMethods,
    // The brand may have another currency than its country.
    ...(currency.currencyCode === preset.currency.currencyCode && { cashRounding: preset.cashRounding }),
  })
}

const INSERT = {
  name: 'brand_insert',
  text: `insert into corporation (corporation_id, name, settings, created_at, personal_data)
    select $1, $2, $3, $4, 'sealed' where not exists (select 1 from corporation)
    on conflict do nothing`,
}

/** Inserts the first brand of the server and returns its number; undefined if there is one already. */
export async function insertFirstBrand(
  tx: Tx,
  input: NewBrandInput,
  currency: Currency,
  at: Date,
): Promise<number | undefined> {
  const settings = JSON.stringify(newBrandSettings(input, currency))
  const { count } = await tx.query(INSERT, [FIRST_CORPORATION, input.brandName, settings, at])
  return count === 1 ? FIRST_CORPORATION : undefined
}
