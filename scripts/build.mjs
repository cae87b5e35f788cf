// Builds the guest app, the console and the server when their sources are newer than what was built.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { at, run } from './project.mjs'

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
  if (done.code !== 0) throw new Error(`${title} could not be built:\n${done.output}`)
  mkdirSync(at('node_modules', '.cache', 'comanda'), { recursive: true })
  writeFileSync(stamp, now)
}

/** Changes when a file comes, goes or is written. Reads no contents, so that a start with nothing to do stays quick. */
function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, path)
  return hash.digest('hex')
}

function addTo(hash, path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return
  if (!found.isDirectory()) {
    hash.update(`${path}\0${found.size}\0${found.mtimeMs}\n`)
    return
  }
  for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) addTo(hash, join(path, name))
}

if (process.argv[1] === at('scripts', 'build.mjs')) await buildApps()
