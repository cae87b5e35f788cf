import { createHash } from 'node:crypto'
import { refuse } from '@comanda/contract/core'
import type { startup as calls, StartupInfo } from '@comanda/contract/startup'
import { inLanguage } from '@comanda/domain/money'
import { locales } from '@comanda/messages'
import { languageAmong } from '../../platform/language-in.ts'
import { type Handler, type Precompressed, precompressedAnswer } from '../../platform/http/index.ts'
import type { Brand, Brands } from './brand.ts'
import type { Deps } from './deps.ts'
import { builtInUnder } from '../../platform/brand-texts.ts'
import { type TextNamespace, textsIn } from './texts.ts'
import { observing } from '../../platform/observe/index.ts'

/** The initial parameters in one language, prepared in every encoding. */
export interface Started {
  info: StartupInfo
  answer: Precompressed
}

export interface Starts {
  /** The initial data of a brand in the language nearest to the requested ones (joined by commas); computed once per content. */
  of(corporationId: number, language: string, namespace?: TextNamespace): Promise<Started | undefined>
}

const MAX_KEPT = 100

/** The brand's language nearest to the first requested one (`fr-FR,en`) that it has, else its first. ETC-1 */
const languageFor = ({ settings: { languages } }: Brand, requested: string): string =>
  languageAmong(languages, requested.split(',')) ?? languages[0] ?? 'en_US'

type Decoration = Awaited<ReturnType<Deps['decorationOf']>>

interface Content {
  brand: Brand
  decoration: Decoration
  /** Whether a store checks orders before they are paid. LOGIN-8 */
  storesCheck: boolean
  /** The order types of the stores, ascending. */
  orderTypes: number[]
  language: string
  map: Record<string, string>
}

function infoOf(
  { brand, decoration, storesCheck, orderTypes, language, map }: Content,
  {
    pictureHosts: hosts,
    testPage,
    uploadsOrigin,
    apps,
  }: Pick<Deps, 'pictureHosts' | 'testPage' | 'uploadsOrigin' | 'apps'>,
): StartupInfo {
  const { settings, corporationId } = brand
  const content = {
    appid: settings.appid,
    title: inLanguage(settings.name, language),
    slogan: inLanguage(settings.slogan, language),
    icon: settings.logo,
    ...(settings.cardProgramId !== undefined && { cardProgramId: settings.cardProgramId }),
    corporation: {
      corporationId,
      currency: settings.currency,
      format: { dateTimeFormat: settings.dateTimeFormat },
      languages: settings.languages,
      addressFormat: settings.addressFormat,
    },
    scheme: { extJson: { chooseLanguage: settings.chooseLanguage, ...(testPage && { testPage }) } },
    ...apps,
    ...(settings.officialAccount && { officialAccount: settings.officialAccount }),
    ...(settings.alipayAccount && { alipayAccount: settings.alipayAccount }),
    cdnInfo: { hosts: [...hosts], origin: hosts[0] ?? '', ...(uploadsOrigin && { uploads: uploadsOrigin }) },
    decoration,
    style: settings.style as StartupInfo['style'],
    checkOrderRequiresIn4Hours: storesCheck,
    ...(orderTypes.length > 0 && { orderTypes }),
    translation: {
      language,
      map,
      ...(language in locales ? {} : { builtIn: builtInUnder(language, settings.languages) }),
    },
  }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  return { version, ...content }
}

/** Caches the initial parameters by brand, decoration and language. */
export function createStarts(deps: Deps, brands: Brands): Starts {
  const cache = new Map<string, Promise<Started>>()
  const make = async (content: Omit<Content, 'map'>, namespace: TextNamespace): Promise<Started> => {
    const map = await textsIn(content.brand.settings, content.language, namespace)
    const info = infoOf({ ...content, map }, deps)
    return { info, answer: await precompressedAnswer(info) }
  }
  return {
    async of(corporationId, requested, namespace = 'first') {
      const [brand, decoration, storesCheck, shops] = await Promise.all([
        brands.shown(corporationId),
        deps.decorationOf(corporationId),
        deps.storesCheckOrders(corporationId),
        deps.shopsOf(corporationId),
      ])
      if (!brand) return undefined
      const language = languageFor(brand, requested)
      const { decorationPlanId, version } = decoration
      const orderTypes = [...new Set(shops.flatMap(({ bizTypes }) => bizTypes))].sort((a, b) => a - b)
      const content = [decorationPlanId, version, storesCheck, orderTypes.join(), brand.text]
      const key = [corporationId, language, namespace, ...content].join(' ')
      const cached = cache.get(key)
      observing.meter?.cache('startup', cached !== undefined)
      if (cached) return cached
      if (cache.size >= MAX_KEPT) cache.clear()
      const info = make({ brand, decoration, storesCheck, orderTypes, language }, namespace)
      cache.set(key, info)
      info.catch(() => cache.delete(key))
      return info
    },
  }
}

/** Returns the startup data in one call, or that the phone already has this version. NAV-4 */
export const info =
  (starts: Starts): Handler<typeof calls.info> =>
  async (caller, { userLanguage, deviceLanguage, namespace, version }) => {
    const language = userLanguage ?? deviceLanguage ?? caller.language
    const started = await starts.of(caller.corporationId, language, namespace)
    if (!started) return refuse('brandUnknown')
    return version === started.info.version ? { version, unchanged: true } : started.answer
  }
