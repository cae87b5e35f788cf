/** The country whose phones are meant first, by the currency a card is in. */
const countries: Readonly<Record<string, string>> = { USD: 'US', GBP: 'GB', JPY: 'JP', KWD: 'KW', SGD: 'SG' }

export const countryOf = (currencyCode: string): string => countries[currencyCode] ?? 'US'
