// `npm run check`: types, lint, format, boundaries and rules, and the tests near what changed since main, side by side.
// It is for the time between two edits; `npm test` runs everything.
import { changedFiles, nearTests } from './changed-files.mjs'
import { at, ownNode, run } from './project.mjs'

/** More tests than this take longer than a check may: the nearest are run, and `npm test` runs all. */
const MAX_TESTS = 25

const started = Date.now()
const bin = name => at('node_modules', '.bin', name)
const script = name => at('scripts', name)
const changed = changedFiles()
const near = nearTests(changed)
if (near.length > MAX_TESTS) console.log(`The nearest ${MAX_TESTS} of ${near.length} test files near the change run.`)
const tests = near.slice(0, MAX_TESTS)
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

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
