import type { startup as calls } from '@comanda/contract/startup'
import { localeOf } from '@comanda/messages'
import type { FastifyInstance } from 'fastify'
import type { BrandTexts } from '../../platform/brand-texts.ts'
import type { HandlersOf } from '../../platform/http/index.ts'
import { languageIn } from '../../platform/language-in.ts'
import { createBrands } from './brand.ts'
import { readBuiltApp } from './first-page/built-app.ts'
import { openingOf } from './first-page/opening.ts'
import { serveFiles } from './first-page/files.ts'
import { bindPages } from './first-page/pages.ts'
import type { OtherHosts } from './first-page/policy.ts'
import { visitMarkers } from './first-page/visit-markers.ts'
import { createStarts, info } from './info.ts'
import { bindInstallable } from './installable/bind.ts'
import type { Deps } from './deps.ts'
import { textMaps, type TextNamespace } from './texts.ts'

export { textsIn } from './texts.ts'

/** Where the guest app is built, where the pictures are, and which other hosts its pages may use. */
interface FirstPageOptions {
  dist: string
  /** A folder of pictures this server serves itself. */
  pictures?: string
  /** The brand of a request that names none. */
  firstBrand(): Promise<number | undefined>
  hosts: OtherHosts
}

export interface StartupModule {
  handlers: HandlersOf<typeof calls>
  /** Texts by language, of the one nearest to a requested one or of all, with the brand's own; `revision` changes with them. ETC-1 */
  textsOf(
    corporationId: number,
    requested: string | undefined,
    namespace: TextNamespace | undefined,
  ): Promise<{ revision: string; maps(): Promise<Record<string, Record<string, string>>> }>
  /** The brand's languages and own texts, at most a second old. SETUP-7 */
  ownTexts(corporationId: number): Promise<BrandTexts>
  /** Answers every address of a page, and the files it needs. */
  bindFront(server: FastifyInstance, options: FirstPageOptions): Promise<void>
}

/** How the app starts: its initial parameters, and the first page that carries them. NAV-4 */
export function createStartup(deps: Deps): StartupModule {
  const brands = createBrands(deps)
  const starts = createStarts(deps, brands)
  return {
    handlers: { info: info(starts) },
    async textsOf(corporationId, requested, namespace) {
      const { texts = {}, languages = [] } = (await brands.shown(corporationId))?.settings ?? {}
      const language = requested && (languageIn(languages, requested) ?? localeOf(requested).id)
      return {
        revision: JSON.stringify([language, languages, texts]),
        maps: () => textMaps({ texts, languages }, language, namespace),
      }
    },
    async ownTexts(corporationId) {
      const { texts, languages = [] } = (await brands.shown(corporationId))?.settings ?? {}
      return { texts, languages }
    },
    async bindFront(server, { dist, pictures, firstBrand, hosts }) {
      await serveFiles(server, dist, pictures)
      bindInstallable(server, { brands, firstBrand, logoOf: deps.logoOf, dist, worker: deps.worker })
      const { shopOf, shopsOf, pageOf, giftPictureOf, cardTextOf, isOpening, pictureHosts } = deps
      const app = readBuiltApp(dist)
      const opening = openingOf({ brands, firstBrand, isOpening, pictureHosts, pictureOrigins: hosts.pictures })
      const faces = { starts, shopOf, shopsOf, pageOf, giftPictureOf, cardTextOf }
      bindPages(server, { app, ...faces, markers: visitMarkers(deps), firstBrand, hosts, opening })
    },
  }
}
