// Copies what a server needs to run into a folder: the bundle, the built apps, the migrations, the pictures of the demo, and the packages
// that the bundle leaves out because they have programs of their own. `node ops/container/copy-runtime.mjs <folder>`, after npm run build.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isMain, root } from '../../scripts/project.mjs'

const FOLDERS = ['apps/server/dist', 'apps/server/migrations', 'apps/web/dist', 'apps/console/dist']
/** As in apps/server/rolldown.config.ts, without the embedded database: a container has one beside it. */
const PACKAGES = ['sharp', '@node-rs/argon2']

const isMap = path => path.endsWith('.map') && path.includes('/apps/web/')

/** Copies what a server with an address of a database needs. */
async function copyRuntime(target) {
  for (const folder of FOLDERS)
    cpSync(join(root, folder), join(target, folder), { recursive: true, filter: path => !isMap(path) })
  mkdirSync(join(target, 'apps/server'), { recursive: true })
  writeFileSync(join(target, 'package.json'), '{ "private": true, "type": "module" }\n')
  const copied = new Set()
  for (const name of PACKAGES) copyPackage(name, join(root, 'apps', 'server'), target, copied)
  await copyDemoPictures(target)
}

/** Copies the pictures of the demo, drawn here: a container has neither what they are drawn from nor a folder to write them to. */
export async function copyDemoPictures(target) {
  const { makePictures } = await import('../../packages/demo/src/pictures/make-pictures.ts')
  const { picturesFolder } = await import('../../packages/demo/src/pictures/folder.ts')
  await makePictures()
  cpSync(picturesFolder, join(target, relative(root, picturesFolder)), { recursive: true })
}

/** Copies a package and what it depends on; optional ones only where they were installed for this machine. */
function copyPackage(name, from, target, copied) {
  const folder = folderOf(name, from)
  if (folder === undefined || copied.has(folder)) return
  copied.add(folder)
  cpSync(folder, join(target, 'node_modules', name), { recursive: true, dereference: true })
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies }))
    copyPackage(other, folder, target, copied)
}

/** Where a package that `from` uses is installed. */
function folderOf(name, from) {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, 'node_modules', name)
    if (existsSync(join(folder, 'package.json'))) return folder
    if (at === dirname(at)) return undefined
  }
}

if (isMain(import.meta.url)) {
  const [target] = process.argv.slice(2)
  if (target === undefined) throw new Error('Say where to: node ops/container/copy-runtime.mjs <folder>')
  await copyRuntime(target)
}
