// `npm start`: installs and builds what is missing, then runs the server on the project's own Node 24 under supervise.sh.
// PORT (8080), DATA_DIR (./data) and DATABASE_URL are read by the server itself.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { buildApps } from './build.mjs'
import { sentenceOf, ToolFault } from './faults.mjs'
import { install } from './install.mjs'
import { at, ownNode, root, toolEnv } from './project.mjs'

process.on('uncaughtException', fail)
// npm runs this in a shell that passes no signal on: once npm or that shell is gone the server ends. Started without npm it outlives its shell.
const starters = process.env.npm_lifecycle_event === 'start' ? [process.ppid, ...npmAbove(process.ppid)] : []

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) fail(new ToolFault(`Node ${process.version} is too old: install Node 20 or newer.`))

await install()
await buildApps()
serve()

function serve() {
  const node = ownNode() ?? process.execPath
  // A nursery of 16 MB, so that what a request needs is mostly gone before the nursery is swept and is not carried into
  // the old space; which is swept when it has grown by 60 %, so that it keeps no room that nobody needs. One thread sweeps
  // the nursery: on few processors several only wait for each other, and each carries over into pages of its own.
  const memory = ['--max-semi-space-size=16', '--no-parallel-scavenge', '--heap-growing-percent=45']
  const server = [node, ...memory, at('apps', 'server', 'dist', 'main.js'), ...process.argv.slice(2)]
  const supervised = process.platform === 'win32' ? server : ['/bin/sh', at('scripts', 'supervise.sh'), ...server]
  const [program = node, ...args] = supervised
  const replaces = typeof process.execve === 'function' && process.platform !== 'win32'
  const endWith = replaces ? starters : [...starters, process.pid]
  const env = toolEnv({
    END_WITH: endWith.join(','),
    MALLOC_ARENA_MAX: '1',
    NODE_COMPILE_CACHE: at('node_modules', '.cache', 'comanda', 'compiled'),
  })
  process.chdir(root)
  // From Node 22.15 on the supervisor replaces this process, and signals reach it directly.
  if (replaces) process.execve(program, [program, ...args], env)
  forwardTo(spawn(program, args, { stdio: 'inherit', env }))
}

/** The process id of npm when it is the parent of `shell`; known on Linux. */
function npmAbove(shell) {
  try {
    const stat = readFileSync(`/proc/${shell}/stat`, 'utf8')
    const parent = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
    // npm sets its command line to `npm start`.
    return readFileSync(`/proc/${parent}/cmdline`, 'utf8').startsWith('npm ') ? [Number(parent)] : []
  } catch {
    return []
  }
}

function forwardTo(server) {
  // Ctrl-C in a terminal reaches the whole group, the server included.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'))
  process.on('SIGTERM', () => server.kill('SIGTERM'))
  process.on('SIGHUP', () => server.kill('SIGTERM'))
  server.once('error', fail)
  server.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)))
}

function fail(error) {
  console.error(sentenceOf(error))
  process.exit(1)
}
