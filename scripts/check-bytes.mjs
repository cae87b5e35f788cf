// The bytes a phone loads, held to their budgets: the first route (a store's menu), every other route, every sheet.
import { existsSync, readFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildApps } from './build.mjs'
import { at } from './project.mjs'

const FIRST_PAGE = 'src/pages/menu/store-index.tsx'
/** What the menu asks for by itself as soon as it has drawn. */
const RIGHT_AFTER = ['after', 'navigation', 'failures']
/** The budget of the design. It was reached, and never rises: docs/decisions/0005. */
const FIRST_ROUTE = { files: 3, gzip: 92_000, brotli: 80_000, css: 6_000 }
const OTHER_ROUTE = 20_000
const SHEET = 6_000
/** What the style sheets of a theme add to the first page, those of the heaviest choices together. */
const LOOK = 2_500
/** All scripts of a page, by static import. A guest comes from outside to these; one import of a whole feature shows here. */
const WHOLE_PAGE = 242_000
const ENTRY_PAGES = {
  'src/pages/shell/home.tsx': 172_000,
  'src/pages/store/select-store.tsx': 172_000,
  'src/pages/giftcard/gift-index.tsx': 198_000,
  'src/pages/booking/book-index.tsx': 205_000,
  'src/pages/auth/login.tsx': 212_000,
}

await buildApps()
const dist = at('apps', 'web', 'dist')
const manifestFile = [`${dist}/.vite/manifest.json`, `${dist}/manifest.json`].find(file => existsSync(file))
if (manifestFile === undefined) {
  console.log('The guest app was not built, or without its manifest (build.manifest).')
  process.exit(1)
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'))
/** What the built page asks for by itself, and the menu. */
const page = readFileSync(`${dist}/index.html`, 'utf8')
const FIRST_KEYS = [...Object.keys(manifest).filter(key => page.includes(`/${manifest[key].file}"`)), FIRST_PAGE]
const faults = [...firstRoute(), ...look(), ...laterChunks(), ...wholePages()]
for (const fault of faults) console.log(fault)
process.exitCode = faults.length === 0 ? 0 : 1

function firstRoute() {
  const chunks = closure(FIRST_KEYS)
  const scripts = chunks.map(key => manifest[key].file).filter(file => file.endsWith('.js'))
  const styles = [...new Set(chunks.flatMap(key => manifest[key].css ?? []))]
  const [gzip, brotli, css] = [sum(scripts, gzipped), sum(scripts, brotlied), sum(styles, gzipped)]
  const most = FIRST_ROUTE
  console.log(
    `First route: ${scripts.length} scripts of ${most.files}, ${kB(gzip)} of ${kB(most.gzip)} gzip, ` +
      `${kB(brotli)} of ${kB(most.brotli)} brotli; CSS ${kB(css)} of ${kB(most.css)} gzip`,
  )
  const after = Object.values(manifest).filter(({ name, file }) => RIGHT_AFTER.includes(name) && file.endsWith('.js'))
  const files = [...new Set(after.map(({ file }) => file))]
  const unknown = RIGHT_AFTER.filter(part => !after.some(({ name }) => name === part))
  console.log(`Right after it has drawn: ${files.length} scripts, ${kB(sum(files, gzipped))} gzip`)
  return [
    unknown.map(part => `No script is named ${part}: name the ones that follow the first route.`),
    over('First route, scripts', scripts.length, FIRST_ROUTE.files, String),
    over('First route, gzip', gzip, FIRST_ROUTE.gzip, kB),
    over('First route, brotli', brotli, FIRST_ROUTE.brotli, kB),
    over('First route, CSS gzip', css, FIRST_ROUTE.css, kB),
  ].flat()
}

/** The style sheets that the server writes into the page of a brand with a theme: `choice-option`, one option of a choice. */
function look() {
  const heaviest = new Map()
  for (const [name, css] of Object.entries(JSON.parse(readFileSync(`${dist}/assets/looks.json`, 'utf8')))) {
    const choice = name.split('-')[0]
    if (css.length > (heaviest.get(choice)?.length ?? 0)) heaviest.set(choice, css)
  }
  const gzip = gzipped([...heaviest.values()].join(''))
  console.log(`Heaviest theme: ${kB(gzip)} of ${kB(LOOK)} gzip beside the CSS of the first route`)
  return over('Heaviest theme, gzip', gzip, LOOK, kB)
}

/** What is loaded later: a page or a sheet, with what it alone brings. */
function laterChunks() {
  const first = new Set(closure(FIRST_KEYS))
  const later = Object.keys(manifest).filter(key => manifest[key].isDynamicEntry && !first.has(key))
  return later.flatMap(key => {
    if (key.startsWith('src/pages/')) return over(key, sum([manifest[key].file], gzipped), OTHER_ROUTE, kB)
    if (key.startsWith('src/') && /sheet[^/]*$/.test(key))
      return over(key, sum([manifest[key].file], gzipped), SHEET, kB)
    return []
  })
}

function wholePages() {
  const pages = Object.keys(manifest).filter(key => key.startsWith('src/pages/') && manifest[key].isDynamicEntry)
  const whole = pages.map(key => {
    const files = closure([...FIRST_KEYS.slice(0, -1), key]).map(chunk => manifest[chunk].file)
    return {
      key,
      gzip: sum(
        [...new Set(files)].filter(file => file.endsWith('.js')),
        gzipped,
      ),
    }
  })
  const heaviest = whole.toSorted((a, b) => b.gzip - a.gzip)[0]
  console.log(`Heaviest page as a whole: ${heaviest.key}, ${kB(heaviest.gzip)} of ${kB(WHOLE_PAGE)} gzip`)
  return whole.flatMap(({ key, gzip }) => over(`${key} as a whole`, gzip, ENTRY_PAGES[key] ?? WHOLE_PAGE, kB))
}

/** The chunks that come with these, by static import. */
function closure(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key) || manifest[key] === undefined) continue
    seen.add(key)
    closure(manifest[key].imports ?? [], seen)
  }
  return [...seen]
}

function over(what, is, most, show) {
  return is > most ? [`${what}: ${show(is)}, at most ${show(most)}`] : []
}

function sum(files, size) {
  return files.reduce((total, file) => total + size(readFileSync(`${dist}/${file}`)), 0)
}

function gzipped(content) {
  return gzipSync(content, { level: 9 }).length
}

function brotlied(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
