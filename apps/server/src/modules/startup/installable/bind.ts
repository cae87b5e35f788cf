import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { languageAmong } from '../../../platform/language-in.ts'
import { languageAsked } from '../../../platform/http/index.ts'
import type { Brand, Brands } from '../brand.ts'
import type { Deps } from '../deps.ts'
import { drawIcon, type IconKind, iconKinds, isIconKind } from './icons.ts'
import { groundsOf, iconPath, isCurrentIcon, manifestOf } from './manifest.ts'
import { offlinePageOf } from './offline-page.ts'
import { bindWorker } from './worker.ts'

interface Query {
  Querystring: Record<string, unknown>
}

interface InstallableDeps extends Pick<Deps, 'logoOf'> {
  brands: Brands
  firstBrand(): Promise<number | undefined>
  dist: string
  /** Whether phones keep a service worker. */
  worker: boolean
}

const MAX_CACHED = 200
const ID = /^[1-9]\d{0,14}$/

/** Icons of brands without a readable logo: the product's own. */
const plainIcons =
  (dist: string) =>
  (kind: IconKind): Buffer | undefined => {
    const { size, maskable } = iconKinds[kind]
    const file = join(dist, maskable ? 'icon-maskable-512.png' : `icon-${size}.png`)
    return existsSync(file) ? readFileSync(file) : undefined
  }

/** Draws each icon once per logo. */
function iconsOf({ logoOf, dist }: InstallableDeps) {
  const drawn = new Map<string, Promise<Buffer | undefined>>()
  const plain = plainIcons(dist)
  const draw = async ({ corporationId, settings }: Brand, kind: IconKind) => {
    const logo = settings.logo ? await logoOf(corporationId, settings.logo) : undefined
    if (!logo) return plain(kind)
    return drawIcon(logo, kind, groundsOf(settings).light).catch(() => plain(kind))
  }
  return (brand: Brand, kind: IconKind) => {
    const key = iconPath(brand.corporationId, brand.settings, kind)
    const cached = drawn.get(key)
    if (cached) return cached
    if (drawn.size >= MAX_CACHED) drawn.clear()
    const icon = draw(brand, kind)
    drawn.set(key, icon)
    icon.catch(() => drawn.delete(key))
    return icon
  }
}

/**
 * Serves what a phone needs to keep the app as the brand's: the manifest per brand and language, its icons, the service worker and the
 * page it shows without a connection. APP-1, APP-2
 */
export function bindInstallable(server: FastifyInstance, deps: InstallableDeps): void {
  const { brands, firstBrand } = deps
  const icon = iconsOf(deps)
  const brandNamed = async (name: string | undefined): Promise<Brand | undefined> => {
    const known = name !== undefined && ID.test(name) ? await brands.shown(Number(name)) : undefined
    const first = known ? undefined : await firstBrand()
    return known ?? (first === undefined ? undefined : brands.shown(first))
  }

  const brandAndLanguage = async (request: FastifyRequest<Query>) => {
    const { g, lang } = request.query
    const brand = await brandNamed(typeof g === 'string' ? g : undefined)
    if (!brand) return undefined
    const { languages } = brand.settings
    const language = typeof lang === 'string' ? lang : languageAsked(request)
    return { brand, language: languageAmong(languages, language.split(',')) ?? languages[0] ?? 'en_US' }
  }

  bindWorker(server, deps.dist, deps.worker)

  server.get<Query>('/manifest.webmanifest', async (request, reply) => {
    const { brand, language } = (await brandAndLanguage(request)) ?? {}
    if (!brand || language === undefined) return reply.callNotFound()
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(await manifestOf(brand.corporationId, brand.settings, language)))
  })

  server.get<Query>('/offline', async (request, reply) => {
    const { brand, language } = (await brandAndLanguage(request)) ?? {}
    if (!brand || language === undefined) return reply.callNotFound()
    const { html, policy } = await offlinePageOf(brand, language)
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(html)
  })

  server.get<{ Params: { corporationId: string; file: string }; Querystring: Record<string, unknown> }>(
    '/icons/:corporationId/:file',
    async (request, reply) => {
      const { corporationId, file } = request.params
      const kind = file.replace(/\.png$/, '')
      const brand = ID.test(corporationId) ? await brands.shown(Number(corporationId)) : undefined
      const bytes = brand && isIconKind(kind) && file.endsWith('.png') ? await icon(brand, kind) : undefined
      if (!brand || !bytes) return reply.callNotFound()
      const { v } = request.query
      const current = isCurrentIcon(brand.settings, typeof v === 'string' ? v : undefined)
      return reply
        .header('cache-control', current ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
        .type('image/png')
        .send(bytes)
    },
  )
}
