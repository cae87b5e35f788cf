import { refuse } from '@comanda/contract/core'
import { currencyOf, isTimeZone } from '@comanda/domain/store'
import { withoutEmpty } from '../../../platform/save-at-revision.ts'
import type { PartOf } from './part.ts'

/** Names, address, contacts, pictures and seller. */
export const general: PartOf<'general'> = {
  pictures: ({ photos }) => photos,
  of: ({ shopName, description, address, point, phone, email = '', picture, photos = [], seller }) => ({
    shopName,
    description,
    address,
    point,
    phone,
    email,
    picture,
    photos,
    seller: seller ?? { legalName: '', taxNumber: '' },
  }),
  into({ seller: _seller, email: _email, photos: _photos, ...config }, { seller, email, photos, ...part }) {
    return {
      ...config,
      ...part,
      shopName: withoutEmpty(part.shopName),
      description: withoutEmpty(part.description),
      address: { ...part.address, lines: part.address.lines.filter(line => line !== '') },
      ...(email !== '' && { email }),
      ...(photos.length > 0 && { photos }),
      ...((seller.legalName !== '' || seller.taxNumber !== '') && { seller }),
    }
  },
}

/** Time zone, languages and currency; the currency stays once guests have ordered. STORE-2 */
export const region: PartOf<'region'> = {
  of: ({ timeZone, languages, currency }) => ({ timeZone, languages, currency }),
  into: ({ cashRounding, ...config }, { timeZone, languages, currency }) => ({
    ...config,
    timeZone,
    languages: [...new Set(languages)],
    currency: currencyOf(currency.currencyCode) ?? currency,
    // It is an amount of the former currency.
    ...(cashRounding !== undefined && currency.currencyCode === config.currency.currencyCode && { cashRounding }),
  }),
  async check({ timeZone, currency: { currencyCode } }, { config, deps, shop }) {
    if (!isTimeZone(timeZone)) return refuse('timeZoneUnknown', { field: 'timeZone' })
    const before = config.currency.currencyCode
    if (currencyCode === before) return undefined
    if (!currencyOf(currencyCode)) return refuse('currencyUnknown', { field: 'currency' })
    if (!(await deps.hasOrders(shop))) return undefined
    return refuse('currencyInUse', { field: 'currency', params: { currency: before } })
  },
}
