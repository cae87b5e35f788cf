import { type RequestOf, refuse } from '@comanda/contract/core'
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
  /** Texts of the language nearest to a requested one or of all, with the brand's own over them; `revision` changes with them. ETC-1 */
  textsOf(
    corporationId: number,
    requested: string | undefined,
    namespace: RequestOf<typeof calls.listResourceLanguageMaps>['namespace'],
  ): Promise<{ revision: string; maps(): Promise<Record<string, Record<string, string>>> }>
}

/** Made at the first call and cached: these facts change with a release only. */
function once(make: () => unknown): () => Promise<Precompressed> {
  let stored: Promise<Precompressed> | undefined
  return () => (stored ??= precompressedAnswer(make()))
}

const languages = Object.values(locales).map(({ id, tag, name, dir }) => ({ language: id, tag, name, dir }))

const MAX_MAPS = 50

/** Text maps, compressed once per content. */
function languageMaps({ textsOf }: Pick<Deps, 'textsOf'>): HandlersOf<typeof calls>['listResourceLanguageMaps'] {
  const cache = new Map<string, Promise<Precompressed>>()
  return async ({ corporationId }, { userLanguage, deviceLanguage, namespace = 'all' }) => {
    const requested = userLanguage ?? deviceLanguage
    const { revision, maps } = await textsOf(corporationId, requested, namespace)
    const key = `${namespace} ${revision}`
    const cached = cache.get(key)
    if (cached) return cached
    if (cache.size >= MAX_MAPS) cache.clear()
    const answer = maps().then(read => precompressedAnswer({ languages, maps: read }))
    cache.set(key, answer)
    answer.catch(() => cache.delete(key))
    return answer
  }
}

/** Reference data and codes to show. */
export function createReference({ origins, textsOf }: Deps): ReferenceModule {
  const currencyAnswer = once(() => ({ currencies }))
  // The tables of phone numbers are large: they are loaded at the first call.
  const phones = () => import('./phones.ts')
  let countryAnswer: Promise<Precompressed> | undefined
  let formatAnswer: Promise<Precompressed> | undefined
  return {
    handlers: {
      listCurrency: currencyAnswer,
      listResourceLanguageMaps: languageMaps({ textsOf }),
      listCountry: () => (countryAnswer ??= phones().then(({ countries }) => precompressedAnswer({ countries }))),
      listPhoneFormat: () =>
        (formatAnswer ??= phones().then(({ phoneFormats }) => precompressedAnswer({ formats: phoneFormats }))),
      displayQrcode: async (_who, { text }) =>
        isOurs(text, origins) ? { svg: await qrSvg(text) } : refuse('qrRefused'),
    },
  }
}
