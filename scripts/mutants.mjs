// `npm run mutants [file...]`: plants small faults (Stryker) in the files changed since main, or in those that are named, runs the
// tests near them and those named in MUTANTS_TESTS, and prints the faults that no test notices. It takes minutes and is never part
// of `npm test`.
import { rmSync } from 'node:fs'
import { Stryker } from '@stryker-mutator/core'
import { changedFiles, nearTests } from './changed-files.mjs'
import { at } from './project.mjs'

const SOURCE = /^(?:apps|packages)\/[^/]+\/src\/.*(?<!\.test)\.tsx?$/
const NO_RULES = /\/(?:testing|seed|tables|migrations)(?:\/|\.ts)/
/** Tests of more files than this take longer than a person waits. */
const MAX_TESTS = 12
/** Copies of the project with faults. */
const FOLDER = '.mutants'

const named = process.argv.slice(2)
const files = (named.length > 0 ? named : changedFiles()).filter(file => SOURCE.test(file) && !NO_RULES.test(file))
const namedTests = (process.env.MUTANTS_TESTS ?? '').split(/\s+/).filter(Boolean)
const tests = [...new Set([...namedTests, ...nearTests(files)])].slice(0, MAX_TESTS)
if (files.length === 0) console.log('No source file has changed.')
else if (tests.length === 0) console.log('No test is near the changed files: name tests in MUTANTS_TESTS.')
else await plant()

async function plant() {
  console.log(`Faults are planted in ${files.length} files; ${tests.length} test files run.`)
  const stop = await startDatabase()
  try {
    await new Stryker(settings()).runMutationTest()
  } finally {
    await stop()
    rmSync(at(FOLDER), { recursive: true, force: true })
  }
}

/** Starts the tests' database server here: its account may not read the programs in Stryker's copy of the project. */
async function startDatabase() {
  const { setup } = await import('../apps/server/src/testing/global-setup.ts')
  let reach
  const stop = await setup({ provide: (name, value) => void (name === 'testServer' && (reach = value)) })
  process.env.TEST_DATABASE_URL ??= `postgres://${reach.user}@localhost/${reach.database}?host=${encodeURIComponent(reach.host)}`
  return stop
}

function settings() {
  return {
    testRunner: 'vitest',
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    vitest: { configFile: 'scripts/mutants.vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    // What runs when a module is loaded is not run again for each fault: such a fault would seem to survive.
    ignoreStatic: true,
    mutate: files,
    testFiles: tests,
    concurrency: 1,
    tempDirName: FOLDER,
    cleanTempDir: 'always',
    reporters: ['clear-text'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false, skipFull: true },
    timeoutMS: 60_000,
    // Another text is no fault of a rule; of SQL texts it would be one that does not run.
    mutator: { excludedMutations: ['StringLiteral'] },
    ignorePatterns: ['**/dist', 'e2e', 'bench', 'docs'],
  }
}
