// Copies what a server needs to run into a folder: the bundle, the built apps, the migrations, and the packages that the bundle leaves
// out because they have programs of their own. `node ops/container/copy-runtime.mjs <folder>`, after npm run build.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const [target] = process.argv.slice(2)
if (target === undefined) throw new Error('Say where to: node ops/container/copy-runtime.mjs <folder>')
const root = join(import.meta.dirname, '..', '..')
const FOLDERS = ['apps/server/dist', 'apps/server/migrations', 'apps/web/dist', 'apps/console/dist']
/** As in apps/server/rolldown.config.ts, without the embedded database: a container has one beside it. */
const PACKAGES = ['sharp', '@node-rs/argon2']

const isMap = path => path.endsWith('.map') && path.includes('/apps/web/')
for (const folder of FOLDERS)
  cpSync(join(root, folder), join(target, folder), { recursive: true, filter: path => !isMap(path) })
mkdirSync(join(target, 'apps/server'), { recursive: true })
writeFileSync(join(target, 'package.json'), '{ "private": true, "type": "module" }\n')

const copied = new Set()
for (const name of PACKAGES) copyPackage(name, join(root, 'apps', 'server'))

/** Copies a package and what it depends on; optional ones only where they were installed for this machine. */
function copyPackage(name, from) {
  const folder = folderOf(name, from)
  if (folder === undefined || copied.has(folder)) return
  copied.add(folder)
  cpSync(folder, join(target, 'node_modules', name), { recursive: true, dereference: true })
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) copyPackage(other, folder)
}

/** Where a package that `from` uses is installed. */
function folderOf(name, from) {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
    if (at === dirname(at)) return undefined
  }
}
