// Checks the imports between layers and contexts, types included, and that the domain takes time and randomness as parameters.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { at, root, run } from './project.mjs'

/** A check that reads nothing says that all is well: fewer modules than this means that it is broken. */
const FEWEST_MODULES = 50

const folders = ['packages', 'apps'].flatMap(kind => readdirSync(at(kind)).map(name => `${kind}/${name}/src`))
const sources = [...folders, 'e2e/src', 'bench/src'].filter(folder => existsSync(at(folder)))
const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...sources]
const { output, code } = await run(at('node_modules', '.bin', 'depcruise'), args)
const faults = [...arrowFaults(), ...unclocked(at('packages', 'domain', 'src'))]
for (const fault of faults) console.log(fault)
process.exitCode = faults.length === 0 ? 0 : 1

function arrowFaults() {
  const report = readReport()
  if (report === undefined) return [`dependency-cruiser failed (${code}):\n${output.slice(0, 4000)}`]
  const read = report.modules.filter(
    module => !module.source.includes('node_modules') && module.dependencies.length > 0,
  )
  if (read.length < FEWEST_MODULES) return [`Only ${read.length} modules were read: the check itself is broken.`]
  console.log(`${report.summary.totalCruised} modules, ${report.summary.totalDependenciesCruised} dependencies read`)
  return report.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)
}

function readReport() {
  try {
    return JSON.parse(output.slice(output.indexOf('{')))
  } catch {
    return undefined
  }
}

function unclocked(folder) {
  return readdirSync(folder, { recursive: true })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter(name =>
      /\bnew Date\(\s*\)|\bDate\(\s*\)|\bDate\.now\b|\bMath\.random\b/.test(readFileSync(join(folder, name), 'utf8')),
    )
    .map(name => `${relative(root, join(folder, name))}: time and chance are parameters in the domain`)
}
