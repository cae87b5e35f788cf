// Builds the guest app, the console and the server when their sources are newer than what was built.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentenceOf, toolFault } from './faults.mjs'
import { at, isMain, run } from './project.mjs'

const APPS = [
  { name: 'web', title: 'the guest app', reads: ['contract', 'domain', 'messages'], makes: 'index.html' },
  { name: 'console', title: 'the console', reads: ['contract', 'domain', 'messages'], makes: 'index.html' },
  {
    name: 'server',
    title: 'the server',
    reads: ['contract', 'domain', 'messages', 'demo', 'standins'],
    makes: 'main.js',
  },
]
const SKIPPED = new Set(['node_modules', 'dist', 'coverage'])

/** Builds every app whose sources changed since it was built. */
export async function buildApps() {
  for (const app of APPS) await buildApp(app)
}

async function buildApp({ name, title, reads, makes }) {
  const stamp = at('node_modules', '.cache', 'comanda', `built-${name}`)
  const folders = [at('apps', name), ...reads.map(one => at('packages', one, 'src'))]
  const now = fingerprint([...folders, at('package-lock.json')])
  const built = existsSync(at('apps', name, 'dist', makes))
  if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  console.log(`Building ${title} ...`)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // Under a test runner NODE_ENV says "test", and React would come in its slow shape for developers.
  const done = await run(npm, ['run', 'build', '--silent', '-w', `@comanda/${name}`], {
    env: { NODE_ENV: 'production' },
  })
  if (done.code !== 0) throw toolFault(`${capital(title)} could not be built`, done.output, `build-${name}`)
  mkdirSync(at('node_modules', '.cache', 'comanda'), { recursive: true })
  writeFileSync(stamp, now)
}

const capital = text => text[0].toUpperCase() + text.slice(1)

/** Shows the whole output of the tool: this way of building is the developer's. */
function endWithFault(error) {
  if (error.output) console.error(error.output.trimEnd())
  console.error(sentenceOf(error))
  process.exitCode = 1
}

/** Changes when a file comes, goes or is written. Reads no contents, so that a start with nothing to do stays quick. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats === undefined) return
  if (!stats.isDirectory()) {
    hash.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) addTo(hash, join(path, name))
}

if (isMain(import.meta.url)) await buildApps().catch(endWithFault)
