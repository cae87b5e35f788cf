import { createHash } from 'node:crypto'
import { refuse } from '@comanda/contract/core'
import type { startup as calls, StartupInfo } from '@comanda/contract/startup'
import { inLanguage } from '@comanda/domain/money'
import { localeOf } from '@comanda/messages'
import { first as ar } from '@comanda/messages/ar/first'
import { first as en } from '@comanda/messages/en-US/first'
import { first as zh } from '@comanda/messages/zh-CN/first'
import { type Handler, type Precompressed, precompressedAnswer } from '../../platform/http/index.ts'
import type { Brand, Brands } from './brand.ts'
import type { Deps } from './deps.ts'

const maps: Readonly<Record<string, Record<string, string>>> = { en_US: en, zh_CN: zh, ar }

/** The initial parameters in one language, prepared in every encoding. */
export interface Started {
  info: StartupInfo
  answer: Precompressed
}

export interface Starts {
  /** The initial data of a brand in the language nearest to the requested one; computed once per content. */
  of(corporationId: number, language: string): Promise<Started | undefined>
}

const MOST_KEPT = 100

/** The brand's language nearest to the requested one, else its first. ETC-1 */
const languageFor = ({ settings }: Brand, asked: string): string => {
  const { id } = localeOf(asked)
  return settings.languages.includes(id) ? id : localeOf(settings.languages[0]).id
}

type Decoration = Awaited<ReturnType<Deps['decorationOf']>>

function infoOf(
  brand: Brand,
  decoration: Decoration,
  language: string,
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
    translation: { language, map: maps[language] ?? en },
  }
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
  return { version, ...content }
}

/** Caches the initial parameters by brand, decoration and language. */
export function createStarts(deps: Deps, brands: Brands): Starts {
  const { decorationOf } = deps
  const cache = new Map<string, Promise<Started>>()
  const make = async (brand: Brand, decoration: Decoration, language: string): Promise<Started> => {
    const info = infoOf(brand, decoration, language, deps)
    return { info, answer: await precompressedAnswer(info) }
  }
  return {
    async of(corporationId, asked) {
      const [brand, decoration] = await Promise.all([brands.shown(corporationId), decorationOf(corporationId)])
      if (!brand) return undefined
      const language = languageFor(brand, asked)
      const key = `${corporationId} ${language} ${decoration.decorationPlanId} ${decoration.version} ${brand.text}`
      const cached = cache.get(key)
      if (cached) return cached
      if (cache.size >= MOST_KEPT) cache.clear()
      const made = make(brand, decoration, language)
      cache.set(key, made)
      made.catch(() => cache.delete(key))
      return made
    },
  }
}

/** Returns the startup data in one call, or that the phone already has this version. NAV-4 */
export const info =
  (starts: Starts): Handler<typeof calls.info> =>
  async (caller, { language, version }) => {
    const started = await starts.of(caller.corporationId, language ?? caller.language)
    if (!started) return refuse('brandUnknown')
    return version === started.info.version ? { version, unchanged: true } : started.answer
  }
