// `npm test`: installs what is missing, then runs every check and every test, and ends with one line of counts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildApps } from './build.mjs'
import { chromium } from './chromium.mjs'
import { sentenceOf } from './faults.mjs'
import { install } from './install.mjs'
import { at, ownNode, run } from './project.mjs'

const started = Date.now()
/** The number of failures repeated at the end, so that the last lines of a long log show them. */
const MAX_REPEATED = 7
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
// Each of these uses one core.
await Promise.all([check('boundaries', ownNode(), [at('scripts', 'check-boundaries.mjs')]), shortChecks()])
await step('build', () => buildApps())
await check('bytes', ownNode(), [at('scripts', 'check-bytes.mjs')])
await tests('units', [])
await step('browser', async () => {
  process.env.CHROMIUM = await chromium()
})
await tests('journeys', ['--config', 'e2e/vitest.config.ts'])
finish()

/** The checks that together take as long as that of the boundaries. */
async function shortChecks() {
  await check('format', bin('biome'), ['format', '.'])
  await check('rules', ownNode(), [at('scripts', 'check-rules.mjs')])
  await check('dead code', bin('knip'), [])
  await check('schema', ownNode(), [at('apps', 'server', 'src', 'testing', 'check-schema.ts'), '--check'])
}

/** Runs a tool; its output is printed if it fails. */
async function check(name, program, args) {
  const began = Date.now()
  const { code, output } = await run(program, args)
  printResult(name, code === 0, began)
  if (code === 0) totals.passed += 1
  else addFailure(name, output)
}

/** A preparation of the tests; counted only if it fails. */
async function step(name, work) {
  const began = Date.now()
  try {
    await work()
    printResult(name, true, began)
  } catch (error) {
    printResult(name, false, began)
    addFailure(name, `${error.output ?? ''}\n${error.message}`)
  }
}

async function tests(name, args) {
  const began = Date.now()
  const report = `${reports}/${name}.json`
  const reporters = ['--reporter=default', `--reporter=${at('scripts', 'test-report.mjs')}`]
  const env = { NO_COLOR: '1', COMANDA_TEST_REPORT: report }
  const { code } = await run(bin('vitest'), ['run', ...args, ...reporters], { show: true, env })
  const result = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { passed: 0, again: [], failures: [] }
  const passed = code === 0 && result.passed > 0 && result.failures.length === 0
  printResult(name, passed, began)
  totals.passed += result.passed
  secondTries.push(...result.again)
  // A run that ends with an error but reports no failure, or has no tests, counts as one failure.
  const withoutReport = { name, lines: [`ended with ${code} after ${result.passed} tests; its output is above`] }
  if (!passed) failures.push(...(result.failures.length > 0 ? result.failures : [withoutReport]))
}

/** Prints the output of a failed check; its last lines are repeated at the end. */
function addFailure(name, output) {
  console.log(output.trimEnd())
  failures.push({ name, lines: output.trim().split('\n').slice(-LAST_LINES) })
}

function printResult(name, passed, began) {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}

/** Prints the totals and repeats the failures, for logs of which only the end is stored. */
function finish() {
  console.log(`Took ${Math.round((Date.now() - started) / 1000)} s`)
  for (const { name, lines } of secondTries.slice(0, MAX_REPEATED))
    console.log(`second try: ${name}\n${indented(lines)}`)
  for (const { name, lines } of failures.slice(0, MAX_REPEATED)) console.log(`FAILED ${name}\n${indented(lines)}`)
  if (failures.length > MAX_REPEATED) console.log(`... and ${failures.length - MAX_REPEATED} more, above`)
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
