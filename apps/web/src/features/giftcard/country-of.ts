/** Default country of a phone number, by the currency of a card. */
const countries: Readonly<Record<string, string>> = { USD: 'US', GBP: 'GB', JPY: 'JP', KWD: 'KW', SGD: 'SG' }

export const countryOf = (currencyCode: string): string => countries[currencyCode] ?? 'US'
