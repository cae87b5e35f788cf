import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { toolFault } from './faults.mjs'

const SCRIPTS = fileURLToPath(new URL('.', import.meta.url))
let project = ''

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'my 店 start-'))
  cpSync(SCRIPTS, join(project, 'scripts'), { recursive: true })
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

function program(path: string, text: string): void {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, `#!/bin/sh\n${text}\n`)
  chmodSync(path, 0o755)
}

/** Runs `npm start` of a project whose npm is a shell script. */
function start(npm: string) {
  const bin = join(project, 'bin')
  program(join(bin, 'npm'), npm)
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'scripts', 'start.mjs')], {
    env: { ...process.env, PATH: [bin, process.env['PATH']].join(delimiter), npm_lifecycle_event: '' },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** A Node that prints its arguments: the last thing `npm start` does is to run the server on it. */
const INSTALL = `mkdir -p node_modules/node/bin; printf '#!/bin/sh\\nfor one in "$@"; do echo "[$one]"; done\\n' > node_modules/node/bin/node; chmod +x node_modules/node/bin/node`
const BUILD = 'case "$*" in *build*) exit 0 ;; esac'

test('npm start runs the server from a path with spaces and Chinese characters', () => {
  const { status, stdout, stderr } = start(`${BUILD}\n${INSTALL}`)
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toContain(`[${join(project, 'apps', 'server', 'dist', 'main.js')}]`)
})

test.each([
  [
    'npm error code ENOSPC',
    /^The packages could not be installed, because the disk is full: free at least 2 GB where .* is\.\n$/,
  ],
  [
    'npm error code EACCES',
    /^The packages could not be installed, because .* cannot be written: give this user write permission.*\.\n$/,
  ],
  [
    'npm error code ENOTFOUND',
    /^The packages could not be installed, because the npm registry does not answer: check the network.*\.\n$/,
  ],
  [
    'npm error a new kind',
    /^The packages could not be installed \(npm error a new kind\): correct that and start again, and .*install\.log says more\.\n$/,
  ],
])('An installation that fails with "%s" ends npm start with one sentence', (output, sentence) => {
  const { status, stderr } = start(`echo "${output}" >&2; echo "    at stack (trace.js:1:1)" >&2; exit 1`)
  expect(stderr).toMatch(sentence)
  expect(status).toBe(1)
})

test('A build on a full disk ends npm start with one sentence', () => {
  const failing = 'case "$*" in *build*) echo "Error: ENOSPC: no space left on device, write" >&2; exit 1 ;; esac'
  const { status, stderr } = start(`${failing}\n${INSTALL}`)
  expect(stderr).toMatch(
    /^The guest app could not be built, because the disk is full: free at least 2 GB where .* is\.\n$/,
  )
  expect(status).toBe(1)
})

test('A fault of the start script is one sentence too', () => {
  mkdirSync(join(project, 'node_modules'))
  // The folder of the stamps cannot be made where a file is.
  writeFileSync(join(project, 'node_modules', '.cache'), '')
  const { status, stdout, stderr } = start(`${BUILD}\n${INSTALL}`)
  expect(stdout).not.toContain('[')
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toMatch(/^Comanda cannot start \(.*\): correct that and start again\.\n$/)
  expect(status).toBe(1)
})

test('The output of a build with an unknown cause is saved', () => {
  const failing = 'case "$*" in *build*) echo "src/a.ts: unexpected token" >&2; exit 1 ;; esac'
  const { stderr } = start(`${failing}\n${INSTALL}`)
  const [, file = ''] = /again, and (.*\.log) says more/.exec(stderr) ?? []
  expect(existsSync(file)).toBe(true)
  expect(readFileSync(file, 'utf8')).toBe('src/a.ts: unexpected token\n')
})

test('A cause is detected in the output of Rolldown too', () => {
  expect(toolFault('The server could not be built', 'No space left on device (os error 28)', 'x').message).toContain(
    'the disk is full',
  )
})
