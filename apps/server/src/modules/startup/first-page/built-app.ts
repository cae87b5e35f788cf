import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>

/** The parts of the built app that a page needs: scripts to preload, and styles. */
export interface PageParts {
  scripts: readonly string[]
  /** The entry's style sheets, which are inlined in the page. */
  written: readonly string[]
  /** The route's own style sheets. */
  styles: readonly string[]
  /** Whether `css` contains the route's styles too, or the entry's only. */
  whole: boolean
  /** The inlined styles. */
  css: string
}

/** Limit of inlined styles in characters: above it a route's own are loaded beside its code. */
const MAX_WRITTEN = 40_000

/** The built guest app. */
export interface BuiltApp {
  /** The page template with its placeholders, without the entry's style sheets, which are inlined. */
  template: string
  /** Whether the app has a screen at the path. NAV-12 */
  isRoute(path: string): boolean
  partsOf(path: string): PageParts
  /** The style sheets of a theme, by name. DECO-2 */
  looksOf(names: readonly string[]): string
  /** The texts that most screens need beside the first ones, by BCP 47 tag. */
  wordsOf(tag: string): string | undefined
}

/** The app's name of a page's file: `/storeIndex` is rendered by `store-index`, `/p/ygf` by `p-ygf`. NAV-12 */
const pageName = (path: string): string =>
  path
    .slice(1)
    .replace('/', '-')
    .replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** A chunk and all its imports, dependencies first. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [...(chunk.imports ?? []).flatMap(next => closure(manifest, next, seen)), key]
}

/** The client navigation, which every page but the menu needs at once. */
const NAVIGATION = 'src/app/navigation.ts'

const filesOf = (manifest: Manifest, keys: readonly string[]) => ({
  scripts: keys.map(key => manifest[key]?.file ?? '').filter(file => file.endsWith('.js')),
  styles: [...new Set(keys.flatMap(key => manifest[key]?.css ?? []))],
})

/** The scripts and styles that the built page itself references. */
const entryOf = (html: string) => ({
  scripts: [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(match => match[1] ?? ''),
  styles: [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"/g)].map(match => match[1] ?? ''),
})

/** Reads the built app; undefined if it was not built. */
export function readBuiltApp(dist: string): BuiltApp | undefined {
  const manifestFile = join(dist, '.vite', 'manifest.json')
  if (!existsSync(manifestFile)) return undefined
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest
  const built = readFileSync(join(dist, 'index.html'), 'utf8')
  const template = built.replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
  const entry = entryOf(built)
  const routesFile = join(dist, '.vite', 'routes.json')
  const routes = existsSync(routesFile) ? new Set<string>(JSON.parse(readFileSync(routesFile, 'utf8'))) : undefined
  const looksFile = join(dist, 'assets', 'looks.json')
  const looks: Record<string, string> = existsSync(looksFile) ? JSON.parse(readFileSync(looksFile, 'utf8')) : {}
  const textOf = (styles: readonly string[]) => styles.map(style => readFileSync(join(dist, style), 'utf8')).join('')

  const make = (page: string): PageParts => {
    const all = filesOf(
      manifest,
      page === '' ? [] : [...new Set([page, NAVIGATION].flatMap(key => closure(manifest, key)))],
    )
    const scripts = all.scripts.filter(script => !entry.scripts.includes(script))
    const styles = all.styles.filter(style => !entry.styles.includes(style))
    const whole = textOf([...entry.styles, ...styles])
    return whole.length <= MAX_WRITTEN
      ? { scripts, written: entry.styles, styles, whole: true, css: whole }
      : { scripts, written: entry.styles, styles, whole: false, css: textOf(entry.styles) }
  }

  // Everything is read now: a build that is replaced while the server runs must not mix two versions.
  const pages = Object.keys(manifest).filter(key => /^src\/pages\/[^/]+\/[^/]+$/.test(key))
  const parts = new Map(pages.map(page => [basename(page, '.tsx'), make(page)]))
  const none = make('')

  return {
    template,
    looksOf: names => names.map(name => looks[name] ?? '').join(''),
    wordsOf: tag => manifest[`../../packages/messages/src/${tag}/rest.ts`]?.file,
    isRoute: path => routes?.has(path) ?? true,
    partsOf: path => parts.get(pageName(path)) ?? none,
  }
}
