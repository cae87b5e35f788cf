import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { reachOfFolder } from '@comanda/server/platform/db/index'
import { type Started, startProcess } from './process.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** As in `npm start`. */
const MEMORY = ['--max-semi-space-size=16', '--no-parallel-scavenge', '--heap-growing-percent=45']

/** Digests and seals of the measured server. */
export const SECRET = 'of-the-benchmark-and-of-no-worth-at-all'

/** The settings of a production server on addresses of this machine. */
const production = (port: number, dataDir: string) => ({
  NODE_ENV: 'production',
  PORT: `${port}`,
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  SECRET,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  ALLOW_STANDINS: '1',
  MALLOC_ARENA_MAX: '1',
  NODE_COMPILE_CACHE: at('../../../node_modules/.cache/comanda/compiled'),
})

interface ProductOptions {
  /** A folder for CPU profiles. */
  profile?: string | undefined
  /** With the demo brand's pictures. */
  demo?: boolean
  /** Further configuration. */
  env?: Readonly<Record<string, string>>
}

/** The product, in the mode of `npm start` for production. */
export const startProduct = (
  dataDir: string,
  { profile, demo = false, env = {} }: ProductOptions = {},
): Promise<Started> =>
  startProcess({
    file: at('../../../apps/server/dist/main.js'),
    nodeArgs: [...MEMORY, ...(profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`])],
    env: port => ({ ...production(port, dataDir), ...(demo && { DEMO: 'true' }), ...env }),
  })

/** The bare reference, on the database of the running product. */
export const startReference = (dataDir: string, { page = false } = {}): Promise<Started> =>
  startProcess({
    file: at('../reference/server.ts'),
    env: port => ({
      BENCH_REFERENCE: JSON.stringify({ port, page, reach: reachOfFolder(dataDir) }),
      NODE_ENV: 'production',
    }),
  })

/** The file with the process id of the embedded database. */
export const databasePidFile = (dataDir: string): string => join(dataDir, 'postgres', 'postmaster.pid')
