// `npm run check`: types, lint, format, boundaries and rules, and the tests near what changed since main, side by side.
// It is for the time between two edits; `npm test` runs everything.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { at, ownNode, root, run } from './project.mjs'

const TEST = /\.test\.tsx?$/
const IMPORT = /(?:from|import|import\(|mock\()\s*'(\.[^']+)'/g
/** More tests than this take longer than a check may: the nearest are run, and `npm test` runs all. */
const MOST_TESTS = 25

const started = Date.now()
const bin = name => at('node_modules', '.bin', name)
const script = name => at('scripts', name)
const changed = changedFiles()
const tests = nearTests(changed)
const queue = [
  { name: 'types', program: ownNode(), args: [script('check-types.mjs'), '--cached'] },
  ...(tests.length === 0
    ? []
    : [{ name: `${tests.length} test files`, program: bin('vitest'), args: ['run', ...tests] }]),
  { name: 'lint', program: bin('oxlint'), args: ['--deny-warnings'] },
  { name: 'boundaries', program: ownNode(), args: [script('check-boundaries.mjs')] },
  { name: 'format', program: bin('biome'), args: ['format', '.'] },
  { name: 'rules', program: ownNode(), args: [script('check-rules.mjs')] },
]
let failed = 0
await Promise.all([work(), work()])
console.log(`${failed === 0 ? 'all good' : `${failed} failed`} after ${seconds(started)}`)
process.exitCode = failed === 0 ? 0 : 1

async function work() {
  for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
    const began = Date.now()
    const { code, output } = await run(one.program, one.args)
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${one.name} (${seconds(began)})`)
    if (code === 0) continue
    failed += 1
    console.log(output.trimEnd())
  }
}

/** Files changed on this branch since it left main, and those not committed yet. */
function changedFiles() {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
  const files = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  return [...new Set(files)].filter(file => existsSync(join(root, file)))
}

/** Without Git, or without a branch main, nothing is known to have changed. */
function git(...args) {
  try {
    const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    return output.split('\n').filter(line => line !== '')
  } catch {
    return []
  }
}

/** Test files that changed, that import a changed file or that stand beside one; the nearest first. */
function nearTests(files) {
  const all = git('ls-files', '--cached', '--others', '--exclude-standard').filter(file => TEST.test(file))
  const sources = new Set(files.filter(file => /\.tsx?$/.test(file)))
  const folders = new Set([...sources].map(file => dirname(file)))
  const near = all
    .map(file => ({ file, distance: distanceOf(file, sources, folders) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
  if (near.length > MOST_TESTS)
    console.log(`The nearest ${MOST_TESTS} of ${near.length} test files near the change run.`)
  return near.slice(0, MOST_TESTS).map(({ file }) => file)
}

function distanceOf(file, sources, folders) {
  if (sources.has(file)) return 0
  if (!existsSync(join(root, file))) return Infinity
  if (sources.has(file.replace('.test.', '.'))) return 1
  const imports = [...readFileSync(join(root, file), 'utf8').matchAll(IMPORT)].map(([, path]) =>
    join(dirname(file), path),
  )
  if (imports.some(path => sources.has(path))) return 2
  return folders.has(dirname(file)) ? 3 : Infinity
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
