import { refuse } from '@comanda/contract/core'
import type { reference as calls } from '@comanda/contract/reference'
import { locales } from '@comanda/messages'
import { type HandlersOf, type Precompressed, precompressedAnswer } from '../../platform/http/index.ts'
import { currencies } from './currencies.ts'
import { isOurs, qrSvg } from './qrcode.ts'

export interface ReferenceModule {
  handlers: HandlersOf<typeof calls>
}

interface Deps {
  /** Origins a code may lead to. */
  origins: readonly string[]
}

/** Made at the first call and cached: these facts change with a release only. */
function once(make: () => unknown): () => Promise<Precompressed> {
  let made: Promise<Precompressed> | undefined
  return () => (made ??= precompressedAnswer(make()))
}

const languages = Object.values(locales).map(({ id, tag, name, dir }) => ({ language: id, tag, name, dir }))

/** Reference data and codes to show. */
export function createReference({ origins }: Deps): ReferenceModule {
  const currencyAnswer = once(() => ({ currencies }))
  const languageAnswer = once(() => ({ languages }))
  // The tables of phone numbers are large: they are loaded at the first call.
  const phones = () => import('./phones.ts')
  let countryAnswer: Promise<Precompressed> | undefined
  let formatAnswer: Promise<Precompressed> | undefined
  return {
    handlers: {
      listCurrency: currencyAnswer,
      listResourceLanguageMaps: languageAnswer,
      listCountry: () => (countryAnswer ??= phones().then(({ countries }) => precompressedAnswer({ countries }))),
      listPhoneFormat: () =>
        (formatAnswer ??= phones().then(({ phoneFormats }) => precompressedAnswer({ formats: phoneFormats }))),
      displayQrcode: async (_who, { text }) =>
        isOurs(text, origins) ? { svg: await qrSvg(text) } : refuse('qrRefused'),
    },
  }
}
