// `npm run check:container`: builds the image of ops/container/Dockerfile and places an order in it. Uses Docker or Podman with an engine
// that runs and has or can pull the base image; otherwise buildah with chroot isolation on a base made by debootstrap and the project's own Node (Debian packages buildah and
// debootstrap). Ends with 1 where the order fails, and with 2 and one sentence where no image can be built here.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { at, ownNode, root } from './project.mjs'

const PORT = 18_000 + (process.pid % 10_000)
const FOLDER = '/var/tmp/comanda-container'
const BASE = 'localhost/comanda-base'
const IMAGE = 'localhost/comanda-check'
const SECRET = 'only-for-the-check-of-the-container-image'
const DOCKERFILE = at('ops', 'container', 'Dockerfile')

/** The base image that the Dockerfile names. */
const OFFICIAL_BASE = /^ARG BASE=(\S+)$/m.exec(readFileSync(DOCKERFILE, 'utf8'))?.[1] ?? ''

const answers = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0

function run(program, ...args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', cwd: root, maxBuffer: 1e9 })
  if (status === 0) return stdout.trim()
  throw new Error(
    `${program} ${args.slice(0, 6).join(' ')} failed: ${error?.message ?? `${stdout}\n${stderr}`.slice(-4000)}`,
  )
}

const STORAGE = ['--root', join(FOLDER, 'storage'), '--runroot', join(FOLDER, 'run'), '--storage-driver', 'vfs']
const buildah = (...args) => run('buildah', ...STORAGE, ...args)

/** A Debian 12 without anything else, and the project's own Node in it. */
function makeBase() {
  const rootfs = join(FOLDER, 'rootfs')
  if (!existsSync(join(rootfs, 'usr', 'bin', 'dpkg'))) {
    console.log('Making a base with debootstrap ...')
    mkdirSync(FOLDER, { recursive: true })
    run('debootstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', rootfs)
  }
  const container = buildah('from', 'scratch')
  buildah('add', container, rootfs, '/')
  buildah('copy', '--chmod', '755', container, ownNode(), '/usr/local/bin/node')
  // What this machine trusts, for a registry behind a proxy with certificates of its own.
  const authorities = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt'
  buildah('copy', container, authorities, '/etc/ssl/check-authorities.crt')
  buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/check-authorities.crt', container)
  // npm of this machine: the base has none of its own.
  const npm = dirname(dirname(realpathSync(run('sh', '-c', 'command -v npm'))))
  buildah('copy', container, npm, '/usr/local/lib/node_modules/npm')
  for (const name of ['npm', 'npx'])
    buildah(
      'run',
      '--isolation',
      'chroot',
      container,
      '--',
      'ln',
      '-s',
      `../lib/node_modules/npm/bin/${name}-cli.js`,
      `/usr/local/bin/${name}`,
    )
  buildah('commit', '--rm', container, BASE)
}

const hasBase = program =>
  answers(program, 'image', 'inspect', OFFICIAL_BASE) || answers(program, 'pull', OFFICIAL_BASE)

/** How this machine builds the image and starts it; `start` returns a function that ends it. */
function engine() {
  for (const program of ['docker', 'podman'])
    if (answers(program, 'info') && hasBase(program))
      return {
        name: program,
        build: () => run(program, 'build', '-f', DOCKERFILE, '-t', IMAGE, '.'),
        start(env) {
          const settings = Object.entries(env).flatMap(([name, value]) => ['-e', `${name}=${value}`])
          const limits = ['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges']
          const id = run(program, 'run', '-d', '--network', 'host', ...limits, ...settings, IMAGE)
          return () => run(program, 'rm', '-f', id)
        },
      }
  if (process.getuid?.() !== 0 || !answers('buildah', '--version') || !answers('debootstrap', '--version'))
    return undefined
  return {
    name: 'buildah with chroot isolation',
    build() {
      makeBase()
      const options = [
        '--isolation',
        'chroot',
        '--build-arg',
        `BASE=${BASE}`,
        '--ignorefile',
        `${DOCKERFILE}.dockerignore`,
      ]
      buildah('bud', ...options, '-f', DOCKERFILE, '-t', IMAGE, root)
    },
    start(env) {
      const container = buildah('from', IMAGE)
      const settings = Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`])
      const { Entrypoint: command } = JSON.parse(buildah('inspect', container)).OCIv1.config
      const args = [...STORAGE, 'run', '--isolation', 'chroot', ...settings, container, '--', ...command]
      const child = spawn('buildah', args, { stdio: ['ignore', 'inherit', 'inherit'] })
      const gone = new Promise(resolve => child.once('exit', resolve))
      return async () => {
        child.kill('SIGTERM')
        await gone
        buildah('rm', container)
      }
    },
  }
}

async function ready() {
  for (let tries = 0; tries < 240; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await wait(500)
  }
  throw new Error('the container did not become ready within two minutes')
}

const here = engine()
if (here === undefined) {
  console.error(
    'No image can be built here: a running Docker or Podman is missing, and so are root rights with the Debian packages buildah and debootstrap.',
  )
  process.exit(2)
}
console.log(`Building the image with ${here.name} ...`)
here.build()
await orderInImage(here)
console.log('The image was built, and an order was placed in it.')

/** A database of the demo brand beside the container, as PostgreSQL is beside it in production. */
async function database() {
  const { startEmbedded } = await import('../apps/server/src/platform/db/cluster/supervisor.ts')
  const { migrate, openDatabase } = await import('../apps/server/src/platform/db/index.ts')
  const { seedDemo } = await import('../apps/server/src/seed.ts')
  const { silentLog } = await import('../apps/server/src/platform/log.ts')
  const { useSealKeys } = await import('../apps/server/src/platform/seal.ts')
  const folder = mkdtempSync('/var/tmp/comanda-container-data-')
  chmodSync(folder, 0o711)
  // An address of the loopback network of its own, because 127.0.0.1:5432 may be taken.
  const host = `127.${1 + (process.pid % 200)}.${1 + (Math.floor(process.pid / 200) % 200)}.1`
  const embedded = await startEmbedded(folder, { log: silentLog, moreSettings: [`listen_addresses=${host}`] })
  const db = await openDatabase({ reach: embedded.reach })
  try {
    await migrate(db, at('apps', 'server', 'migrations'))
    // Personal data of the demo is sealed with the secret that the container starts with.
    useSealKeys([], SECRET)
    await seedDemo(db)
  } finally {
    await db.close()
  }
  const stop = async () => {
    await embedded.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { url: `postgresql://comanda@${host}:5432/comanda`, stop }
}

async function orderInImage({ start }) {
  const { contract } = await import('../packages/contract/src/index.ts')
  const { EDAMAME, newCaller, pickupInput } = await import('../e2e/src/steps/caller.ts')
  const url = `http://127.0.0.1:${PORT}`
  const { url: databaseUrl, stop } = await database()
  const end = start({
    DATABASE_URL: databaseUrl,
    PORT: String(PORT),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    SECRET,
    ALLOW_STANDINS: '1',
  })
  try {
    await ready()
    const guest = await newCaller(url)
    const placed = await guest.call(contract.order.submit, await pickupInput(guest, 101, EDAMAME, 'out-line'))
    if (placed.code !== '000') throw new Error(`the order was refused: ${JSON.stringify(placed)}`)
    const page = await fetch(`${url}/storeIndex?shopId=101&bizType=1300`)
    if (!page.ok || !(await page.text()).includes('<html')) throw new Error(`the guests' app answered ${page.status}`)
  } finally {
    await end()
    await stop()
  }
}
