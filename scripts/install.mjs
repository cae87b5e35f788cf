// Installs what the lock file names, when it is not there yet. Runs on Node 20 with nothing installed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ToolFault, toolFault } from './faults.mjs'
import { at, ownNode, run } from './project.mjs'

const LOCK = at('package-lock.json')
const INSTALLED = at('node_modules', '.package-lock.json')
const STAMP = at('node_modules', '.cache', 'comanda', 'installed')

/** Installs the packages when some are missing or of another version; answers at once when all are there. */
export async function install() {
  const wanted = existsSync(LOCK) ? createHash('sha256').update(readFileSync(LOCK)).digest('hex') : 'no lock file'
  if (ownNode() !== undefined && read(STAMP) === wanted) return
  if (ownNode() === undefined || !isComplete()) await npmInstall()
  if (ownNode() === undefined)
    throw new ToolFault('Node 24 was not installed: run npm ci with install scripts allowed.')
  mkdirSync(at('node_modules', '.cache', 'comanda'), { recursive: true })
  writeFileSync(STAMP, wanted)
}

async function npmInstall() {
  // `ci` empties node_modules first: right for a fresh copy, rude to a server that runs from it.
  const fresh = existsSync(LOCK) && !existsSync(INSTALLED)
  const first = fresh ? await npm('ci') : await npm('install')
  if (first.code === 0) return
  // A lock file that does not fit package.json stops `ci` only.
  const last = fresh && /\bEUSAGE\b/.test(first.output) ? await npm('install') : first
  if (last.code !== 0) throw toolFault('The packages could not be installed', last.output, 'install')
}

async function npm(command) {
  console.log(`Installing packages (npm ${command}) ...`)
  const program = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error']
  return run(program, [command, '--include=dev', ...quietly])
}

/** Whether every package the lock file needs on this machine is there in its version. */
function isComplete() {
  if (!existsSync(LOCK) || !existsSync(INSTALLED)) return false
  const wanted = JSON.parse(readFileSync(LOCK, 'utf8')).packages
  const present = JSON.parse(readFileSync(INSTALLED, 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, optional, link, inBundle }]) => {
    if (!path.includes('node_modules/') || link || optional || inBundle) return true
    return present[path]?.version === version || existsSync(at(path, 'package.json'))
  })
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
