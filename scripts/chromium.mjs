// Finds a Chromium for the browser journeys: the headless shell of an npm package, where it runs, because it uses two fifths less
// CPU time than a full browser; else the machine's own, or Debian's for root.
// `node scripts/chromium.mjs` prints its path.
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { sentenceOf, ToolFault } from './faults.mjs'
import { at, isMain, run } from './project.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium on this machine: CHROMIUM, one on the PATH, or a usual place. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap(name => folders.map(folder => join(folder, name)))
  return [givenChromium(), ...onPath, ...USUAL_PLACES].find(path => path && existsSync(path))
}

const givenChromium = () => (existsSync(process.env.CHROMIUM ?? '') ? process.env.CHROMIUM : undefined)

/**
 * The path of CHROMIUM, or of the headless shell, or of another Chromium, installed where there is none.
 * @throws ToolFault that says what to do when that is not possible here
 */
export async function chromium() {
  const path = givenChromium() ?? (await headlessShell()) ?? findChromium() ?? (await installFromDebian())
  if (path === undefined)
    throw new ToolFault('The browser journeys need Chromium: install it, or set CHROMIUM to the path of one.')
  return path
}

/** The headless shell of the npm package, if it starts on this machine. */
async function headlessShell() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const path = await unpackChromium()
  return spawnSync(path, ['--version']).status === 0 ? path : undefined
}

async function installFromDebian() {
  if (process.getuid?.() !== 0) return undefined
  console.error('Installing Chromium (apt-get) ...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'], { env })
  return findChromium()
}

/** Unpacks the browser of the npm package once, into node_modules/.cache. It runs with the package's own system libraries where some are missing. */
async function unpackChromium() {
  const archives = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..', 'bin')
  const { version } = JSON.parse(readFileSync(join(archives, '..', 'package.json'), 'utf8'))
  const folder = at('node_modules', '.cache', 'comanda', `chromium-${version}`)
  if (!existsSync(folder)) await unpackTo(folder, archives)
  return join(folder, 'chromium.sh')
}

/** Unpacks beside the final place and renames: the folder is complete or absent, whatever ends the process. */
async function unpackTo(folder, archives) {
  console.error('Unpacking Chromium of @sparticuz/chromium ...')
  const draft = `${folder}.${process.pid}`
  const temporary = process.env.TMPDIR
  mkdirSync(draft, { recursive: true })
  try {
    // The package unpacks into the temporary folder, whatever that is.
    process.env.TMPDIR = draft
    const { inflate } = await import('@sparticuz/chromium')
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(join(archives, name))
    writeFileSync(join(draft, 'fonts.conf'), FONTS)
    writeFileSync(join(draft, 'chromium.sh'), launcher(draft))
    chmodSync(join(draft, 'chromium.sh'), 0o755)
    if (!existsSync(folder)) renameSync(draft, folder)
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
    rmSync(draft, { recursive: true, force: true })
  }
}

/** The fonts of the machine, where it has some, and those of the package. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts/fonts</dir>
</fontconfig>
`

/** Runs the browser. The package's libraries are used only where the machine lacks some: its own ones fit together better. */
function launcher(draft) {
  const { status } = spawnSync(join(draft, 'chromium'), ['--version'])
  const libraries = status === 0 ? '' : 'export LD_LIBRARY_PATH="$folder/al2023/lib"\n'
  return `#!/bin/sh
folder=\${0%/*}
export FONTCONFIG_FILE="$folder/fonts.conf"
${libraries}exec "$folder/chromium" "$@"
`
}

if (isMain(import.meta.url)) {
  try {
    console.log(await chromium())
  } catch (error) {
    console.error(sentenceOf(error))
    process.exitCode = 1
  }
}
