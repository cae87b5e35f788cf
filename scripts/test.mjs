// `npm test`: installs what is missing, then runs every check and every test, and ends with one line of counts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildApps } from './build.mjs'
import { chromium } from './chromium.mjs'
import { sentenceOf } from './faults.mjs'
import { install } from './install.mjs'
import { at, ownNode, run } from './project.mjs'

const started = Date.now()
/** So much is told at the end of what failed: about what a short record of a run keeps. */
const MOST_TOLD = 7
const LAST_LINES = 5
const totals = { passed: 0 }
const failures = []
const secondTries = []
const reports = at('node_modules', '.cache', 'comanda', 'reports')

await install().catch(stop)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const bin = name => at('node_modules', '.bin', name)
await check('types', ownNode(), [at('scripts', 'check-types.mjs')])
await check('lint', bin('oxlint'), ['--deny-warnings'])
await check('format', bin('biome'), ['format', '.'])
await check('boundaries', ownNode(), [at('scripts', 'check-boundaries.mjs')])
await check('rules', ownNode(), [at('scripts', 'check-rules.mjs')])
await check('dead code', bin('knip'), [])
await check('schema', ownNode(), [at('apps', 'server', 'src', 'testing', 'check-schema.ts'), '--check'])
await step('build', () => buildApps())
await check('bytes', ownNode(), [at('scripts', 'check-bytes.mjs')])
await tests('units', [])
await step('browser', async () => {
  process.env.CHROMIUM = await chromium()
})
await tests('journeys', ['--config', 'e2e/vitest.config.ts'])
finish()

/** Runs a tool; its words are shown when it finds something. */
async function check(name, program, args) {
  const began = Date.now()
  const { code, output } = await run(program, args)
  tell(name, code === 0, began)
  if (code === 0) totals.passed += 1
  else fails(name, output)
}

/** Something the tests need; counted only when it fails. */
async function step(name, work) {
  const began = Date.now()
  try {
    await work()
    tell(name, true, began)
  } catch (error) {
    tell(name, false, began)
    fails(name, `${error.output ?? ''}\n${error.message}`)
  }
}

async function tests(name, args) {
  const began = Date.now()
  const report = `${reports}/${name}.json`
  const reporters = ['--reporter=default', `--reporter=${at('scripts', 'test-report.mjs')}`]
  const env = { NO_COLOR: '1', COMANDA_TEST_REPORT: report }
  const { code } = await run(bin('vitest'), ['run', ...args, ...reporters], { show: true, env })
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, again: [], failures: [] }
  const good = code === 0 && found.passed > 0 && found.failures.length === 0
  tell(name, good, began)
  totals.passed += found.passed
  secondTries.push(...found.again)
  // A run that ends badly without a word, or has no tests, counts too: as one thing that failed.
  const silent = { name, lines: [`ended with ${code} after ${found.passed} tests; its words are above`] }
  if (!good) failures.push(...(found.failures.length > 0 ? found.failures : [silent]))
}

/** What a check says stands where it ran; its last lines are told again at the end. */
function fails(name, output) {
  console.log(output.trimEnd())
  failures.push({ name, lines: output.trim().split('\n').slice(-LAST_LINES) })
}

function tell(name, good, began) {
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}

/** Who keeps only the end of what was printed reads there what failed, and why. */
function finish() {
  console.log(`Took ${Math.round((Date.now() - started) / 1000)} s`)
  for (const { name, lines } of secondTries.slice(0, MOST_TOLD)) console.log(`second try: ${name}\n${indented(lines)}`)
  for (const { name, lines } of failures.slice(0, MOST_TOLD)) console.log(`FAILED ${name}\n${indented(lines)}`)
  if (failures.length > MOST_TOLD) console.log(`... and ${failures.length - MOST_TOLD} more, above`)
  console.log(`${totals.passed} passed, ${failures.length} failed`)
  process.exitCode = failures.length === 0 ? 0 : 1
}

function indented(lines) {
  return lines.map(line => `  ${line.slice(0, 200)}`).join('\n')
}

function stop(error) {
  console.log(error.output ?? '')
  console.log(sentenceOf(error))
  console.log('0 passed, 1 failed')
  process.exit(1)
}
