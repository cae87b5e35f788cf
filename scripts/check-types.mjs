// Type-checks every project: each by its own rules, so that the domain cannot see Node or a browser.
import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { at, root, run } from './project.mjs'

const folders = ['packages', 'apps'].flatMap(kind => readdirSync(at(kind)).map(name => at(kind, name)))
const projects = [...folders, at('e2e'), at('bench')].flatMap(projectsIn)
const failures = []
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
    const done = await run(at('node_modules', '.bin', 'tsc'), ['--noEmit', '--pretty', 'false', '-p', project])
    if (done.code !== 0) failures.push({ project, output: done.output })
  }
}
