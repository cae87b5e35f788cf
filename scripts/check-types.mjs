// Type-checks every project: each by its own rules, so that the domain cannot see Node or a browser.
// With `--cached`, what did not change since the last such run is not checked again.
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { at, root, run } from './project.mjs'

const folders = ['packages', 'apps'].flatMap(kind => readdirSync(at(kind)).map(name => at(kind, name)))
const projects = [...folders, at('e2e'), at('bench')].flatMap(projectsIn)
const failures = []
const cache = at('node_modules', '.cache', 'comanda', 'types')
const isCached = process.argv.includes('--cached')
if (isCached) mkdirSync(cache, { recursive: true })
const queue = [...projects]

await Promise.all([work(), work()])
for (const { project, output } of failures) console.log(`${relative(root, project)}\n${output}`)
console.log(`${projects.length - failures.length} of ${projects.length} projects are well typed`)
process.exitCode = failures.length === 0 ? 0 : 1

function projectsIn(folder) {
  if (!existsSync(join(folder, 'src')) || readdirSync(join(folder, 'src')).length === 0) return []
  const names = readdirSync(folder).filter(name => /^tsconfig.*\.json$/.test(name))
  return names.map(name => join(folder, name))
}

async function work() {
  for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
    const args = ['--noEmit', '--pretty', 'false', '-p', project, ...(isCached ? cacheArgs(project) : [])]
    const done = await run(at('node_modules', '.bin', 'tsc'), args)
    if (done.code !== 0) failures.push({ project, output: done.output })
  }
}

function cacheArgs(project) {
  return ['--incremental', '--tsBuildInfoFile', join(cache, relative(root, project).replaceAll(/[\\/]/g, '-'))]
}
