// Where things are, and how the tools of this project are started. Runs on Node 20 with nothing installed.
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

/** A path inside the project. */
export const at = (...parts) => join(root, ...parts)

/** Whether a module (its `import.meta.url`) is the script Node was started with, also through a symbolic link. */
export const isMain = url => process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(url)

/** The project's own Node 24, or undefined before the first install. */
export const ownNode = () =>
  [at('node_modules', 'node', 'bin', 'node'), at('node_modules', 'node', 'bin', 'node.exe')].find(path =>
    existsSync(path),
  )

/** The environment for tools: the project's programs, its own Node among them, come first. */
export const toolEnv = (extra = {}) => ({
  ...process.env,
  PATH: [at('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  ...extra,
})

/**
 * Runs a program to its end.
 * @returns its exit code and, unless `show` is set, all that it printed
 */
export function run(program, args, { show = false, cwd = root, env = {} } = {}) {
  return new Promise(resolve => {
    const stdio = show ? 'inherit' : ['ignore', 'pipe', 'pipe']
    const child = spawn(program, args, { cwd, stdio, env: toolEnv(env) })
    const pieces = []
    child.stdout?.on('data', piece => pieces.push(piece))
    child.stderr?.on('data', piece => pieces.push(piece))
    child.once('error', error => resolve({ code: 127, output: error.message }))
    child.once('close', code => resolve({ code: code ?? 1, output: Buffer.concat(pieces).toString() }))
  })
}
