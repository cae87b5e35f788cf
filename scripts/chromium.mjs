// Finds a Chromium for the browser journeys, or installs Debian's.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './project.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium on this machine: CHROMIUM, one on the PATH, or a usual place. */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const onPath = NAMES.flatMap(name => folders.map(folder => join(folder, name)))
  return [process.env.CHROMIUM, ...onPath, ...ELSEWHERE].find(path => path !== undefined && existsSync(path))
}

/**
 * The path of a Chromium, installing Debian's package where there is none.
 * @throws Error that says what to do when that is not possible here
 */
export async function chromium() {
  const found = findChromium()
  if (found !== undefined) return found
  if (process.getuid?.() !== 0) {
    throw new Error('The browser journeys need Chromium: install it, or set CHROMIUM to the path of one.')
  }
  console.log('Installing Chromium (apt-get) ...')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  const done = await run(
    'apt-get',
    ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'],
    { env },
  )
  const installed = findChromium()
  if (installed === undefined) throw new Error(`Chromium could not be installed:\n${done.output.slice(-2000)}`)
  return installed
}
