// `npm run check [base]`: types, lint, format, boundaries and rules, and the tests of the contexts changed since `base`.
// Without `base` the changes are those since the branch left main, or on main the uncommitted ones.
import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { contextsOf } from './changed-contexts.mjs'
import { at, ownNode, run } from './project.mjs'

const started = Date.now()
const bin = name => at('node_modules', '.bin', name)
const git = async (...args) => (await run('git', args)).output.trim()

const contexts = contextsOf(await changedFiles(process.argv[2]), path => existsSync(at(path)))
const checks = [
  { name: 'types', program: ownNode(), args: [at('scripts', 'check-types.mjs')] },
  ...(contexts.length === 0
    ? []
    : [{ name: 'tests', program: bin('vitest'), args: ['run', '--passWithNoTests', ...contexts] }]),
  { name: 'lint', program: bin('oxlint'), args: ['--deny-warnings'] },
  { name: 'boundaries', program: ownNode(), args: [at('scripts', 'check-boundaries.mjs')] },
  { name: 'rules', program: ownNode(), args: [at('scripts', 'check-rules.mjs')] },
  { name: 'format', program: bin('biome'), args: ['format', '.'] },
]
console.log(contexts.length === 0 ? 'No changed context has tests.' : `Tests of: ${contexts.join(', ')}`)
let failed = 0
await Promise.all(Array.from({ length: Math.max(2, cpus().length) }, runNext))
console.log(`Took ${Math.round((Date.now() - started) / 1000)} s; ${failed === 0 ? 'all good' : `${failed} failed`}`)
process.exitCode = failed === 0 ? 0 : 1

async function runNext() {
  for (let next = checks.shift(); next !== undefined; next = checks.shift()) {
    const { code, output } = await run(next.program, next.args, { env: { NO_COLOR: '1' } })
    console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${next.name}`)
    if (code !== 0) console.log(output.trimEnd())
    if (code !== 0) failed += 1
  }
}

async function changedFiles(base) {
  const since = base ?? ((await git('merge-base', 'HEAD', 'main')) || 'HEAD')
  const tracked = await git('diff', '--name-only', since)
  const untracked = await git('ls-files', '--others', '--exclude-standard')
  return `${tracked}\n${untracked}`.split('\n').filter(Boolean)
}
