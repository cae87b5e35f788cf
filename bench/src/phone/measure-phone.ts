import type { Browser } from 'playwright-core'
import { type Figure, median } from '../figures.ts'
import { SHOPS } from '../data/places.ts'
import { startProduct, startReference } from '../server/subjects.ts'
import { openBrowser } from './phone.ts'
import { scrollFrames, tryDishes, type Visit, visit } from './visits.ts'

const RUNS = 5
/** The demo's New York store: its largest menu, with pictures. */
const STORE = '/storeIndex?shopId=101&bizType=1300'

const seconds = (visits: readonly Visit[], of: (one: Visit) => number) => median(visits.map(of)) / 1000
const worst = (visits: readonly Visit[], of: (one: Visit) => number) => Math.max(...visits.map(of))
const atMost = (name: string, unit: string, measured: number, budget: number): Figure => ({
  name,
  unit,
  measured,
  budget,
  atMost: true,
})

/** Each budget is a limit for the worst run; the medians, which vary less, are for comparing versions. */
function figuresOf(product: readonly Visit[], bare: readonly Visit[]): Figure[] {
  const both = (name: string, budget: number, of: (one: Visit) => number): Figure[] => [
    { ...atMost(`${name}, worst run`, 's', worst(product, of) / 1000, budget), bare: worst(bare, of) / 1000 },
    { name: `${name}, median`, unit: 's', measured: seconds(product, of), bare: seconds(bare, of) },
  ]
  const [first] = product
  const [reference] = bare
  const bytes = (kind: string, name: string): Figure => ({
    name,
    unit: 'kB',
    measured: (first?.bytes.get(kind) ?? 0) / 1000,
    ...(kind === 'Script' && {
      bare: (reference?.bytes.get(kind) ?? 0) / 1000,
      note: 'with what is fetched ahead; the first route alone is held by `npm run bytes`',
    }),
    ...(kind === 'Document' && { budget: 14, atMost: true }),
  })
  const taps = product.flatMap(one => Object.values(one.taps))
  return [
    bytes('Document', 'until the menu can be tapped: HTML over the line'),
    bytes('Script', 'until the menu can be tapped: JS over the line'),
    bytes('Stylesheet', 'until the menu can be tapped: CSS over the line'),
    bytes('Image', 'until the menu can be tapped: pictures over the line'),
    ...both('first paint', 1, one => one.firstPaint),
    ...both('largest paint', 1.6, one => one.largestPaint),
    ...both('menu interactive', 2.2, one => one.interactive),
    { ...atMost('next paint after a tap, median', 'ms', median(taps), 120), note: `${taps.length} taps` },
    atMost('next paint after a tap, worst', 'ms', Math.max(...taps), 150),
    atMost(
      'layout shift, worst run',
      '',
      worst(product, one => one.shift),
      0.01,
    ),
  ]
}

/** Drawing and scrolling a menu longer than guests read. */
async function longMenu(browser: Browser, base: string): Promise<Figure[]> {
  const frames: number[] = []
  const url = `${base}/storeIndex?shopId=${SHOPS.huge}&bizType=1300`
  const seen = await visit(browser, url, async page => void frames.push(...(await scrollFrames(page))))
  const sorted = frames.sort((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  return [
    atMost('500 dishes: longest task', 'ms', seen.longest, 200),
    atMost('500 dishes: scroll frame p95', 'ms', p95, 17),
  ]
}

/** The phone's table: alternating first visits to the product and to a bare page, on a slow phone and line. */
export async function measurePhone(dataDir: string): Promise<Figure[]> {
  const product = await startProduct(dataDir, { demo: true })
  const bare = await startReference(dataDir, { page: true })
  const browser = await openBrowser()
  try {
    const base = `http://127.0.0.1:${product.port}`
    // The first visit makes the server generate the page; later guests get the cached one.
    await visit(browser, base + STORE)
    const ours: Visit[] = []
    const theirs: Visit[] = []
    for (let run = 0; run < RUNS; run += 1) {
      ours.push(await visit(browser, base + STORE, tryDishes))
      theirs.push(await visit(browser, `http://127.0.0.1:${bare.port}/index.html`))
    }
    return [...figuresOf(ours, theirs), ...(await longMenu(browser, base))]
  } finally {
    await browser.close()
    await bare.stop()
    await product.stop()
  }
}
