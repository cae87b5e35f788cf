// `npm start`: installs and builds what is missing, then runs the server on the project's own Node 24.
// PORT (8080), DATA_DIR (./data) and DATABASE_URL are read by the server itself.
import { spawn } from 'node:child_process'
import { buildApps } from './build.mjs'
import { install } from './install.mjs'
import { at, ownNode, root, toolEnv } from './project.mjs'

// npm runs this in a shell that passes no signal on: once that shell is gone the server ends. Started by hand it outlives its shell.
const shell = process.env.npm_lifecycle_event === 'start' ? process.ppid : undefined

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) fail(new Error(`This needs Node 20 or newer; this is ${process.version}.`))

try {
  await install()
  await buildApps()
} catch (error) {
  fail(error)
}
serve()

function serve() {
  const node = ownNode() ?? process.execPath
  // A nursery of 16 MB, so that what a request needs is mostly gone before the nursery is swept and is not carried into
  // the old space; which is swept when it has grown by 60 %, so that it keeps no room that nobody needs. One thread sweeps
  // the nursery: on few processors several only wait for each other, and each carries over into pages of its own.
  const memory = ['--max-semi-space-size=16', '--no-parallel-scavenge', '--heap-growing-percent=45']
  const args = [...memory, at('apps', 'server', 'dist', 'main.js'), ...process.argv.slice(2)]
  const takesOver = typeof process.execve === 'function' && process.platform !== 'win32'
  const endWith = takesOver ? shell : process.pid
  const env = toolEnv({
    ...(endWith !== undefined && { END_WITH: String(endWith) }),
    MALLOC_ARENA_MAX: '1',
    NODE_COMPILE_CACHE: at('node_modules', '.cache', 'comanda', 'compiled'),
  })
  process.chdir(root)
  // On Node 24 the server takes this process over: one process, and signals reach it themselves.
  if (takesOver) process.execve(node, [node, ...args], env)
  forwardTo(spawn(node, args, { stdio: 'inherit', env }))
}

function forwardTo(server) {
  // Ctrl-C in a terminal reaches the whole group: the server hears it itself.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'))
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  process.on('SIGHUP', () => server.kill('SIGTERM'))
  if (shell !== undefined) setInterval(() => process.ppid === shell || server.kill('SIGTERM'), 500).unref()
  server.once('error', fail)
  server.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)))
}

function fail(error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
