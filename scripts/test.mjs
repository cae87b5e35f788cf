// `npm test`: installs what is missing, then runs every check and every test, and ends with one line of counts.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildApps } from './build.mjs'
import { chromium } from './chromium.mjs'
import { install } from './install.mjs'
import { at, ownNode, run } from './project.mjs'

const started = Date.now()
const totals = { passed: 0, failed: 0 }
const failures = []
const reports = at('node_modules', '.cache', 'comanda', 'reports')

await install().catch(stop)
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const bin = name => at('node_modules', '.bin', name)
await check('types', ownNode(), [at('scripts', 'check-types.mjs')])
await check('lint', bin('oxlint'), ['--deny-warnings'])
await check('format', bin('biome'), ['format', '.'])
await check('boundaries', ownNode(), [at('scripts', 'check-boundaries.mjs')])
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
  if (code !== 0) console.log(output.trimEnd())
  count(name, code === 0)
}

/** Something the tests need; counted only when it fails. */
async function step(name, work) {
  const began = Date.now()
  try {
    await work()
    tell(name, true, began)
  } catch (error) {
    tell(name, false, began)
    console.log(error.message)
    count(name, false)
  }
}

async function tests(name, args) {
  const began = Date.now()
  const report = `${reports}/${name}.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run(bin('vitest'), ['run', ...args, ...reporters], { show: true, env: { NO_COLOR: '1' } })
  const none = { numPassedTests: 0, numFailedTests: 0 }
  const found = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : none
  const good = code === 0 && found.numPassedTests > 0
  tell(name, good, began)
  totals.passed += found.numPassedTests
  // A file that does not even load, or a run without tests, counts too: as one thing that failed.
  totals.failed += good ? 0 : Math.max(1, found.numFailedTests)
  if (!good) failures.push(name)
}

function count(name, good) {
  totals[good ? 'passed' : 'failed'] += 1
  if (!good) failures.push(name)
}

function tell(name, good, began) {
  console.log(`${good ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}

function finish() {
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
  console.log(`Took ${Math.round((Date.now() - started) / 1000)} s`)
  console.log(`${totals.passed} passed, ${totals.failed} failed`)
  process.exitCode = failures.length === 0 && totals.failed === 0 ? 0 : 1
}

function stop(error) {
  console.log(error.message)
  console.log('0 passed, 1 failed')
  process.exit(1)
}
