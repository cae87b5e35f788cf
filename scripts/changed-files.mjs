// What changed since the branch left main, and the tests near it.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './project.mjs'

const TEST = /\.test\.tsx?$/
const IMPORT = /(?:from|import|import\(|mock\()\s*'(\.[^']+)'/g

/** Files changed on this branch since it left main, and those not committed yet. */
export function changedFiles() {
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
export function nearTests(files) {
  const all = git('ls-files', '--cached', '--others', '--exclude-standard').filter(file => TEST.test(file))
  const sources = new Set(files.filter(file => /\.tsx?$/.test(file)))
  const folders = new Set([...sources].map(file => dirname(file)))
  return all
    .map(file => ({ file, distance: distanceOf(file, sources, folders) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((one, other) => one.distance - other.distance)
    .map(({ file }) => file)
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
